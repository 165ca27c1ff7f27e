/**
 * A table that is going to be killed: the real host on the machine's clock, full of bots in a hurry. It prints what
 * the center display was shown, so that whoever kills it can tell whether anything shown was lost.
 *
 *   node tests/faults/victim.ts FOLDER
 */
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { realClock } from '../../main/clock/clock.ts';
import { openHost } from '../../main/compose.ts';
import { startBots } from '../../main/demo/bots/bots.ts';
import { tableConfig } from '../../main/table/config.ts';
import type { HostFrame } from '../../protocol/messages.ts';
import type { Role } from '../../protocol/roles.ts';

const BOTS = 6;

/** Told to, it takes memory until there is none left: much at a time, for with little it tidies up for seconds before it ends. */
process.on('SIGUSR2', () => {
  const hog: number[][] = [];
  for (;;) hog.push(new Array<number>(1_000_000).fill(hog.length));
});

const [data = ''] = process.argv.slice(2);
const clock = realClock();

/** `hand 7 event 12`, at once and whole. */
function tell(role: Role, text: string): void {
  if (role.screen !== 'center-display') return;
  const frame = JSON.parse(text) as HostFrame;
  if (frame.t !== 'view' || frame.view.screen !== 'center-display') return;
  const { hand, handNumber } = frame.view.table;
  writeSync(1, `${handNumber} ${hand?.events.length ?? 0}\n`);
}

const host = await openHost({
  ...{ data, kind: 'demo', house: 'here', devices: null, clock, bots: BOTS, pinCost: 16, onSend: tell },
  config: tableConfig.parse({
    games: [{ game: 'holdem', limit: '4-8', collection: [2, 32, 47] }],
    timing: { result: 20, pause: 10, heartbeat: 100 },
  }),
});
// The next one is not to compile everything again, and this one will have no end at which Node keeps it.
flushCompileCache();
host.link.attach({ screen: 'center-display' }, { send: () => {}, close: () => {} });
startBots(host, BOTS, clock, { pace: { min: 1, max: 8 } });
