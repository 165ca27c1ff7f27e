/**
 * A table on a disk of a few megabytes that somebody else fills: what it says and does, as one JSON object.
 *
 *   node tests/attack/small-disk-table.ts FOLDER 'between hands' | 'in a hand'
 */
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../hardware/result.ts';
import { openReadOnly } from '../../main/journal/store.ts';
import { audit } from '../../main/ledger/audit.ts';
import { replayer } from '../../main/ledger/replay.ts';
import { DeckSeal } from '../../main/shuffle/deck-seal.ts';
import { LEDGER } from '../faults/disk.ts';
import { Evening } from '../faults/evening.ts';
import { LIMIT } from '../faults/plans.ts';
import { SIGNED } from '../main/test-room.ts';

const [data = '', when = ''] = process.argv.slice(2);
const inHand = when === 'in a hand';
const filler = join(data, 'filler');

/** Takes every byte that is left. */
function fill(): void {
  const file = openSync(filler, 'a');
  for (const size of [65_536, 4096, 512, 1]) {
    const block = Buffer.alloc(size);
    try {
      while (writeSync(file, block) === size);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
}

const open = (run: string): Promise<Evening> => Evening.open({ plan: LIMIT, data, run });
const clear = (of: Evening, reason: string) => of.floor({ do: 'clear fault', reason, signature: SIGNED });

let evening = await open('first');
await evening.playTo(2);
for (let step = 0; step < 2000 && inHand && (evening.table.hand?.step ?? 0) < 3; step += 1) await evening.step();
fill();
await evening.playTo(200);
const full = { fault: evening.table.state.fault, hands: evening.hands };
const cleared = await clear(evening, 'has a look');
await evening.playTo(200);
const again = {
  cleared: cleared.ok,
  why: cleared.ok ? '' : cleared.error.message,
  position: evening.position(),
  worth: evening.worth(),
};
await evening.abandon();

// The program is started again, and the disk is still full.
const reopened = await open('second').then(
  async (second) => {
    const { fault } = second.table.state;
    await second.abandon();
    return { fault, refused: null };
  },
  (error: unknown) => ({ fault: null, refused: messageOf(error) }),
);

rmSync(filler);
evening = await open('third');
const kept = { position: evening.position(), worth: evening.worth() };
const cured = evening.table.state.fault === null || (await clear(evening, 'made room')).ok;
const from = evening.hands;
await evening.playTo(from + 3);
const after = { cleared: cured, fault: evening.table.state.fault, hands: evening.hands - from };
await evening.abandon();

const store = openReadOnly(join(data, LEDGER));
const unsound = audit(store, replayer(DeckSeal.read(join(data, 'deck.key')))).filter(({ ok }) => !ok);
store.close();
console.log(JSON.stringify({ full, again, reopened, kept, after, unsound }));
