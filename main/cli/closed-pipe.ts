/**
 * A pipe whose reader has closed, as in `dealerless games | head -1`. That is not a fault of the program, so it prints
 * nothing about it.
 */

/** Exit code of a program that ends because its output is no longer read: 128 + SIGPIPE, as with other Unix tools. */
export const READER_LEFT = 141;

let then: 'end' | 'go on' = 'end';
let listening = false;

/**
 * What happens when the reader of our output leaves. `end`: the program ends quietly at once. Because the rest was
 * neither printed nor checked, its exit code is not that of success. `go on`: a table with players does not stop just
 * because its log is no longer read.
 */
export function whenReaderLeaves(what: 'end' | 'go on'): void {
  then = what;
  if (listening) return;
  listening = true;
  for (const stream of [process.stdout, process.stderr]) stream.on('error', readerLeft);
}

function readerLeft(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  if (then === 'end') process.exit(READER_LEFT);
}
