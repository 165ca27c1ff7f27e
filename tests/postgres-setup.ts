/** Around the tests of a run that share a world: the folder of the PostgreSQL servers of its workers, and their end. */
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { FILES } from './files.ts';
import { stopServer } from './main/house/postgres.ts';
import { lacking } from './needs.ts';

export default function setup(project: TestProject): (() => void) | undefined {
  if (lacking('postgresql') !== null) return undefined;
  const folder = mkdtempSync(join(FILES, 'dealerless-servers-'));
  // PostgreSQL passes through it as a user of its own.
  chmodSync(folder, 0o711);
  project.provide('postgresServers', folder);
  // A worker is told to end and killed half a second later, too soon to stop a server; what it leaves is found here.
  return () => {
    for (const server of readdirSync(folder)) stopServer(join(folder, server));
    rmSync(folder, { recursive: true, force: true });
  };
}
