# is_genuine SECRET ID TIMESTAMP SIGNATURES <BODY: whether pagemill sent it in the last five minutes
is_genuine() {
  local age=$(($(date +%s) - $3)) key wanted sent
  [ "${age#-}" -le 300 ] || return 1
  key=$(printf %s "${1#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \n')
  wanted=v1,$({ printf '%s.%s.' "$2" "$3"; cat; } |
    openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64 -w0)
  for sent in $4; do
    [ "$sent" = "$wanted" ] && return 0
  done
  return 1
}
