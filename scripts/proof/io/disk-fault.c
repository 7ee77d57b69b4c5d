/*
 * Loaded into a process by LD_PRELOAD: makes the nth call of one kind on files in one folder fail, like a bad disk.
 * Compiled by disk-fault.ts for npm run proof:io; not part of the product.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WRITE = 1, SYNC = 2, OPEN = 4 };

/* Memory shared with the program that injects the faults; the same fields as FIELDS in disk-fault.ts. */
struct control {
  int kinds;    /* bit mask of the call kinds that are counted; 0: none */
  int nth;      /* number of the call that fails, from 1 */
  int error;    /* errno of the failing call */
  int counted;  /* number of calls since the fault was set */
  int fired;    /* number of failures so far */
};

static struct control *control;
static const char *folder;
static size_t folder_length;

__attribute__((constructor)) static void begin(void) {
  const char *file = getenv("DISK_FAULT_CONTROL");
  folder = getenv("DISK_FAULT_FOLDER");
  if (!file || !folder) return;
  folder_length = strlen(folder);
  int fd = open(file, O_RDWR | O_CLOEXEC);
  if (fd < 0) return;
  void *map = mmap(NULL, sizeof(struct control), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (map != MAP_FAILED) control = map;
}

static int inside(const char *path) {
  return path && strncmp(path, folder, folder_length) == 0 && (path[folder_length] == '/' || path[folder_length] == 0);
}

static int fails(void) {
  if (__atomic_add_fetch(&control->counted, 1, __ATOMIC_SEQ_CST) != control->nth) return 0;
  __atomic_add_fetch(&control->fired, 1, __ATOMIC_SEQ_CST);
  errno = control->error;
  return 1;
}

static int path_fails(const char *path) {
  return control && (control->kinds & OPEN) && inside(path) && fails();
}

static int file_fails(int fd, int kind) {
  if (!control || !(control->kinds & kind)) return 0;
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return inside(path) && fails();
}

#define REAL(name) \
  static __typeof__(name) *real; \
  if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

#define MODE \
  mode_t mode = 0; \
  if (flags & (O_CREAT | O_TMPFILE)) { va_list rest; va_start(rest, flags); mode = va_arg(rest, mode_t); va_end(rest); }

int open(const char *path, int flags, ...) { MODE REAL(open); return path_fails(path) ? -1 : real(path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE REAL(open64); return path_fails(path) ? -1 : real(path, flags, mode); }
int openat(int at, const char *path, int flags, ...) { MODE REAL(openat); return path_fails(path) ? -1 : real(at, path, flags, mode); }
int openat64(int at, const char *path, int flags, ...) { MODE REAL(openat64); return path_fails(path) ? -1 : real(at, path, flags, mode); }

ssize_t write(int fd, const void *from, size_t size) { REAL(write); return file_fails(fd, WRITE) ? -1 : real(fd, from, size); }
ssize_t pwrite(int fd, const void *from, size_t size, off_t at) { REAL(pwrite); return file_fails(fd, WRITE) ? -1 : real(fd, from, size, at); }
ssize_t pwrite64(int fd, const void *from, size_t size, off64_t at) { REAL(pwrite64); return file_fails(fd, WRITE) ? -1 : real(fd, from, size, at); }
ssize_t writev(int fd, const struct iovec *from, int count) { REAL(writev); return file_fails(fd, WRITE) ? -1 : real(fd, from, count); }
ssize_t pwritev(int fd, const struct iovec *from, int count, off_t at) { REAL(pwritev); return file_fails(fd, WRITE) ? -1 : real(fd, from, count, at); }
ssize_t pwritev64(int fd, const struct iovec *from, int count, off64_t at) { REAL(pwritev64); return file_fails(fd, WRITE) ? -1 : real(fd, from, count, at); }

int fsync(int fd) { REAL(fsync); return file_fails(fd, SYNC) ? -1 : real(fd); }
int fdatasync(int fd) { REAL(fdatasync); return file_fails(fd, SYNC) ? -1 : real(fd); }
