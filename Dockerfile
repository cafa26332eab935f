# syntax=docker/dockerfile:1
# Build: docker build -t pagemill .

# Debian's own Node is too old for what builds the dashboard: its packages would be left out.
FROM node:24-bookworm-slim AS build
SHELL ["/bin/bash", "-o", "pipefail", "-c"]
WORKDIR /app
COPY . .
# System packages, npm packages (Node 24 is one of them), the addon, the dashboard; then what only
# the build needs goes.
RUN bash scripts/setup.sh \
  && npm ci --omit=dev --workspaces=false --no-audit --no-fund --loglevel=error \
  && mv build/Release/pagemill.node build/Release/sandbox /tmp/ && rm -rf build .cache .tap \
  && mkdir -p build/Release && mv /tmp/pagemill.node /tmp/sandbox build/Release/ \
  && sh scripts/release/prune.sh /app "$(node -p process.arch)" && strip /app/node_modules/node/bin/node

FROM debian:bookworm-slim
# Codes of languages that text in pictures is read in, or `all` of Debian's.
ARG LANGUAGES="eng deu fra spa ita nld por pol bul cat ces dan ell est fin hrv hun lav lit nor ron rus slk slv swe tur ukr jpn kor chi_sim chi_tra"
# hadolint ignore=DL3008,SC2046
RUN apt-get update && apt-get install -y --no-install-recommends \
    ca-certificates libtesseract5 liblept5 libisal2 libseccomp2 tini \
    tesseract-ocr-osd $(for language in $LANGUAGES; do printf ' tesseract-ocr-%s' "$language" | tr _ -; done) \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin pagemill \
  && install -d -o pagemill -g pagemill -m 700 /data
WORKDIR /app
COPY --from=build /app /app
ENV PATH=/app/node_modules/.bin:$PATH HOST=0.0.0.0 PORT=8080 PAGEMILL_DATA=/data NODE_ENV=production
USER 10001
VOLUME /data
EXPOSE 8080
# Nothing is written outside /data and /tmp, and no privilege is needed: run it with a read-only root,
# --cap-drop ALL and --security-opt no-new-privileges.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--", "node", "bin/pagemill.js"]
CMD ["serve", "--supervised"]
