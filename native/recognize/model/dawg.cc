#include "recognize/model/dawg.h"

#include <algorithm>
#include <bit>
#include <mutex>

#include "recognize/bytes.h"

namespace pagemill::recognize {
namespace {

using Records = std::vector<uint64_t>;

/// @returns equal records that are in memory, if there are any, else these
std::shared_ptr<const Records> shared(Records records) {
  static std::mutex mutex;
  static std::vector<std::weak_ptr<const Records>> known;
  const std::lock_guard lock(mutex);
  std::erase_if(known, [](const auto& list) { return list.expired(); });
  for (const auto& list : known)
    if (auto held = list.lock(); held && *held == records) return held;
  auto list = std::make_shared<const Records>(std::move(records));
  known.push_back(list);
  return list;
}

}  // namespace

Dawg::Dawg(std::span<const uint8_t> component, Kind kind) : kind_(kind) {
  constexpr int16_t kMagic = 42;
  Bytes bytes(component);
  if (bytes.take<int16_t>() != kMagic) throw FormatError("not a word list");
  const auto characters = bytes.take<int32_t>();
  const auto count = bytes.take<int32_t>();
  if (characters < 1 || count < 1) throw FormatError("empty word list");
  flag_bit_ = std::bit_width(static_cast<uint32_t>(characters));
  letter_mask_ = (uint64_t{1} << flag_bit_) - 1;
  Records records = bytes.array<uint64_t>(count);
  const int next_bit = flag_bit_ + 3;
  for (const uint64_t record : records) {
    // An unused slot has all next-node bits set.
    const uint64_t next = record >> next_bit;
    if (next >= records.size() && next != ~uint64_t{0} >> next_bit) throw FormatError("word list edge leads outside");
  }
  // Every walk over a node's edges ends at a marked one.
  if (!(records.back() >> flag_bit_ & kLast)) records.back() |= kLast << flag_bit_;
  records_ = shared(std::move(records));
  edges_ = *records_;
  while (!(edges_[root_edges_++] >> flag_bit_ & kLast)) {
  }
}

int64_t Dawg::edge(int64_t node, int character_id, bool ends) const {
  const auto fits = [&](uint64_t record) {
    return character(record) == character_id && (!ends || (record >> flag_bit_ & kWordEnd));
  };
  if (node == 0) {
    int64_t low = 0, high = root_edges_ - 1;
    while (low <= high) {
      const int64_t middle = (low + high) / 2;
      if (fits(edges_[middle])) return middle;
      if (character_id > character(edges_[middle]))
        low = middle + 1;
      else
        high = middle - 1;
    }
    return kNoEdge;
  }
  if (node < 0 || edges_[node] == ~((uint64_t{1} << (flag_bit_ + 3)) - 1)) return kNoEdge;
  for (int64_t at = node;; ++at) {
    if (fits(edges_[at])) return at;
    if (edges_[at] >> flag_bit_ & kLast) return kNoEdge;
  }
}

int64_t Dawg::node_after(int64_t edge) const {
  if (edge == kNoEdge) return 0;
  const auto node = static_cast<int64_t>(edges_[edge] >> (flag_bit_ + 3));
  return node == 0 || node >= static_cast<int64_t>(edges_.size()) ? kNoEdge : node;
}

}  // namespace pagemill::recognize
