#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

#include "base/error.h"

namespace pagemill {

/// Tells a call whether it may go on. Every loop that can run longer than some milliseconds asks.
class CancelToken {
 public:
  using Clock = std::chrono::steady_clock;

  /// @param flag anything but 0 there cancels; written by another thread; may be null
  /// @param limit time the call may take from now; zero = no limit
  CancelToken(int32_t* flag, std::chrono::milliseconds limit)
      : flag_(flag), end_(limit.count() > 0 ? Clock::now() + limit : Clock::time_point::max()) {}

  bool cancelled() const {
    return flag_ && std::atomic_ref<int32_t>(*flag_).load(std::memory_order_relaxed) != 0;
  }
  bool late() const { return end_ != Clock::time_point::max() && Clock::now() >= end_; }
  bool stopped() const { return cancelled() || late(); }

  /// @throws Error kCancelled or kDeadline when the call must end
  void check() const {
    if (cancelled()) throw Error(ErrorCode::kCancelled, "cancelled");
    if (late()) throw Error(ErrorCode::kDeadline, "the page took too long");
  }

 private:
  int32_t* flag_;
  Clock::time_point end_;
};

}  // namespace pagemill
