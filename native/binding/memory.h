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

/**
 * Lets this process hold once what several memories of one size hold alike, as those of a module do that
 * each thread has loaded: whole pages (of the processor) with the same bytes are given one place, and each memory
 * gets its own again where it is written to. Nothing changes for who reads. Does nothing where the system
 * has no memory files that cannot be run.
 */
void share_memory(void* bytes, std::size_t size);

}  // namespace pagemill
