#pragma once
// The non-linear functions over vectors. Included by each kernel set after its instructions are
// chosen, hence local to that file.

#include "kernels/tables.h"

// Vectors must stay in registers: small functions are always inlined and loops over registers fully
// unrolled, or compilers keep the sums in memory (measured: three times slower).
#define INLINE __attribute__((always_inline)) inline
#if defined(__clang__)
#define UNROLL _Pragma("clang loop unroll(full)")
#else
#define UNROLL _Pragma("GCC unroll 16")
#endif

namespace pagemill::kernels {
namespace {

// A set of functions gives, for vectors of eight or so units of an LSTM, what Tesseract computes as
//   next_state: state · logistic(forget) + tanh(candidate) · logistic(input)
//   output:     tanh(state) · logistic(gate)

/// Tesseract's interpolated tables, as `Precision::Exact` wants them.
template <typename Isa>
struct ExactFunctions {
  using Floats = typename Isa::Floats;

  static INLINE Floats tanh(Floats x) {
    return Isa::with_sign_of(tabled(tables().tanh.data(), Isa::magnitude(x)), x);
  }
  static INLINE Floats next_state(Floats state, Floats candidate, Floats input, Floats forget) {
    const Floats kept = Isa::multiply(state, logistic(forget));
    return Isa::add(kept, Isa::multiply(tanh(candidate), logistic(input)));
  }
  static INLINE Floats output(Floats state, Floats gate) {
    return Isa::multiply(tanh(state), logistic(gate));
  }

 private:
  static INLINE Floats logistic(Floats x) {
    const Floats value = tabled(tables().logistic.data(), Isa::magnitude(x));
    return Isa::where_negative(x, Isa::subtract(Isa::all(1), value), value);
  }
  /// The table's function for values ≥ 0; 1 from the last entry on.
  static INLINE Floats tabled(const Tables::Entry* table, Floats x) {
    const Floats scaled = Isa::multiply(x, Isa::all(kTableStep));
    const Floats last = Isa::all(kTableSize - 1);
    const auto index = Isa::truncated(Isa::least(scaled, last));
    const auto [value, step] = Isa::look_up(table, index);
    const Floats part = Isa::subtract(scaled, Isa::floats(index));
    const Floats between = Isa::add(value, Isa::multiply(step, part));
    return Isa::where_negative(Isa::subtract(scaled, last), between, Isa::all(1));
  }
};

constexpr float kLog2E = 1.44269504f;

/// 2^t for t within -0.5 to 0.5, relative error below 3e-6 (minimax).
template <typename Isa>
INLINE typename Isa::Floats power_of_part(typename Isa::Floats t) {
  auto p = Isa::all(9.57010191e-3f);
  for (const float c : {5.59178603e-2f, 0.240247448f, 0.693121815f, 0.999999261f})
    p = Isa::multiply_add(p, t, Isa::all(c));
  return p;
}

/// 2^t: of a part of one, what is left of t beside the nearest whole number, and that number added to the
/// exponent. Sets may take what is beyond -`most` or `most` for that; most < 120.
template <typename Isa>
INLINE typename Isa::Floats power_of_two(typename Isa::Floats t, float most) {
  t = Isa::least(t, Isa::all(most));
  if constexpr (requires { Isa::fraction(t); }) {
    const auto f = Isa::fraction(t);
    return Isa::scaled(power_of_part<Isa>(f), Isa::subtract(t, f));
  } else {
    t = Isa::most(t, Isa::all(-most));
    // Adding 1.5 · 2^23 leaves no bits for fractions: the whole number is in the lowest ones.
    const auto magic = Isa::all(0x1.8p23f);
    const auto shifted = Isa::add(t, magic);
    const auto f = Isa::subtract(t, Isa::subtract(shifted, magic));
    return Isa::add_to_exponent(power_of_part<Isa>(f), shifted);
  }
}

/// The same within 5e-6, computed, with one division for all functions of a product or sum.
template <typename Isa>
struct FastFunctions {
  using Floats = typename Isa::Floats;

  static INLINE Floats tanh(Floats x) {
    const Floats e = decay<2>(x);
    return Isa::divide(less(e), more(e));
  }
  static INLINE Floats next_state(Floats state, Floats candidate, Floats input, Floats forget) {
    const Floats c = decay<2>(candidate), f = more(decay<1>(forget));
    const Floats both = Isa::multiply(more(c), more(decay<1>(input)));
    const Floats sum = Isa::multiply_add(state, both, Isa::multiply(less(c), f));
    return Isa::divide(sum, Isa::multiply(both, f));
  }
  static INLINE Floats output(Floats state, Floats gate) {
    const Floats e = decay<2>(state);
    return Isa::divide(less(e), Isa::multiply(more(e), more(decay<1>(gate))));
  }

 private:
  /// exp(−Times · x), kept so small and large that a product of three is a number.
  template <int Times>
  static INLINE Floats decay(Floats x) {
    return power_of_two<Isa>(Isa::multiply(x, Isa::all(-Times * kLog2E)), 40);
  }
  static INLINE Floats more(Floats e) { return Isa::add(Isa::all(1), e); }
  static INLINE Floats less(Floats e) { return Isa::subtract(Isa::all(1), e); }
};

}  // namespace
}  // namespace pagemill::kernels
