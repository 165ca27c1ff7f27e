/**
 * Programs that some tests need and that only root can install. Where one is missing, those tests are skipped and say why;
 * under CI=true nothing may be missing, so there they run, and fail with the same sentence.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';

/**
 * Chromium for the tests. Debian's build without windows takes a seventh less processor time than the whole one, which does where
 * the other is not installed.
 */
export const CHROMIUM =
  ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path)) ??
  '/usr/bin/chromium';

const POSTGRES = '/usr/lib/postgresql';

/** A program of PostgreSQL, of the newest version that is installed. Debian keeps each version in a folder of its own. */
export function postgresBin(program: string): string {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort((a, b) => Number(b) - Number(a)) : [];
  return join(POSTGRES, versions[0] ?? 'none', 'bin', program);
}

const PROGRAMS = {
  postgresql: { tests: 'the house on PostgreSQL', there: () => existsSync(postgresBin('initdb')) },
  'chromium-headless-shell': { tests: 'the browser tests', there: () => existsSync(CHROMIUM) },
  socat: { tests: 'the serial port tests', there: () => spawnSync('socat', ['-V']).status === 0 },
  swtpm: { tests: 'the test of a deck key in a TPM', there: () => spawnSync('swtpm', ['--version']).status === 0 },
  'tpm2-tools': {
    tests: 'the test of a deck key in a TPM',
    there: () => spawnSync('tpm2_unseal', ['--version']).status === 0,
  },
} as const;

/** The Debian packages whose programs tests need. */
export const programs = Object.keys(PROGRAMS);

export type Program = keyof typeof PROGRAMS;

/** What keeps the tests that need a program from running, in one sentence; null when it is there. */
export const lacking = (program: Program, { tests, there }: (typeof PROGRAMS)[Program] = PROGRAMS[program]) =>
  there() ? null : `${tests} need ${program}, which is not installed: sudo apt-get install ${program}`;

/** What is missing on this machine, a sentence for each program. */
export const lackingHere = (): string[] =>
  (Object.keys(PROGRAMS) as Program[]).flatMap((program) => lacking(program) ?? []);

/** Throws the sentence when a program is missing. Whatever starts one calls this first. */
export function demand(program: Program): void {
  const why = lacking(program);
  if (why !== null) throw new Error(why);
}

/** `describe`, for tests that need these programs. */
export function describeWith(...programs: readonly Program[]): typeof describe {
  if (process.env.CI === 'true') return describe;
  const missing = programs.flatMap((program) => lacking(program) ?? []);
  if (missing.length === 0) return describe;
  for (const why of missing) test.skip(why);
  // Same calls, all of them skipped.
  return describe.skip as typeof describe;
}
