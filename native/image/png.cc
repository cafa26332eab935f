#include "image/png.h"

#include <png.h>

#include <cstring>

#include "base/error.h"
#include "base/wide_vectors.h"
#include "image/luminance.h"
#include "image/png_rows.h"

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

/// What the library reads of a file. What may jump is called in methods that hold nothing
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

  /// All that stands before the pixels.
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

  /// The file from the length of its first chunk of pixels on: the library has read that, and its type.
  std::span<const uint8_t> pixels() const { return {source_.bytes.data() - 8, source_.bytes.size() + 8}; }

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

/// Of pixels of `colors` levels and opacity.
template <size_t colors>
void gray_on_white(std::span<const uint8_t> row, uint8_t* to) {
  for (size_t i = 0; i < row.size(); i += colors + 1) {
    const uint8_t level = colors == 3 ? luminance(row[i], row[i + 1], row[i + 2]) : row[i];
    *to++ = on_white(level, row[i + colors]);
  }
}

WIDE_VECTORS void gray_of(std::span<const uint8_t> row, uint8_t* to) {
  const uint8_t* from = row.data();
  for (size_t x = 0; x < row.size() / 3; x++) to[x] = luminance(from[3 * x], from[3 * x + 1], from[3 * x + 2]);
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
  const int channels = (file.has_color() ? 3 : 1) + file.has_opacity();
  PngRows rows(file.pixels(), static_cast<size_t>(channels) * gray.width, channels);
  for (int y = 0; y < gray.height; y++) {
    const auto row = rows.next();
    if (row.empty()) damaged();
    uint8_t* to = &gray.pixels[static_cast<size_t>(y) * gray.width];
    switch (channels) {
      case 1: std::memcpy(to, row.data(), row.size()); break;
      case 2: gray_on_white<1>(row, to); break;
      case 3: gray_of(row, to); break;
      default: gray_on_white<3>(row, to);
    }
  }
  if (!rows.ends_well()) damaged();
  return decoded;
}

}  // namespace pagemill
