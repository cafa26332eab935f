#include "recognize/repair/net_address.h"

namespace pagemill::recognize {
namespace {

/// Bytes of the shortest domain, as of the last part of `host.org`.
constexpr size_t kShortestDomain = 2;

/// Whether there is a dot with something before it and a domain behind it.
bool is_host(std::string_view text) {
  const size_t dot = text.rfind('.');
  return dot != std::string_view::npos && dot > 0 && text.size() - dot > kShortestDomain;
}

}  // namespace

bool is_net_address(std::string_view word) {
  const size_t at = word.find('@');
  if (at != std::string_view::npos) return at > 0 && is_host(word.substr(at + 1));
  if (word.starts_with("www.") || word.starts_with("WWW.")) return is_host(word.substr(4));
  return word.starts_with("http://") || word.starts_with("https://");
}

}  // namespace pagemill::recognize
