/** Kills a table, as `kill -9` does, again and again at moments that nobody chose, and looks at what is left. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Hand } from '../../main/hand/hand.ts';
import { houseBeside } from '../../main/house/beside.ts';
import { Journal } from '../../main/journal/journal.ts';
import { openReadOnly } from '../../main/journal/store.ts';
import { audit } from '../../main/ledger/audit.ts';
import { Ledger } from '../../main/ledger/ledger.ts';
import { replayer } from '../../main/ledger/replay.ts';
import { DeckSeal } from '../../main/shuffle/deck-seal.ts';
import { houseBalances, houseRows } from '../main/test-room.ts';
import { LEDGER } from './disk.ts';
import { newFolder } from './power-cut.ts';

/** What the cards of a demo house hold together at first, cents. Nobody takes any out: bots do not leave the room. */
const MONEY = 20 * 500_00;

/** What was put in over the counter, cents: at first, and for bots that had gone broke since. */
const PUT_IN = "SELECT coalesce(sum(amount), 0) AS amount FROM documents WHERE type = 'deposit'";

export interface Killed {
  readonly hands: number;
  /** Kills in the middle of a hand. */
  readonly inHand: number;
}

/**
 * How a table ends: by `kill -9`; the same after it was stopped and set going again (SIGSTOP), as by a machine that slept;
 * or because it has no memory left.
 */
export type End = 'killed' | 'stopped first' | 'out of memory';

/** Starts, kills, looks, and starts again on the same files. Throws at the first thing lost, doubled or not sound. */
export async function killAgainAndAgain(times: number, end: End = 'killed'): Promise<Killed> {
  const data = newFolder();
  let left = { hands: 0, open: false };
  let inHand = 0;
  try {
    for (let time = 1; time <= times; time += 1) {
      const shown = await runUntilKilled(data, Math.random() * LINES, end);
      left = await look(data, shown, left.hands, time % 10 === 0 || time === times);
      if (left.open) inHand += 1;
    }
    return { hands: left.hands, inHand };
  } finally {
    rmSync(data, { recursive: true });
  }
}

/** What the public had seen last: the hand, and how many events of it. */
interface Shown {
  readonly hand: number;
  readonly events: number;
}

/** The heap of a victim: enough to play in, soon full. */
const HEAP_MB = 256;

/** How long a victim stands still, longer than bots think. */
const STOPPED_MS = 300;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How much a table may show before it is killed: some three hands. */
const LINES = 60;

/**
 * Runs a table until it has shown so many lines of its first hand and later ones, and kills it some moment after. What it
 * has done by then does not depend on how quick the machine is; the moment within the next step does.
 */
async function runUntilKilled(data: string, lines: number, end: End): Promise<Shown> {
  // No dump of a memory that is full.
  const command = `ulimit -c 0; exec "$0" --max-old-space-size=${HEAP_MB} "$@"`;
  const victim = spawn('sh', ['-c', command, process.execPath, join(import.meta.dirname, 'victim.ts'), data], {
    stdio: ['ignore', 'pipe', end === 'out of memory' ? 'ignore' : 'inherit'],
  });
  const exit = once(victim, 'exit');
  let told = '';
  victim.stdout.setEncoding('utf8');
  victim.stdout.on('data', (text: string) => {
    told += text;
  });
  const shows = async (more: number): Promise<void> => {
    const shown = (): number => told.match(/^\d+ [1-9]/gm)?.length ?? 0;
    const enough = shown() + more;
    while (shown() <= enough && victim.exitCode === null && victim.signalCode === null) await pause(2);
  };
  await shows(lines);
  await pause(Math.random() * 20);
  if (end === 'stopped first') {
    victim.kill('SIGSTOP');
    await pause(STOPPED_MS);
    victim.kill('SIGCONT');
    // It goes on, and what it goes on with is looked at as well.
    await shows(10);
  }
  victim.kill(end === 'out of memory' ? 'SIGUSR2' : 'SIGKILL');
  const [code, signal] = await exit;
  const expected = end === 'out of memory' ? 'SIGABRT' : 'SIGKILL';
  if (signal !== expected) throw new Error(`the table ended by itself with ${code ?? signal}`);
  // The last line may be half a line.
  const whole = told.split('\n').slice(0, -1);
  const [hand = 0, events = 0] = (whole.at(-1) ?? '').split(' ').map(Number);
  return { hand, events };
}

/** What is on the disk: sound, with all the money, and with all that was shown. */
async function look(
  data: string,
  shown: Shown,
  handsBefore: number,
  replay: boolean,
): Promise<{ hands: number; open: boolean }> {
  const seal = DeckSeal.read(join(data, 'deck.key'));
  const store = openReadOnly(join(data, LEDGER));
  try {
    const checks = [...(await houseBeside(store)), ...audit(store, replay ? replayer(seal) : null)];
    const wrong = checks.find(({ ok }) => !ok);
    if (wrong) throw new Error(`${wrong.name}: ${wrong.detail}`);
    const journal = new Journal(store);
    const last = journal.lastHand();
    const seen = last?.hand === shown.hand ? last : journal.hand(shown.hand);
    const events = seen ? Hand.replay(seen, seal.open(seen)).view('public').events.length : 0;
    if (events < shown.events) {
      throw new Error(`hand ${shown.hand}: ${shown.events} events were shown, ${events} are in the journal`);
    }
    if ((last?.hand ?? 0) < handsBefore) throw new Error(`${handsBefore} hands were played, ${last?.hand} are there`);
    const owed = new Ledger(store).balances('').filter(({ account }) => account !== 'house');
    const here = owed.reduce((sum, { balance }) => sum + balance, 0);
    if (here !== -new Ledger(store).balance('house')) throw new Error(`${here} cents lie on the table`);
    const all = Object.entries(houseBalances(data)).filter(([account]) => !account.startsWith('cage:'));
    const money = all.reduce((sum, [, balance]) => sum + balance, 0);
    const putIn = houseRows<{ amount: number }>(data, PUT_IN)[0]?.amount ?? 0;
    if (putIn < MONEY) throw new Error(`${putIn} cents were put in, of the ${MONEY} of a demo house`);
    if (money !== putIn) throw new Error(`${money} cents are there, ${putIn} were put in`);
    return { hands: last?.hand ?? 0, open: last !== null && last.close === null };
  } finally {
    store.close();
  }
}
