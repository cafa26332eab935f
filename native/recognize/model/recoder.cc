#include "recognize/model/recoder.h"

#include <algorithm>

#include "recognize/bytes.h"

namespace pagemill::recognize {

Recoder::Recoder(std::span<const uint8_t> component, int labels, int characters) : labels_(labels) {
  Bytes bytes(component);
  const auto count = bytes.take<uint32_t>();
  if (count > component.size()) throw FormatError("impossible character count");
  next_.assign(labels_, kNone);
  character_.assign(1, kNone);
  continues_.assign(1, false);
  labels_of_.resize(characters);
  for (uint32_t id = 0; id < count; ++id) {
    bytes.take<int8_t>();  // self-normalised
    const auto length = bytes.take<uint32_t>();
    if (length > kMostLabels) throw FormatError("character of too many labels");
    longest_ = std::max(longest_, static_cast<int>(length));
    int place = 0;
    std::vector<int32_t> labels;
    for (uint32_t i = 0; i < length; ++i) {
      const auto label = bytes.take<int32_t>();
      if (label < 0 || label >= labels_) throw FormatError("label outside the network's output");
      if (i > 0) continues_[place] = true;
      place = child(place, label);
      labels.push_back(label);
    }
    // The first of several characters with the same labels stands for all.
    const bool known = id < static_cast<uint32_t>(characters);
    if (known && length > 0 && character_[place] == kNone) {
      character_[place] = static_cast<int32_t>(id);
      labels_of_[id] = std::move(labels);
    }
  }
}

int Recoder::child(int place, int label) {
  int32_t& slot = next_[static_cast<size_t>(place) * labels_ + label];
  if (slot == kNone) {
    const auto fresh = static_cast<int32_t>(character_.size());
    slot = fresh;
    next_.resize(next_.size() + labels_, kNone);
    character_.push_back(kNone);
    continues_.push_back(false);
    return fresh;
  }
  return slot;
}

}  // namespace pagemill::recognize
