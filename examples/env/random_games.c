/*
 * Random games over the compact form of `cartagena env` (docs/env.md), and how many steps a second that makes. C99 and POSIX.
 *
 *   cc -O2 -o random_games random_games.c
 *   ./random_games STEPS npx cartagena env --form binary --auto-reset --games 256
 *
 * It assumes a machine that is little endian, as nearly all are.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { FRAME_JSON = 0, FRAME_GAMES = 1, FRAME_SIZES = 2 };

static void read_all(int file, void *to, size_t count) {
  for (char *at = to; count > 0;) {
    ssize_t n = read(file, at, count);
    if (n <= 0) { fprintf(stderr, "The environment has ended.\n"); exit(1); }
    at += n;
    count -= (size_t)n;
  }
}

static void send_frame(int file, uint32_t kind, const void *body, uint32_t length) {
  uint32_t header[2] = {length, kind};
  if (write(file, header, 8) != 8 || write(file, body, length) != (ssize_t)length) exit(1);
}

static uint32_t read_header(int file, uint32_t kind) {
  uint32_t header[2];
  read_all(file, header, 8);
  if (header[1] == kind) return header[0];
  /* Errors and all that is JSON come as text. */
  char text[4096] = {0};
  read_all(file, text, header[0] < 4095 ? header[0] : 4095);
  fprintf(stderr, "%s\n", text);
  exit(1);
}

static double seconds_of(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }
static double processor_seconds(int who) {
  struct rusage usage;
  getrusage(who, &usage);
  return seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime);
}

static uint32_t luck = 2463534242u;
static uint32_t below(uint32_t n) {
  luck ^= luck << 13; luck ^= luck >> 17; luck ^= luck << 5;
  return (uint32_t)(((uint64_t)luck * n) >> 32);
}

/* One of the set bits of the mask, each as likely. */
static uint16_t choose(const uint8_t *mask, uint32_t bytes) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < bytes; i++) count += (uint32_t)__builtin_popcount(mask[i]);
  uint32_t left = below(count);
  for (uint32_t i = 0;; i++) {
    uint32_t here = (uint32_t)__builtin_popcount(mask[i]);
    if (left >= here) { left -= here; continue; }
    for (int bit = 0;; bit++)
      if ((mask[i] >> bit) & 1 && left-- == 0) return (uint16_t)(i * 8 + (uint32_t)bit);
  }
}

int main(int argc, char **argv) {
  if (argc < 3) { fprintf(stderr, "Usage: %s STEPS COMMAND …\n", argv[0]); return 1; }
  int to[2], from[2];
  if (pipe(to) || pipe(from)) return 1;
  if (fork() == 0) {
    dup2(to[0], 0); dup2(from[1], 1);
    close(to[1]); close(from[0]);
    execvp(argv[2], argv + 2);
    _exit(127);
  }
  close(to[0]); close(from[1]);
#ifdef F_SETPIPE_SZ
  fcntl(from[0], F_SETPIPE_SZ, 1 << 20); /* room for a whole answer, so that nobody waits for the other half-way */
#endif

  uint32_t sizes[6]; /* protocol, games, seats, actions, bytes of a mask, bytes of an observation */
  send_frame(to[1], FRAME_SIZES, "", 0);
  read_all(from[0], sizes, read_header(from[0], FRAME_SIZES) == 24 ? 24 : 0);
  uint32_t games = sizes[1], seats = sizes[2], mask_bytes = sizes[4];
  const char *look = "{\"type\":\"observe\"}";
  send_frame(to[1], FRAME_JSON, look, 18);
  uint32_t length = read_header(from[0], FRAME_GAMES);
  uint8_t *answer = malloc(length);
  uint16_t *actions = malloc(games * 2);
  const uint8_t *is_over = answer + games * seats * 4 + games, *masks = is_over + games;
  read_all(from[0], answer, length);

  uint64_t steps = 0, ended = 0, wanted = strtoull(argv[1], NULL, 10);
  struct timespec began, now;
  clock_gettime(CLOCK_MONOTONIC, &began);
  for (; steps < wanted; steps += games) {
    for (uint32_t game = 0; game < games; game++) actions[game] = choose(masks + game * mask_bytes, mask_bytes);
    send_frame(to[1], FRAME_GAMES, actions, games * 2);
    if (read_header(from[0], FRAME_GAMES) != length) return 1;
    read_all(from[0], answer, length);
    for (uint32_t game = 0; game < games; game++) ended += is_over[game];
  }
  clock_gettime(CLOCK_MONOTONIC, &now);
  double seconds = (double)(now.tv_sec - began.tv_sec) + (double)(now.tv_nsec - began.tv_nsec) / 1e9;
  close(to[1]);
  wait(NULL);
  printf("{\"steps\":%llu,\"games\":%llu,\"seconds\":%.3f,\"envProcessorSeconds\":%.3f,\"ownProcessorSeconds\":%.3f}\n",
         (unsigned long long)steps, (unsigned long long)ended, seconds, processor_seconds(RUSAGE_CHILDREN),
         processor_seconds(RUSAGE_SELF));
  return 0;
}
