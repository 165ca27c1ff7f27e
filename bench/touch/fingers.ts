/** Moves a finger a hundred times a second on each of the named lines: Elo and MicroTouch in turn. */
import { createWriteStream } from 'node:fs';
import { elo, microTouch } from '../../tests/hardware/touch/reports.ts';

const lines = process.argv.slice(2).map((path) => createWriteStream(path, { flags: 'r+' }));
const begun = performance.now();
let sent = 0;

/** Sends as many reports as are due by now, however late the timer fired. */
setInterval(() => {
  for (const due = (performance.now() - begun) / 10; sent < due; sent += 1) {
    const at = 500 + (sent % 2000);
    for (const [nth, line] of lines.entries())
      line.write(nth % 2 === 0 ? elo(sent === 0 ? 1 : 2, at, at) : microTouch(true, at, at));
  }
}, 5);
