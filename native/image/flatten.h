#pragma once

#include "base/cancel.h"
#include "base/mesh.h"
#include "base/page.h"

namespace pagemill {

/// The page whose points lie on the picture where the mesh says, by linear interpolation; what lies
/// outside the picture is as light as the paper at its edge.
/// @throws Error kCancelled, kDeadline
Gray flattened(const Gray& gray, const Mesh& mesh, const CancelToken& cancel);

}  // namespace pagemill
