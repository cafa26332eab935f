/*
 * Stands in for libarchive in the archive and the image. Tesseract asks it first whether a model is an archive of
 * models, and reads the file itself when it gets no reader: ours are none. The library, with libxml2 and ICU behind
 * it, would be 40 MB.
 */
#include <stddef.h>

void *archive_read_new(void) { return NULL; }
int archive_read_free(void *reader) { (void)reader; return -30; }
int archive_read_support_filter_all(void *reader) { (void)reader; return -30; }
int archive_read_support_format_all(void *reader) { (void)reader; return -30; }
int archive_read_open_filename(void *reader, const char *name, size_t block) { (void)reader; (void)name; (void)block; return -30; }
int archive_read_next_header(void *reader, void **entry) { (void)reader; (void)entry; return -30; }
long archive_read_data(void *reader, void *into, size_t size) { (void)reader; (void)into; (void)size; return -30; }
const char *archive_entry_pathname(void *entry) { (void)entry; return NULL; }
long long archive_entry_size(void *entry) { (void)entry; return 0; }
