/**
 * Makes the file for measuring recovery: a table with a long history that is killed in the middle of a hand.
 *
 *   node bench/host/old-table.ts FOLDER HANDS      until it has that many hands; prints the processor time for writing
 *                                                  them, ms
 *
 * The hands are written through the journal and the ledger, as a table writes them, but many to a commit. The blinds go
 * around and the big blind wins each hand, so nobody is broke after a hundred thousand hands.
 */
import type { Ask, Decision } from '../../games/ask.ts';
import { realClock } from '../../main/clock/clock.ts';
import { openHost } from '../../main/compose.ts';
import { bodyOf, Hand } from '../../main/hand/hand.ts';
import { settleHand } from '../../main/ledger/settle.ts';
import { systemShuffler } from '../../main/shuffle/shuffler.ts';
import type { TableState } from '../../main/table/state.ts';
import type { Table } from '../../main/table/table.ts';
import { PLAYERS, sitDown, TABLE } from './seats.ts';

const HANDS_PER_COMMIT = 500;

const [data = '', hands = '0'] = process.argv.slice(2);
const shuffler = systemShuffler();
async function fill(folder: string, count: number): Promise<void> {
  const host = await openHost({ ...TABLE, data: folder, clock: realClock() });
  const { table } = host.room;
  if (table.state.sittings.length === 0) await sitDown(host);
  table.stop('writing many hands');
  if (table.hand) table.void('writing many hands', { by: 'bench', second: 'bench-too' });
  const { store, journal } = host.room.books;
  let { state } = table;
  const used = process.cpuUsage();
  while (journal.nextNumber() <= count) {
    const upTo = Math.min(count, journal.nextNumber() + HANDS_PER_COMMIT - 1);
    store.transact(() => {
      while (journal.nextNumber() <= upTo) state = writeHand(table, state);
    });
    store.tidy();
  }
  const { user, system } = process.cpuUsage(used);
  console.log((user + system) / 1000);
  await host.close();
}

/** One hand from its deal to its settlement, as `Table` writes it; returns the table as saved then. */
function writeHand(table: Table, saved: TableState): TableState {
  const { books, seal } = table.parts;
  const { game, rules, profile } = table.setup;
  const memory = saved.memory === null ? game.newMemory() : game.memory.parse(saved.memory);
  const occupants = saved.sittings.map(({ seat, account }) => ({
    ...{
      seat,
      player: account,
      stack: books.ledger.balance(`seat:${seat}`),
      sittingOut: false,
      entry: 'post' as const,
    },
  }));
  const seating = game.seatHand(rules, memory, occupants, (n) => shuffler.lot(n));
  if (!seating.start) throw new Error('nobody to deal to');
  const at = table.now();
  const deck = shuffler.shuffle(game.deck(rules));
  const sealed = seal.seal({ hand: books.journal.nextNumber(), game: game.id }, deck, null);
  const facts = { rules, start: seating.start, memory: seating.memory, seal: sealed.seal, at };
  const number = books.journal.beginHand({
    ...facts,
    game: game.id,
    profile: profile.id,
    deck: sealed.deck,
    terms: null,
    cut: [],
  });
  let hand = Hand.begin(game, { ...facts, number, deck });
  for (let ask = hand.asks()[0]; ask; ask = hand.asks()[0]) {
    const step = { kind: 'decision', seat: ask.seat, decision: answer(ask, hand.step) } as const;
    const next = hand.take(step);
    if (!next.ok) throw new Error(next.error.message);
    const entry = { step: hand.step, seat: ask.seat, kind: step.kind, body: bodyOf(step), at, rev: hand.step };
    books.journal.append(number, { ...entry, intent: `press-${number}-${hand.step}`, by: null });
    hand = next.value;
  }
  const after = hand.memoryAfter();
  const state = { ...saved, memory: after, stopped: 'writing many hands' };
  const settled = settleHand(books, { hand: number, outcome: hand.outcome(), memory: after, at, table: state });
  if (!settled.ok) throw new Error(settled.error.message);
  return state;
}

/** Folded to the small blind, who calls; on the flop the big blind bets, wins the pot and shows nothing. */
function answer(ask: Ask, step: number): Decision {
  if (ask.kind === 'choose' && ask.suggestion) return { kind: 'choose', option: ask.suggestion };
  if (ask.kind !== 'bet') throw new Error(`expected a game of bets, not one that asks ${JSON.stringify(ask)}`);
  if (step < PLAYERS - 2) return { kind: 'fold' };
  if (step === PLAYERS - 2) return { kind: 'call' };
  if (ask.call !== 0) return { kind: 'fold' };
  return step === PLAYERS + 1 && ask.raise ? { kind: 'raise', to: ask.raise.min } : { kind: 'check' };
}

/** Opens the table as any host does, plays into a hand and is killed. */
async function playAndDie(folder: string): Promise<void> {
  const host = await openHost({ ...TABLE, data: folder, clock: realClock() });
  const { table } = host.room;
  if (table.state.stopped !== null) table.resume();
  while (!table.hand) await new Promise((resolve) => setTimeout(resolve, 5));
  const ask = table.hand.asks()[0];
  if (ask) table.decide(ask.seat, { kind: 'call' }, { id: 'before the end', rev: table.rev });
  process.kill(process.pid, 'SIGKILL');
}

await fill(data, Number(hands));
await playAndDie(data);
