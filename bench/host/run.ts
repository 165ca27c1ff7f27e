/**
 * How fast a whole table is, with its books on a real disk, in a Node process started like a table's.
 *
 *   npm run bench:host                         prints the figures and records them in bench/results.md
 *   npm run -s bench:host -- --json            prints one JSON object, records nothing
 *   npm run bench:host -- --hands 1000         with fewer hands in the file that is reopened (default 100,000)
 *   npm run bench:host -- --play 50            with fewer hands played (default 500)
 *
 * `intentP50`, `intentP99`: ms from a press leaving its station until the last of twelve screens, ten stations, the
 * center and the floor, all on WebSockets, has been sent the result, including the commit to disk. No screen reads its
 * frame before the last one has been sent. `ownP50`, `ownP99`: the same until the screen that was pressed has its own
 * frame, which is sent first. `floorP50`, `floorP99`: until the last of
 * the twelve without a table, in the same run: a durable commit of one row, and frames of the same size.
 * `overFloorP50`, `overFloorP99`: the ratio of a press, to its last screen, to that.
 * `machineHandsPerHour`: hands of such a table when players do not think. `heapGrowthMb`: memory gained over them.
 * `recoveryMs`: from the start of the process on the file of a killed table with an open hand to its first answer;
 * `recoveryOpenMs`: the host's own part of that. `builtRecoveryMs`, `builtRecoveryOpenMs`: the same for the built
 * program. `nodeStartMs`: how long Node takes to run nothing. `theatreP50`, `theatreMax`: ms for which the center
 * display animates a hand of ten players that everyone stays in. `overheadMs`: ms from the end of a hand to the next
 * deal by default, in which its end is shown and its result read.
 */
import '../../main/plain-parsing.ts';
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
