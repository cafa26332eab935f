#include "sandbox/trouble.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace pagemill::sandbox {

/** As of a launcher that could not launch: no program's own. */
constexpr int NOT_STARTED = 125;

void give_up(const std::string& reason) {
  std::fprintf(stderr, "sandbox: %s\n", reason.c_str());
  std::exit(NOT_STARTED);
}

void fail(const std::string& what) { give_up(what + ": " + std::strerror(errno)); }

}  // namespace pagemill::sandbox
