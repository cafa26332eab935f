#include "image/library.h"

#include "image/pix.h"

namespace pagemill {

void quiet_leptonica() { setMsgSeverity(L_SEVERITY_NONE); }

std::string leptonica_version() {
  char* text = getLeptonicaVersion();
  std::string version = text ? text : "";
  lept_free(text);
  return version;
}

}  // namespace pagemill
