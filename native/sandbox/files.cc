#include "sandbox/files.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>

#include "sandbox/trouble.h"

namespace pagemill::sandbox {
namespace {

// Rights that came after the headers of the oldest system this is built on.
constexpr std::uint64_t REFER = 1ULL << 13;
constexpr std::uint64_t TRUNCATE = 1ULL << 14;
constexpr std::uint64_t IOCTL_DEV = 1ULL << 15;
constexpr std::uint64_t TCP = 3;
constexpr std::uint64_t ABSTRACT_SOCKETS_AND_SIGNALS = 3;

constexpr std::uint64_t FIRST_RIGHTS = REFER - 1;
constexpr std::uint64_t READ = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t WRITE = READ | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_MAKE_REG |
                                LANDLOCK_ACCESS_FS_REMOVE_FILE | TRUNCATE;
/** Rights that a rule of a file, not a folder, may have. */
constexpr std::uint64_t OF_FILES = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE |
                                   LANDLOCK_ACCESS_FS_WRITE_FILE | TRUNCATE | IOCTL_DEV;

/** The kernel's struct with all its fields; an older kernel takes it while the later ones are 0. */
struct Ruleset {
  std::uint64_t files;
  std::uint64_t network;
  std::uint64_t scoped;
};

}  // namespace

Files::Files() {
  const long version =
      syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (version < 1) fail("the kernel has no Landlock");
  handled_ = FIRST_RIGHTS;
  if (version >= 2) handled_ |= REFER;
  if (version >= 3) handled_ |= TRUNCATE;
  if (version >= 5) handled_ |= IOCTL_DEV;
  const Ruleset ruleset{handled_, version >= 4 ? TCP : 0,
                        version >= 6 ? ABSTRACT_SOCKETS_AND_SIGNALS : 0};
  rules_ = static_cast<int>(syscall(SYS_landlock_create_ruleset, &ruleset, sizeof ruleset, 0));
  if (rules_ < 0) fail("landlock_create_ruleset");
}

Files::~Files() { close(rules_); }

void Files::allow_reading(const std::string& path) { allow(path, READ, false); }

void Files::allow_writing(const std::string& folder) { allow(folder, WRITE, true); }

void Files::allow_executing(const std::string& path) {
  allow(path, LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE, true);
}

void Files::allow(const std::string& path, std::uint64_t rights, bool is_needed) {
  const int place = open(path.c_str(), O_PATH | O_CLOEXEC);
  if (place < 0) {
    if (is_needed) fail(path);
    return;
  }
  struct stat found {};
  if (fstat(place, &found) != 0) fail(path);
  if (!S_ISDIR(found.st_mode)) rights &= OF_FILES;
  const landlock_path_beneath_attr rule{rights & handled_, place};
  if (syscall(SYS_landlock_add_rule, rules_, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) != 0) fail(path);
  close(place);
}

void Files::enforce() {
  if (syscall(SYS_landlock_restrict_self, rules_, 0) != 0) fail("landlock_restrict_self");
}

}  // namespace pagemill::sandbox
