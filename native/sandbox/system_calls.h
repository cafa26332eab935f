#pragma once

namespace pagemill::sandbox {

/**
 * From now on this process has the system calls that an engine host needs and no others, and so does
 * what it becomes. The others answer as in a kernel without them.
 */
void allow_few_system_calls();

}  // namespace pagemill::sandbox
