/**
 * The lower bound for a table's press time, on this machine, in this run: a press that comes in on a WebSocket, a
 * durable commit of one row, and a frame to each of twelve screens, as large as the table's were.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { WebSocketServer } from 'ws';

/** The size of a journal row, bytes. */
const ROW = 'x'.repeat(250);

/** The times of a number of presses, ms; `bytes` is the size of each screen's frame. */
export async function measureFloor(folder: string, bytes: readonly number[], presses: number): Promise<number[]> {
  const db = new Database(join(folder, 'floor.sqlite'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('CREATE TABLE rows (id INTEGER PRIMARY KEY, text TEXT)');
  const insert = db.prepare('INSERT INTO rows (text) VALUES (?)');
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (line) =>
    line.on('message', () => {
      insert.run(ROW);
      for (const [nth, client] of [...sockets.clients].entries()) client.send('x'.repeat(bytes[nth] ?? 0));
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const worker = new Worker(join(import.meta.dirname, 'floor-screens.ts'), {
    workerData: { port, presses, screens: bytes.length },
  });
  try {
    const [samples] = (await once(worker, 'message')) as [number[]];
    return samples;
  } finally {
    await worker.terminate();
    for (const client of sockets.clients) client.terminate();
    server.close();
    db.close();
  }
}
