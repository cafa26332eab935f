#include "image/jpeg.h"

#include <csetjmp>
#include <cstdio>

#include <jpeglib.h>

#include "base/error.h"

namespace pagemill {
namespace {

/// Scans of one picture; encoders write some ten. Each goes over all of the picture's pixels, and
/// costs a file a few bytes.
constexpr int kMostScans = 100;

/// The library's messages go nowhere; its errors jump back.
struct Failure {
  jpeg_error_mgr library;
  std::jmp_buf back;
};

[[noreturn]] void leave(j_common_ptr state) {
  std::longjmp(reinterpret_cast<Failure*>(state->err)->back, 1);
}
void ignore(j_common_ptr) {}
void count_scans(j_common_ptr state) {
  if (reinterpret_cast<j_decompress_ptr>(state)->input_scan_number > kMostScans) leave(state);
}

/// The library's state for reading one file. What may jump is called in methods that hold nothing
/// that a destructor frees; they answer false where the library gave up.
class JpegFile {
 public:
  JpegFile() {
    state_.err = jpeg_std_error(&failure_.library);
    failure_.library.error_exit = leave;
    failure_.library.output_message = ignore;
  }
  JpegFile(const JpegFile&) = delete;
  JpegFile& operator=(const JpegFile&) = delete;
  ~JpegFile() { jpeg_destroy_decompress(&state_); }

  bool read_header(std::span<const uint8_t> bytes) {
    if (setjmp(failure_.back)) return false;
    jpeg_create_decompress(&state_);
    jpeg_mem_src(&state_, bytes.data(), bytes.size());
    progress_.progress_monitor = count_scans;
    state_.progress = &progress_;
    return jpeg_read_header(&state_, TRUE) == JPEG_HEADER_OK;
  }

  /// Before the picture is reduced.
  int64_t full_width() const { return state_.image_width; }
  int64_t full_height() const { return state_.image_height; }

  bool becomes_gray() const {
    const J_COLOR_SPACE space = state_.jpeg_color_space;
    return space == JCS_GRAYSCALE || space == JCS_YCbCr || space == JCS_RGB;
  }

  int dpi() const {
    if (state_.density_unit == 1) return state_.X_density;
    if (state_.density_unit == 2) return static_cast<int>(state_.X_density * 2.54 + 0.5);
    return 0;
  }

  bool start(int reduction) {
    if (setjmp(failure_.back)) return false;
    state_.out_color_space = JCS_GRAYSCALE;
    state_.scale_num = 1;
    state_.scale_denom = static_cast<unsigned>(reduction);
    return jpeg_start_decompress(&state_);
  }

  int width() const { return static_cast<int>(state_.output_width); }
  int height() const { return static_cast<int>(state_.output_height); }

  bool read_row(uint8_t* to) {
    if (setjmp(failure_.back)) return false;
    return jpeg_read_scanlines(&state_, &to, 1) == 1;
  }

 private:
  jpeg_decompress_struct state_{};
  jpeg_progress_mgr progress_{};
  Failure failure_{};
};

[[noreturn]] void damaged() { throw Error(ErrorCode::kInvalidPicture, "the picture is damaged"); }

}  // namespace

std::optional<Decoded> decode_jpeg(std::span<const uint8_t> bytes, int reduction,
                                   int64_t max_pixels) {
  JpegFile file;
  if (!file.read_header(bytes)) damaged();
  refuse_more_than(max_pixels, file.full_width(), file.full_height());
  if (!file.becomes_gray()) return std::nullopt;
  if (!file.start(reduction)) damaged();
  Decoded decoded{{file.width(), file.height(), {}}, file.dpi() / reduction};
  Gray& gray = decoded.gray;
  gray.pixels.resize(static_cast<size_t>(gray.width) * gray.height);
  for (int y = 0; y < gray.height; y++)
    if (!file.read_row(&gray.pixels[static_cast<size_t>(y) * gray.width])) damaged();
  return decoded;
}

}  // namespace pagemill
