/* A disk that forgets or fails, put between a program and the system by LD_PRELOAD.
 *
 * Files whose name ends in .db or .db-wal are watched. Their writes are noted with what was there before;
 * a sync makes them safe. DISK says what happens at the n-th write (or sync), AT being n:
 *   forget   the machine loses its power: unsynced writes are undone, newest first, and the program ends.
 *            With LUCK=s each of them is lost or not by chance, as a real disk may keep some.
 *   eio      that write and the next FOR writes fail.
 *   full     the same with "no space left on device".
 *   nosync   that sync and the next FOR syncs fail.
 * WHILE names a file, and instead of AT something happens as long as that file is there:
 *   full     no file grows: "no space left on device". What fits into a file as long as it is, is written.
 *   hang     writes wait.
 * Files ending in .db-room are watched too.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct note {
    int fd;
    ino_t file;
    off_t at, size;
    size_t length;
    char *before;
    struct note *older;
};

static struct note *notes;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long writes, syncs, at = -1, during = 1, luck;
static const char *meanwhile;
static enum { NONE, FORGET, EIO_, FULL, NOSYNC, HANG } disk;

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_fsync)(int), (*real_fdatasync)(int), (*real_ftruncate)(int, off_t);

__attribute__((constructor)) static void begin(void) {
    const char *mode = getenv("DISK");
    real_write = dlsym(RTLD_NEXT, "write");
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
    if (!mode) return;
    disk = !strcmp(mode, "forget") ? FORGET : !strcmp(mode, "eio") ? EIO_ : !strcmp(mode, "full") ? FULL
         : !strcmp(mode, "nosync") ? NOSYNC : !strcmp(mode, "hang") ? HANG : NONE;
    meanwhile = getenv("WHILE");
    if (getenv("AT")) at = atol(getenv("AT"));
    if (getenv("FOR")) during = atol(getenv("FOR"));
    if (getenv("LUCK")) luck = atol(getenv("LUCK"));
}

static int watched(int fd) {
    char link[64], path[4096];
    if (disk == NONE || fd < 3) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 4) return 0;
    path[length] = 0;
    return !strcmp(path + length - 3, ".db") || (length > 7 && !strcmp(path + length - 7, ".db-wal"))
        || (length > 8 && !strcmp(path + length - 8, ".db-room"));
}

static void power_off(void) {
    unsigned chance = (unsigned)luck;
    for (struct note *note = notes; note; note = note->older) {
        chance = chance * 1103515245u + 12345u;
        if (luck && (chance >> 16 & 1)) continue;
        real_pwrite(note->fd, note->before, note->length, note->at);
        real_ftruncate(note->fd, note->size);
    }
    _exit(137);
}

/* Notes what a write will cover; keeps a handle of its own, since the program may close its. */
static void remember(int fd, size_t length, off_t at) {
    struct stat found;
    if (fstat(fd, &found)) return;
    char path[64];
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    struct note *note = calloc(1, sizeof *note);
    note->fd = open(path, O_RDWR);
    note->file = found.st_ino;
    note->at = at;
    note->size = found.st_size;
    note->length = at < found.st_size ? (size_t)(found.st_size - at) : 0;
    if (note->length > length) note->length = length;
    note->before = malloc(note->length + 1);
    if (note->length && pread(note->fd, note->before, note->length, at) != (ssize_t)note->length) note->length = 0;
    note->older = notes;
    notes = note;
}

static void safe(int fd) {
    struct stat found;
    if (fstat(fd, &found)) return;
    for (struct note **next = &notes; *next;) {
        struct note *note = *next;
        if (note->file != found.st_ino) { next = &note->older; continue; }
        *next = note->older;
        close(note->fd);
        free(note->before);
        free(note);
    }
}

/* Whether this write fails; at the fatal one the program ends here. */
static int fate(int fd, size_t length, off_t offset) {
    if (meanwhile) {
        struct stat found;
        while (disk == HANG && !access(meanwhile, F_OK)) usleep(10000);
        if (disk != FULL || access(meanwhile, F_OK) || fstat(fd, &found)) return 0;
        return offset + (off_t)length > found.st_size ? ENOSPC : 0;
    }
    pthread_mutex_lock(&lock);
    writes++;
    int fails = 0;
    if (disk == FORGET) {
        if (writes == at) power_off();
        remember(fd, length, offset);
    } else if ((disk == EIO_ || disk == FULL) && writes >= at && writes < at + during) {
        fails = disk == FULL ? ENOSPC : EIO;
    }
    pthread_mutex_unlock(&lock);
    return fails;
}

static int synced(int fd, int (*real)(int)) {
    if (!watched(fd)) return real(fd);
    pthread_mutex_lock(&lock);
    syncs++;
    if (disk == NOSYNC && syncs >= at && syncs < at + during) {
        pthread_mutex_unlock(&lock);
        errno = EIO;
        return -1;
    }
    int result = real(fd);
    if (!result) safe(fd);
    pthread_mutex_unlock(&lock);
    return result;
}

ssize_t write(int fd, const void *bytes, size_t length) {
    if (watched(fd)) {
        int fails = fate(fd, length, lseek(fd, 0, SEEK_CUR));
        if (fails) { errno = fails; return -1; }
    }
    return real_write(fd, bytes, length);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off_t offset) {
    if (watched(fd)) {
        int fails = fate(fd, length, offset);
        if (fails) { errno = fails; return -1; }
    }
    return real_pwrite(fd, bytes, length, offset);
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) { return pwrite64(fd, bytes, length, offset); }

int fsync(int fd) { return synced(fd, real_fsync); }
int fdatasync(int fd) { return synced(fd, real_fdatasync); }

int ftruncate64(int fd, off_t length) {
    if (watched(fd)) {
        pthread_mutex_lock(&lock);
        struct stat found;
        if (disk == FORGET && !fstat(fd, &found) && length < found.st_size) remember(fd, found.st_size - length, length);
        pthread_mutex_unlock(&lock);
    }
    return real_ftruncate(fd, length);
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }
