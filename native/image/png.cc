#include "image/png.h"

#include <png.h>

#include <cstring>
#include <vector>

#include "base/error.h"
#include "image/luminance.h"

namespace pagemill {
namespace {

/// What is left of the file.
struct Source {
  std::span<const uint8_t> bytes;
};

void read_bytes(png_structp png, png_bytep to, size_t count) {
  auto& source = *static_cast<Source*>(png_get_io_ptr(png));
  if (count > source.bytes.size()) png_error(png, "cut off");
  std::memcpy(to, source.bytes.data(), count);
  source.bytes = source.bytes.subspan(count);
}

[[noreturn]] void leave(png_structp png, png_const_charp) { png_longjmp(png, 1); }
void ignore(png_structp, png_const_charp) {}

/// The library's state for reading one file. What may jump is called in methods that hold nothing
/// that a destructor frees; they answer false where the library gave up.
class PngFile {
 public:
  explicit PngFile(std::span<const uint8_t> bytes) : source_{bytes} {
    png_ = png_create_read_struct(PNG_LIBPNG_VER_STRING, nullptr, leave, ignore);
    if (png_) info_ = png_create_info_struct(png_);
    if (!info_) {
      png_destroy_read_struct(&png_, nullptr, nullptr);
      throw Error(ErrorCode::kInternal, "no memory for the picture");
    }
  }
  PngFile(const PngFile&) = delete;
  PngFile& operator=(const PngFile&) = delete;
  ~PngFile() { png_destroy_read_struct(&png_, &info_, nullptr); }

  bool read_header() {
    if (setjmp(png_jmpbuf(png_))) return false;
    png_set_read_fn(png_, &source_, read_bytes);
    png_read_info(png_, info_);
    return true;
  }

  /// Whether rows come in order as bytes of gray or color, and of opacity or without.
  bool is_plain() const {
    return png_get_bit_depth(png_, info_) == 8 && color() != PNG_COLOR_TYPE_PALETTE &&
           png_get_interlace_type(png_, info_) == PNG_INTERLACE_NONE &&
           !png_get_valid(png_, info_, PNG_INFO_tRNS);
  }

  bool has_color() const { return color() & PNG_COLOR_MASK_COLOR; }
  bool has_opacity() const { return color() & PNG_COLOR_MASK_ALPHA; }
  int width() const { return static_cast<int>(png_get_image_width(png_, info_)); }
  int height() const { return static_cast<int>(png_get_image_height(png_, info_)); }
  int dpi() const {
    return static_cast<int>(png_get_x_pixels_per_meter(png_, info_) / 39.37 + 0.5);
  }

  bool read_row(uint8_t* to) {
    if (setjmp(png_jmpbuf(png_))) return false;
    png_read_row(png_, to, nullptr);
    return true;
  }

 private:
  int color() const { return png_get_color_type(png_, info_); }

  Source source_;
  png_structp png_ = nullptr;
  png_infop info_ = nullptr;
};

/// A level that is `opacity` of 255 opaque, on white paper.
uint8_t on_white(uint8_t level, uint8_t opacity) {
  return static_cast<uint8_t>(255 - ((255 - level) * opacity + 127) / 255);
}

[[noreturn]] void damaged() { throw Error(ErrorCode::kInvalidPicture, "the picture is damaged"); }

}  // namespace

std::optional<Decoded> decode_png(std::span<const uint8_t> bytes, int64_t max_pixels) {
  PngFile file(bytes);
  if (!file.read_header()) damaged();
  refuse_more_than(max_pixels, file.width(), file.height());
  if (!file.is_plain()) return std::nullopt;
  Decoded decoded{{file.width(), file.height(), {}}, file.dpi()};
  Gray& gray = decoded.gray;
  gray.pixels.resize(static_cast<size_t>(gray.width) * gray.height);
  const bool color = file.has_color(), opacity = file.has_opacity();
  const int channels = (color ? 3 : 1) + opacity;
  std::vector<uint8_t> row(channels > 1 ? static_cast<size_t>(channels) * gray.width : 0);
  for (int y = 0; y < gray.height; y++) {
    uint8_t* to = &gray.pixels[static_cast<size_t>(y) * gray.width];
    if (!file.read_row(row.empty() ? to : row.data())) damaged();
    if (row.empty()) continue;
    const uint8_t* from = row.data();
    for (int x = 0; x < gray.width; x++, from += channels) {
      const uint8_t level = color ? luminance(from[0], from[1], from[2]) : from[0];
      to[x] = opacity ? on_white(level, from[channels - 1]) : level;
    }
  }
  return decoded;
}

}  // namespace pagemill
