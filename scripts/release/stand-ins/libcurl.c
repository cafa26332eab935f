/*
 * Stands in for libcurl in the archive and the image. Tesseract fetches pages with it when it is given an address
 * instead of pixels, which nothing here does. The library, with TLS, Kerberos and LDAP behind it, would be 15 MB.
 */
#include <stddef.h>

void *curl_easy_init(void) { return NULL; }
void curl_easy_cleanup(void *handle) { (void)handle; }
/* CURLE_FAILED_INIT */
int curl_easy_setopt(void *handle, int option, ...) { (void)handle; (void)option; return 2; }
int curl_easy_perform(void *handle) { (void)handle; return 2; }
const char *curl_easy_strerror(int code) { (void)code; return "built without libcurl"; }
