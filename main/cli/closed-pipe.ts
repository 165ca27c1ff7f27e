/**
 * A pipe whose reader has gone, as with `dealerless games | head -1`: no fault of the program, so it says nothing about it.
 */

/** The exit code of a program that ends because nobody reads it any more: 128 + SIGPIPE, as other Unix tools have it. */
export const READER_LEFT = 141;

let then: 'end' | 'go on' = 'end';
let listening = false;

/**
 * What happens when whoever reads our output leaves. `end`: the program ends at once and quietly; what it had still to
 * print or to check is not done, so its exit code is not that of success. `go on`: a table that players sit at does not
 * stop for a log that nobody reads.
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
