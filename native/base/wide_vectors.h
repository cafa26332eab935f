#pragma once

/// Before a function whose loops over pixels become vectors: it is compiled for AVX2 as well, and the loader
/// takes the one that the processor runs. Both give the same pixels: sums are whole numbers, or are added in
/// the same order and never contracted. Sanitizers instrument the loader's choice, which runs before they do.
#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_ADDRESS__)
#define WIDE_VECTORS __attribute__((target_clones("avx2", "default")))
#else
#define WIDE_VECTORS
#endif
