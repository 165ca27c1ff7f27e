/**
 * How quick a whole table is, with its books on a real disk, in a Node started as that of a table is.
 *
 *   npm run bench:host                         prints the figures and keeps them in bench/results.md
 *   npm run -s bench:host -- --json            prints one JSON object, keeps nothing
 *   npm run bench:host -- --hands 1000         with fewer hands in the file that is taken up again (default 100,000)
 *   npm run bench:host -- --play 50            with fewer hands played (default 500)
 *
 * `intentP50`, `intentP99`: ms from a press leaving its station until the last of twelve screens, ten stations, the
 * center and the floor, all on WebSockets, has been sent what came of it, the commit on the disk included. No screen reads
 * what it was sent before the last has it.
 * `floorP50`, `floorP99`: the same without a table, in the same run: a durable commit of one row, and twelve frames of the
 * same size. `overFloorP50`, `overFloorP99`: how many times that a press takes.
 * `machineHandsPerHour`: hands of such a table when nobody thinks. `heapGrowthMb`: memory gained over them.
 * `recoveryMs`: from the start of the process on the file of a killed table with an open hand to its first answer;
 * `recoveryOpenMs`: the part of it that is the host's own. `builtRecoveryMs`, `builtRecoveryOpenMs`: the same of the built
 * program. `nodeStartMs`: what Node takes to run nothing.
 * `theatreP50`, `theatreMax`: ms for which the center display plays what happens in a hand of ten that everybody stays in.
 * `overheadMs`: ms from the end of a hand to the next deal by default, in which its end is played and its result read.
 */
import { parseArgs } from 'node:util';
import { record } from '../run.ts';
import { measurePlay } from './play.ts';
import { measureRecovery } from './recovery.ts';
import { measureTheatre } from './theatre.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    hands: { type: 'string', default: '100000' },
    play: { type: 'string', default: '500' },
  },
});
const [hands, play] = [wholeNumber('hands', values.hands), wholeNumber('play', values.play)];
const figures = { ...(await measurePlay(play)), ...(await measureRecovery(hands)), ...measureTheatre(play) };
if (values.json) console.log(JSON.stringify(figures));
else {
  record(`npm run bench:host -- --hands ${hands} --play ${play}`, figures);
  for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(24)}${value}`);
}

function wholeNumber(option: string, text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  console.error(`bench:host: --${option} expects a whole number, not "${text}"`);
  process.exit(2);
}
