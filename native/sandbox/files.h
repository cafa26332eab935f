#pragma once

#include <cstdint>
#include <string>

namespace pagemill::sandbox {

/** Landlock's rules of which files this process may open; all others are closed to it. */
class Files {
 public:
  /** Gives up where the kernel has no Landlock. */
  Files();
  Files(const Files&) = delete;
  Files& operator=(const Files&) = delete;
  ~Files();

  /** A file, or a folder with all below it. No rule where there is none. */
  void allow_reading(const std::string& path);
  /** A folder: plain files in it are made, read, changed and removed; links and devices are not made. */
  void allow_writing(const std::string& folder);
  /** A program, which may be read, too. */
  void allow_executing(const std::string& path);
  /** From now on, for this process and all that it becomes. */
  void enforce();

 private:
  void allow(const std::string& path, std::uint64_t rights, bool is_needed);

  int rules_;
  std::uint64_t handled_;
};

}  // namespace pagemill::sandbox
