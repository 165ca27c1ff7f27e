import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where tests keep their files: in memory where there is such a place, for a test waits for no disk. */
export const FILES = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
