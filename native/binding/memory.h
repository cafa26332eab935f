#pragma once

#include <cstddef>

namespace pagemill {

/** Gives the system back what the C library's allocator keeps of memory that was freed. */
void trim_memory();

/**
 * Gives the system back the whole pages (of the processor) within some bytes. Their contents are lost;
 * the addresses stay usable, and read as zeros.
 */
void discard_memory(void* bytes, std::size_t size);

}  // namespace pagemill
