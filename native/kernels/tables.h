#pragma once
#include <array>
#include <cmath>

namespace pagemill::kernels {

constexpr int kTableSize = 4096;
constexpr float kTableStep = 256.0f;

/// Tesseract's non-linear functions are tables of 4096 floats, 1/256 apart, interpolated linearly
/// (its src/lstm/functions.h). Value and step to the next value lie side by side.
struct Tables {
  struct Entry {
    float value, step;
  };
  std::array<Entry, kTableSize> tanh, logistic;
};

/// Filled once, before the first use; never changed afterwards.
const Tables& tables();

}  // namespace pagemill::kernels
