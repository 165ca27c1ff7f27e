/** Assembles the monitor of a table. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from '../host.ts';
import { secretOpenToOthers } from '../journal/private-file.ts';
import { LOOPBACK, urlOf } from '../link/listening.ts';
import { FinishedHands } from './finished-hands.ts';
import { healthOf } from './health.ts';
import { Metrics } from './metrics.ts';
import { serveMonitor } from './monitor-server.ts';

export interface OpenMonitor {
  /** Where it is reached, without a path. */
  readonly address: string;
  close(): Promise<void>;
}

/** The monitor of an open host, on loopback: to collect from another machine, run an agent on this one. */
export async function openMonitor({ room, link }: Host, data: string, port: number): Promise<OpenMonitor> {
  const token = monitorToken(join(data, 'monitor.token'));
  const metrics = new Metrics({ room, link });
  link.onAnswered(({ screen }, done, ms) => metrics.answered(screen, done, ms));
  const { table, recall } = room;
  const hands = new FinishedHands({
    newest: () => table.lastNumber,
    record: (hand) => recall.record(hand),
    onChange: (run) => table.onChange(run),
  });
  const health = () => healthOf(room);
  const { port: bound, close } = await serveMonitor({ listening: LOOPBACK, port, token, health, metrics, hands, link });
  return { address: urlOf(LOOPBACK, bound), close };
}

/**
 * Reads the token from its file, or creates the file with a new token that only its owner can read. Throws a sentence
 * when the file does not hold a token.
 */
function monitorToken(path: string): string {
  if (!existsSync(path))
    writeFileSync(path, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flush: true });
  const open = secretOpenToOthers(path);
  if (open !== null) throw new Error(open);
  const token = readFileSync(path, 'utf8').trim();
  if (!/^[\w-]{16,128}$/.test(token)) {
    throw new Error(
      `${path}: expected a token of 16 to 128 letters and digits; remove the file to have a new one made`,
    );
  }
  return token;
}
