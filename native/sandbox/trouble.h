#pragma once

#include <string>

namespace pagemill::sandbox {

/** Says why on standard error and ends the process. */
[[noreturn]] void give_up(const std::string& reason);

/** The same, with what errno says. */
[[noreturn]] void fail(const std::string& what);

}  // namespace pagemill::sandbox
