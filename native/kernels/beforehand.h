#pragma once
// What kernel sets use that has inline code of its own: included before their instructions are
// chosen, so that none of those leaks into what runs on other machines.

#include <algorithm>
#include <climits>
#include <cstdint>
#include <cstring>
#include <initializer_list>

#include "kernels/pack.h"
#include "kernels/tables.h"
