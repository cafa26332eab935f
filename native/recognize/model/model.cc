#include "recognize/model/model.h"

#include <fstream>
#include <iterator>
#include <map>
#include <mutex>

#include "base/error.h"
#include "kernels/dispatch.h"

namespace pagemill::recognize {

Model::Model(const TrainedData& data)
    : program(compile(parse_network(data.component(Part::Lstm)), kernels::chosen())),
      unicharset(data.component(Part::Unicharset)),
      recoder(data.component(Part::Recoder), program.labels, unicharset.size()),
      dictionary(data, unicharset) {}

std::shared_ptr<const Model> Model::load(const std::string& path) {
  static std::mutex mutex;
  static std::map<std::string, std::weak_ptr<const Model>> loaded;
  const std::lock_guard lock(mutex);
  auto& known = loaded[path];
  if (auto model = known.lock()) return model;
  std::ifstream in(path, std::ios::binary);
  if (!in) throw Error(ErrorCode::kLanguageMissing, "there is no model " + path);
  const std::vector<uint8_t> file((std::istreambuf_iterator<char>(in)), {});
  auto model = std::make_shared<const Model>(std::span<const uint8_t>(file));
  known = model;
  return model;
}

}  // namespace pagemill::recognize
