#include "recognize/model/traineddata.h"

#include "recognize/bytes.h"

namespace pagemill::recognize {

TrainedData::TrainedData(std::span<const uint8_t> file) {
  Bytes bytes(file);
  const auto count = bytes.take<uint32_t>();
  if (count == 0 || count > kMost) throw FormatError("not a trained model file");
  const auto offsets = bytes.array<int64_t>(count);
  size_t end = file.size();
  for (size_t i = count; i-- > 0;) {
    if (offsets[i] < 0) continue;
    const auto begin = static_cast<uint64_t>(offsets[i]);
    if (begin > end) throw FormatError("model components overlap");
    components_[i] = file.subspan(begin, end - begin);
    end = begin;
  }
}

}  // namespace pagemill::recognize
