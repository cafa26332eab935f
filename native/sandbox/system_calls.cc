#include "sandbox/system_calls.h"

#include <fcntl.h>
#include <linux/memfd.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cerrno>
#include <initializer_list>

#include "sandbox/trouble.h"

namespace pagemill::sandbox {
namespace {

/**
 * Without conditions. What is left out matters: sockets of any kind, other processes and their memory,
 * new processes, mounts and namespaces, changes of owners, modes, times and attributes (Landlock does
 * not guard those), kernel keys, io_uring, which works around this filter, and truncate(2).
 */
constexpr int FREE[] = {
    // Files.
    SCMP_SYS(access), SCMP_SYS(faccessat), SCMP_SYS(faccessat2), SCMP_SYS(close),
    SCMP_SYS(close_range), SCMP_SYS(dup), SCMP_SYS(dup2), SCMP_SYS(dup3), SCMP_SYS(fadvise64),
    SCMP_SYS(fallocate), SCMP_SYS(fcntl), SCMP_SYS(fdatasync), SCMP_SYS(fstat), SCMP_SYS(fstatfs),
    SCMP_SYS(fsync), SCMP_SYS(ftruncate), SCMP_SYS(getcwd), SCMP_SYS(getdents64), SCMP_SYS(lseek),
    SCMP_SYS(lstat), SCMP_SYS(newfstatat), SCMP_SYS(pread64), SCMP_SYS(preadv), SCMP_SYS(preadv2),
    SCMP_SYS(pwrite64), SCMP_SYS(pwritev), SCMP_SYS(pwritev2), SCMP_SYS(read), SCMP_SYS(readlink),
    SCMP_SYS(readlinkat), SCMP_SYS(readv), SCMP_SYS(stat), SCMP_SYS(statfs), SCMP_SYS(statx),
    SCMP_SYS(unlink), SCMP_SYS(unlinkat), SCMP_SYS(write), SCMP_SYS(writev),
    // The channel to the parent, which is there already.
    SCMP_SYS(getsockname), SCMP_SYS(getsockopt), SCMP_SYS(recvmsg), SCMP_SYS(sendmsg),
    SCMP_SYS(shutdown),
    // Memory.
    SCMP_SYS(brk), SCMP_SYS(get_mempolicy), SCMP_SYS(madvise), SCMP_SYS(membarrier),
    SCMP_SYS(mincore), SCMP_SYS(mmap), SCMP_SYS(mprotect), SCMP_SYS(mremap), SCMP_SYS(munmap),
    SCMP_SYS(pkey_alloc), SCMP_SYS(pkey_free), SCMP_SYS(pkey_mprotect),
    // Threads and waiting. By arch_prctl kernel sets ask for AMX's registers as well.
    SCMP_SYS(arch_prctl), SCMP_SYS(clock_getres), SCMP_SYS(clock_gettime),
    SCMP_SYS(clock_nanosleep), SCMP_SYS(epoll_create1), SCMP_SYS(epoll_ctl), SCMP_SYS(epoll_pwait),
    SCMP_SYS(epoll_pwait2), SCMP_SYS(epoll_wait), SCMP_SYS(eventfd2), SCMP_SYS(exit),
    SCMP_SYS(exit_group), SCMP_SYS(futex), SCMP_SYS(gettimeofday), SCMP_SYS(nanosleep),
    SCMP_SYS(pipe2), SCMP_SYS(poll), SCMP_SYS(ppoll), SCMP_SYS(restart_syscall), SCMP_SYS(rseq),
    SCMP_SYS(rt_sigaction), SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn),
    SCMP_SYS(rt_sigtimedwait), SCMP_SYS(sched_getaffinity), SCMP_SYS(sched_getparam),
    SCMP_SYS(sched_getscheduler), SCMP_SYS(sched_get_priority_max),
    SCMP_SYS(sched_get_priority_min), SCMP_SYS(sched_yield), SCMP_SYS(set_robust_list),
    SCMP_SYS(set_tid_address), SCMP_SYS(sigaltstack), SCMP_SYS(time),
    // What it is and where it runs.
    SCMP_SYS(capget), SCMP_SYS(getcpu), SCMP_SYS(getegid), SCMP_SYS(geteuid), SCMP_SYS(getgid),
    SCMP_SYS(getpid), SCMP_SYS(getppid), SCMP_SYS(getpriority), SCMP_SYS(getrandom),
    SCMP_SYS(getrlimit), SCMP_SYS(getrusage), SCMP_SYS(gettid), SCMP_SYS(getuid),
    SCMP_SYS(sysinfo), SCMP_SYS(times), SCMP_SYS(umask), SCMP_SYS(uname),
    // Itself again: Landlock allows one program, whose walls are the same.
    SCMP_SYS(execve),
};

class Filter {
 public:
  Filter() : filter_(seccomp_init(SCMP_ACT_ERRNO(ENOSYS))) {
    if (!filter_) give_up("seccomp: there is no filter");
  }
  Filter(const Filter&) = delete;
  Filter& operator=(const Filter&) = delete;
  ~Filter() { seccomp_release(filter_); }

  /** A call for which all conditions hold; those that a processor does not have are left out. */
  void allow(int call, std::initializer_list<scmp_arg_cmp> conditions = {}) {
    check(seccomp_rule_add_array(filter_, SCMP_ACT_ALLOW, call,
                                 static_cast<unsigned>(conditions.size()), conditions.begin()));
  }

  void enforce() {
    // A search tree over the calls instead of a chain.
    check(seccomp_attr_set(filter_, SCMP_FLTATR_CTL_OPTIMIZE, 2));
    check(seccomp_load(filter_));
  }

 private:
  static void check(int result) {
    if (result == 0) return;
    errno = -result;
    fail("seccomp");
  }

  scmp_filter_ctx filter_;
};

scmp_arg_cmp equals(unsigned argument, scmp_datum_t value) {
  return {argument, SCMP_CMP_EQ, value, 0};
}

scmp_arg_cmp has(unsigned argument, scmp_datum_t mask, scmp_datum_t value) {
  return {argument, SCMP_CMP_MASKED_EQ, mask, value};
}

/** Kernels before 6.2 let files be cut through openings for reading, which Landlock allows. */
void allow_opening(Filter& filter, int call, unsigned flags) {
  filter.allow(call, {has(flags, O_TRUNC, 0)});
  filter.allow(call, {has(flags, O_ACCMODE, O_WRONLY)});
  filter.allow(call, {has(flags, O_ACCMODE, O_RDWR)});
}

}  // namespace

void allow_few_system_calls() {
  Filter filter;
  for (const int call : FREE) filter.allow(call);
  allow_opening(filter, SCMP_SYS(open), 1);
  allow_opening(filter, SCMP_SYS(openat), 2);
  // Threads, not processes. clone3 hides its flags from a filter, and the C library does without.
  filter.allow(SCMP_SYS(clone), {has(0, CLONE_THREAD, CLONE_THREAD)});
  // This process keeps its number over exec.
  const auto own = static_cast<scmp_datum_t>(getpid());
  filter.allow(SCMP_SYS(kill), {equals(0, own)});
  filter.allow(SCMP_SYS(tgkill), {equals(0, own)});
  for (const scmp_datum_t who : {scmp_datum_t{0}, own})
    filter.allow(SCMP_SYS(prlimit64), {equals(0, who)});
  filter.allow(SCMP_SYS(setpriority), {equals(0, PRIO_PROCESS), equals(1, 0)});
  for (const scmp_datum_t what : {PR_SET_NAME, PR_GET_NAME, PR_GET_DUMPABLE, PR_CAPBSET_READ})
    filter.allow(SCMP_SYS(prctl), {equals(0, what)});
  // Memory that threads share, as a file that cannot be run (MFD_NOEXEC_SEAL, which headers may not know).
  filter.allow(SCMP_SYS(memfd_create), {equals(1, MFD_CLOEXEC | 0x0008U)});
  // Names of memory areas.
  filter.allow(SCMP_SYS(prctl), {equals(0, 0x53564d41)});
  for (const scmp_datum_t what : {scmp_datum_t{TCGETS}, scmp_datum_t{FIONBIO},
                                  scmp_datum_t{FIOCLEX}, scmp_datum_t{FIONREAD}})
    filter.allow(SCMP_SYS(ioctl), {equals(1, what)});
  filter.enforce();
}

}  // namespace pagemill::sandbox
