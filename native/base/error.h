#pragma once

#include <stdexcept>
#include <string>

namespace pagemill {

/// Why a call ended; the names JavaScript sees as `error.code`.
enum class ErrorCode {
  kCancelled,
  kDeadline,
  kInvalidPicture,
  kPictureTooLarge,
  kLanguageMissing,
  kLanguageDamaged,
  kInternal,
};

constexpr const char* name_of(ErrorCode code) {
  switch (code) {
    case ErrorCode::kCancelled: return "CANCELLED";
    case ErrorCode::kDeadline: return "DEADLINE";
    case ErrorCode::kInvalidPicture: return "INVALID_PICTURE";
    case ErrorCode::kPictureTooLarge: return "PICTURE_TOO_LARGE";
    case ErrorCode::kLanguageMissing: return "LANGUAGE_MISSING";
    case ErrorCode::kLanguageDamaged: return "LANGUAGE_DAMAGED";
    case ErrorCode::kInternal: return "INTERNAL";
  }
  return "INTERNAL";
}

class Error : public std::runtime_error {
 public:
  Error(ErrorCode code, const std::string& message) : std::runtime_error(message), code_(code) {}
  ErrorCode code() const { return code_; }

 private:
  ErrorCode code_;
};

}  // namespace pagemill
