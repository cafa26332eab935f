#pragma once

#include "recognize/recognizer.h"

namespace pagemill::recognize {

/// What a bullet's line says. The sheet stays unnamed: there is nothing to look at again.
LineRead bullet_read(const TextLine& line, const Sheet& sheet);

/// What a leader's line says: a dot each, as a text layer has them.
LineRead leader_read(const TextLine& line, const Sheet& sheet);

}  // namespace pagemill::recognize
