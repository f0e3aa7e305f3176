/* Preloaded into the server: records what it does to the files of one folder, so that power cuts can be simulated.

   NAQALA_CUT_FOLDER names the folder, NAQALA_CUT_LOG the log. Each entry of the log is a header and then the path and
   the data. Nothing is synced really: an entry is in the log before the call returns, which is what counts here. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

struct header { uint32_t kind, path_length; uint64_t offset, data_length; };
enum { WRITE = 1, TRUNCATE = 2, SYNC = 3, UNLINK = 4 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *folder;
static int log_file = -1;

__attribute__((constructor)) static void start(void) {
    folder = getenv("NAQALA_CUT_FOLDER");
    const char *log = getenv("NAQALA_CUT_LOG");
    if (folder && log) log_file = open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static void record(uint32_t kind, const char *path, uint64_t offset, const void *data, uint64_t length) {
    struct header header = {kind, (uint32_t)strlen(path), offset, length};
    struct iovec parts[3] = {{&header, sizeof header}, {(void *)path, header.path_length}, {(void *)data, length}};
    pthread_mutex_lock(&lock);
    if (writev(log_file, parts, 3) < 0) abort();
    pthread_mutex_unlock(&lock);
}

static int is_recorded(const char *path) {
    size_t length = folder ? strlen(folder) : 0;
    if (log_file < 0 || !length || strncmp(path, folder, length)) return 0;
    const char *end = path + strlen(path);
    return !(end - path > 4 && !strcmp(end - 4, "-shm")) && !strstr(path, ".lock") && !strstr(path, ".log");
}

static int path_of(int file, char *path, size_t size) {
    char name[64];
    snprintf(name, sizeof name, "/proc/self/fd/%d", file);
    ssize_t length = readlink(name, path, size - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return is_recorded(path);
}

#define REAL(name, type, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

ssize_t write(int file, const void *data, size_t length) {
    REAL("write", ssize_t, int, const void *, size_t);
    char path[4096];
    if (log_file < 0 || file == log_file || !path_of(file, path, sizeof path)) return real(file, data, length);
    off_t offset = lseek(file, 0, SEEK_CUR);
    ssize_t written = real(file, data, length);
    if (written > 0) record(WRITE, path, (uint64_t)offset, data, (uint64_t)written);
    return written;
}

#define POSITIONED(name, offset_type) \
    ssize_t name(int file, const void *data, size_t length, offset_type offset) { \
        REAL(#name, ssize_t, int, const void *, size_t, offset_type); \
        char path[4096]; \
        ssize_t written = real(file, data, length, offset); \
        if (written > 0 && path_of(file, path, sizeof path)) \
            record(WRITE, path, (uint64_t)offset, data, (uint64_t)written); \
        return written; \
    }
POSITIONED(pwrite, off_t)
POSITIONED(pwrite64, off64_t)

#define TRUNCATING(name, offset_type) \
    int name(int file, offset_type length) { \
        REAL(#name, int, int, offset_type); \
        char path[4096]; \
        int result = real(file, length); \
        if (!result && path_of(file, path, sizeof path)) record(TRUNCATE, path, (uint64_t)length, "", 0); \
        return result; \
    }
TRUNCATING(ftruncate, off_t)
TRUNCATING(ftruncate64, off64_t)

#define SYNCING(name) \
    int name(int file) { \
        REAL(#name, int, int); \
        char path[4096]; \
        if (!path_of(file, path, sizeof path)) return real(file); \
        record(SYNC, path, 0, "", 0); \
        return 0; \
    }
SYNCING(fsync)
SYNCING(fdatasync)

int unlink(const char *path) {
    REAL("unlink", int, const char *);
    int result = real(path);
    if (!result && is_recorded(path)) record(UNLINK, path, 0, "", 0);
    return result;
}
