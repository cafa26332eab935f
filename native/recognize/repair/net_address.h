#pragma once

#include <string_view>

namespace pagemill::recognize {

/// Whether a word is an e-mail or web address: `name@host.org`, `www.host.org`, `https://host`.
bool is_net_address(std::string_view word);

}  // namespace pagemill::recognize
