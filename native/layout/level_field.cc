#include "layout/level_field.h"

#include <cmath>

namespace pagemill {
namespace {

/// Rounds of least squares, with ever less tolerance for what lies off its curve.
constexpr std::array kTolerance{3.0, 1.0, 0.6, 0.45};
/// How much a bend of the field costs against all points off their curves by a unit, and how much a
/// move in the middle against one.
constexpr double kStiffness = 1e-4, kAnchor = 4;
/// Keeps unknowns that no point tells of near zero.
constexpr double kRidge = 1e-6;

std::array<double, 4> cubic(double t) {
  const double s = 1 - t;
  return {s * s * s / 6, (3 * t * t * t - 6 * t * t + 4) / 6, (3 * s * s * s - 6 * s * s + 4) / 6,
          t * t * t / 6};
}

/// A symmetric system of equations, of which the lower half is kept.
class Equations {
 public:
  explicit Equations(int size)
      : size_(size), left_(static_cast<size_t>(size) * size), right_(static_cast<size_t>(size)) {}

  double& at(int i, int j) { return left_[static_cast<size_t>(i) * size_ + j]; }
  double& right(int i) { return right_[i]; }

  /// Wants the sum of the terms to be zero.
  template <size_t N>
  void want_zero(const std::array<int, N>& index, const std::array<double, N>& factor, double weight) {
    for (size_t a = 0; a < N; a++)
      for (size_t b = 0; b < N; b++)
        if (index[b] <= index[a]) at(index[a], index[b]) += weight * factor[a] * factor[b];
  }

  /// By Cholesky's method; zeros where the equations contradict each other.
  std::vector<double> solved() {
    for (int i = 0; i < size_; i++) {
      for (int j = 0; j <= i; j++) {
        double sum = at(i, j);
        for (int k = 0; k < j; k++) sum -= at(i, k) * at(j, k);
        if (i != j) at(i, j) = sum / at(j, j);
        else if (sum > 0) at(i, i) = std::sqrt(sum);
        else return std::vector<double>(static_cast<size_t>(size_));
      }
    }
    std::vector<double> x = right_;
    for (int i = 0; i < size_; i++) {
      for (int k = 0; k < i; k++) x[i] -= at(i, k) * x[k];
      x[i] /= at(i, i);
    }
    for (int i = size_ - 1; i >= 0; i--) {
      for (int k = i + 1; k < size_; k++) x[i] -= at(k, i) * x[k];
      x[i] /= at(i, i);
    }
    return x;
  }

 private:
  int size_;
  std::vector<double> left_, right_;
};

}  // namespace

LevelField::Weights LevelField::weights_at(double x, double y) const {
  const auto place = [](double value, double low, double high, int squares, double& part) {
    const double at = std::clamp((value - low) / (high - low), 0.0, 1.0) * squares;
    const int square = std::min(squares - 1, static_cast<int>(at));
    part = at - square;
    return square;
  };
  double u = 0, v = 0;
  Weights weights{place(x, box_.x0, box_.x1, columns_, u),
                  place(y, box_.y0, box_.y1, rows_, v), {}};
  const auto along = cubic(u), across = cubic(v);
  for (size_t i = 0; i < 4; i++)
    for (size_t j = 0; j < 4; j++) weights.values[4 * i + j] = across[i] * along[j];
  return weights;
}

LevelField::LevelField(const std::vector<Curve>& curves, int columns, int rows, double unit, double rest)
    : columns_(columns), rows_(rows), heights_(static_cast<size_t>(size())) {
  const auto index_of = [&](const Weights& w, int k) {
    return (w.row + k / 4) * wide() + w.column + k % 4;
  };
  double count = 0;
  for (const Curve& curve : curves)
    for (const Point& p : curve) {
      const Box here{p.x - unit, p.y - unit, p.x + unit, p.y + unit};
      box_ = count++ == 0 ? here : united(box_, here);
    }
  if (count == 0) return;
  const double stiffness = kStiffness * count;
  for (const double tolerance : kTolerance) {
    Equations equations(size());
    const bool is_first = tolerance == kTolerance.front();
    std::vector<double> sums(static_cast<size_t>(size()));
    std::vector<int> touched;
    std::vector<bool> is_touched(sums.size());
    for (const Curve& curve : curves) {
      // Where the curve comes to lie: from most of its points.
      std::vector<double> levels;
      for (const Point& p : curve) levels.push_back(p.y + at(p.x, p.y));
      auto sorted = levels;
      const auto at_half = sorted.begin() + static_cast<long>(sorted.size() / 2);
      std::nth_element(sorted.begin(), at_half, sorted.end());
      touched.clear();
      double all = 0, sum = 0;
      for (size_t i = 0; i < curve.size(); i++) {
        const double off = (levels[i] - *at_half) / (tolerance * unit);
        const double weight = is_first ? 1 : 1 / ((1 + off * off) * (1 + off * off));
        const Weights w = weights_at(curve[i].x, curve[i].y);
        const double y = curve[i].y / unit;
        all += weight;
        sum += weight * y;
        for (int a = 0; a < 16; a++) {
          const int row = index_of(w, a);
          if (!is_touched[row]) touched.push_back(row);
          is_touched[row] = true;
          sums[row] += weight * w.values[a];
          equations.right(row) -= weight * w.values[a] * y;
          for (int b = 0; b <= a; b++)
            equations.at(row, index_of(w, b)) += weight * w.values[a] * w.values[b];
        }
      }
      // The curve's own height is no matter: what counts is how points differ from their mean.
      for (const int a : touched) {
        equations.right(a) += sums[a] * sum / all;
        for (const int b : touched)
          if (b <= a) equations.at(a, b) -= sums[a] * sums[b] / all;
      }
      for (const int a : touched) sums[a] = 0, is_touched[a] = false;
    }
    for (int row = 0; row < high(); row++)
      for (int column = 0; column < wide(); column++) {
        const int here = row * wide() + column;
        equations.at(here, here) += kRidge + rest;
        if (column > 0 && column + 1 < wide())
          equations.want_zero<3>({here - 1, here, here + 1}, {1, -2, 1}, stiffness);
        if (row > 0 && row + 2 < high())
          equations.want_zero<3>({here - wide(), here, here + wide()}, {1, -2, 1}, stiffness);
      }
    for (int row = 0; row <= rows; row++) {
      const double y = box_.y0 + box_.height() * row / rows;
      const Weights w = weights_at(box_.middle_x(), y);
      std::array<int, 16> index{};
      for (int k = 0; k < 16; k++) index[k] = index_of(w, k);
      equations.want_zero<16>(index, w.values, kAnchor);
    }
    heights_ = equations.solved();
    for (double& height : heights_) height *= unit;
  }
}

double LevelField::at(double x, double y) const {
  if (box_.empty()) return 0;
  const Weights w = weights_at(x, y);
  double sum = 0;
  for (int k = 0; k < 16; k++)
    sum += w.values[k] * heights_[(w.row + k / 4) * wide() + w.column + k % 4];
  return sum;
}

double LevelField::before(double x, double target) const {
  constexpr int kRounds = 12;
  double y = target;
  for (int round = 0; round < kRounds; round++) y = target - at(x, y);
  return y;
}

}  // namespace pagemill
