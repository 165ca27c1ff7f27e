/**
 * A port of loopback that nothing listens on, for a process that is told its port and keeps it over restarts. It lies
 * below those that systems give to whoever asks for any (from 32768 on Linux, from 49152 elsewhere): another test would
 * be given one of those while the process is still starting, or between its end and its next start.
 */
import { createServer } from 'node:net';

const FIRST = 10_000;
const LAST = 32_767;

/** How many ports in a row a process tries before it comes to those of the next one. */
const OF_A_PROCESS = 97;

let tried = 0;

/** The ports of one process follow each other and are not those of its neighbors, which ask at the same moment. */
export async function freePort(): Promise<number> {
  while (tried <= LAST - FIRST) {
    const port = FIRST + ((process.pid * OF_A_PROCESS + tried) % (LAST - FIRST + 1));
    tried += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`nothing between ${FIRST} and ${LAST} is free`);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
