// Starts a program that can do little: `sandbox [options] -- program arguments…`. It sees the files
// that options name and no others, has no network and no privileges, starts no other programs, and
// ends with its parent. What it is allowed it keeps over exec, so nothing runs before the walls stand.
//
//   --read PATH     a file or folder it may read; left out where there is none
//   --write FOLDER  a folder it may make, read, change and remove plain files in
//   --data BYTES    memory it may have that is its own (RLIMIT_DATA)
//   --cpu SECONDS   processor time it may use (RLIMIT_CPU)
//   --no-landlock   where the kernel has no Landlock: all but the walls around files
//   --probe         sets walls up around itself and ends with 0 where all of them can stand
//
// Ends with 125 and a line on standard error when a wall cannot be set up.

#include <elf.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "sandbox/files.h"
#include "sandbox/system_calls.h"
#include "sandbox/trouble.h"

namespace pagemill::sandbox {
namespace {

struct Options {
  std::vector<std::string> read;
  std::vector<std::string> write;
  rlim_t data = RLIM_INFINITY;
  rlim_t cpu = RLIM_INFINITY;
  bool has_landlock = true;
  bool probe = false;
  char** program = nullptr;
};

Options parsed(int count, char** words) {
  Options options;
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    if (word == "--") {
      options.program = words + i + 1;
      break;
    }
    if (word == "--probe") options.probe = true;
    else if (word == "--no-landlock") options.has_landlock = false;
    else if (i + 1 == count) give_up("the command line ends too early");
    else if (word == "--read") options.read.emplace_back(words[++i]);
    else if (word == "--write") options.write.emplace_back(words[++i]);
    else if (word == "--data") options.data = std::strtoull(words[++i], nullptr, 10);
    else if (word == "--cpu") options.cpu = std::strtoull(words[++i], nullptr, 10);
    else give_up("there is no option " + word);
  }
  if (!options.probe && (!options.program || !options.program[0])) give_up("no program is named");
  return options;
}

void limit(int what, rlim_t most) {
  rlimit now{};
  if (getrlimit(static_cast<__rlimit_resource>(what), &now) != 0) fail("getrlimit");
  // Nobody may raise what was set before.
  if (now.rlim_max < most) most = now.rlim_max;
  now = {most, most};
  if (setrlimit(static_cast<__rlimit_resource>(what), &now) != 0) fail("setrlimit");
}

void drop_privileges() {
  for (int capability = 0; capability < 64; ++capability)
    prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
  __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct none[2]{};
  if (syscall(SYS_capset, &header, none) != 0) fail("capset");
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) fail("no_new_privs");
}

/** The loader that a program names for its libraries; the kernel executes that one, too. */
std::string loader_of(const char* program) {
  const int file = open(program, O_RDONLY | O_CLOEXEC);
  if (file < 0) fail(program);
  Elf64_Ehdr head{};
  std::string loader;
  if (pread(file, &head, sizeof head, 0) == sizeof head &&
      std::memcmp(head.e_ident, ELFMAG, SELFMAG) == 0)
    for (int i = 0; i < head.e_phnum; ++i) {
      Elf64_Phdr part{};
      const auto at = static_cast<off_t>(head.e_phoff + i * sizeof part);
      if (pread(file, &part, sizeof part, at) != sizeof part || part.p_type != PT_INTERP) continue;
      char path[256]{};
      if (pread(file, path, std::min<size_t>(sizeof path - 1, part.p_filesz),
                static_cast<off_t>(part.p_offset)) > 0)
        loader = path;
    }
  close(file);
  return loader;
}

int run(const Options& options) {
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) fail("parent's death");
  // Standard streams and the channel to the parent stay; what else was inherited was not meant for it.
  syscall(SYS_close_range, 4, ~0U, 0);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_DATA, options.data);
  limit(RLIMIT_CPU, options.cpu);
  drop_privileges();
  if (options.has_landlock) {
    Files files;
    for (const auto& path : options.read) files.allow_reading(path);
    for (const auto& path : options.write) files.allow_writing(path);
    if (options.program) {
      files.allow_executing(options.program[0]);
      const auto loader = loader_of(options.program[0]);
      if (!loader.empty()) files.allow_executing(loader);
    }
    files.enforce();
  }
  allow_few_system_calls();
  if (options.probe) return 0;
  execv(options.program[0], options.program);
  fail(options.program[0]);
}

}  // namespace
}  // namespace pagemill::sandbox

int main(int count, char** words) {
  return pagemill::sandbox::run(pagemill::sandbox::parsed(count, words));
}
