import type { Card } from '../../../games/card.ts';
import type { Occupant } from '../../../games/hand-start.ts';
import type { AnyGame } from '../../../games/registry.ts';
import { randomDecision } from '../../../lab/simulation/random-player.ts';
import { Hand } from '../../../main/hand/hand.ts';
import type { JournalEntry, JournaledHand } from '../../../main/journal/journal.ts';
import { Seeded } from '../../../main/odds/seeded.ts';
import { commitTo } from '../../../main/shuffle/cut.ts';
import { DeckSeal, type SealedHand } from '../../../main/shuffle/deck-seal.ts';
import { type TermsOf, termsOf } from '../../../main/shuffle/terms.ts';
import { seededBytes } from './seeded-bytes.ts';

const KEY = Buffer.alloc(32, 7);
export const seal = new DeckSeal(KEY);
const DEALT = Date.UTC(2026, 0, 2, 20, 15);

/** The number that the station of a seat has drawn. */
const numberOf = (seat: number): string => seat.toString(16).padStart(64, '0');

/** Sealed as decks were before there were terms, for one seed of three; else with terms and cut, but for its last seat. */
function under(
  seed: number,
  of: Pick<TermsOf, 'rules' | 'start' | 'order'>,
  { number, game }: { number: number; game: string },
  deck: readonly Card[],
): Omit<SealedHand, 'hand' | 'game'> {
  const id = { hand: number, game };
  const bytes = seededBytes(`${game} ${seed}`);
  const seal = new DeckSeal(KEY, (count) => Buffer.from(bytes(count)));
  if (seed % 3 === 0) return { ...seal.seal(id, deck, null), terms: null, cut: [] };
  const seats = of.start.players.map(({ seat }) => seat);
  const commits = seats.map((seat) => ({ seat, commit: commitTo(numberOf(seat)) }));
  const terms = termsOf({ table: 'Table 1', at: DEALT, ...of, commits });
  const cut = seats.slice(0, -1).map((seat) => ({ seat, number: numberOf(seat) }));
  return { ...seal.seal(id, deck, terms), terms, cut };
}

/** A hand that random players have played to its end, as the journal has it. */
export function playedHand(game: AnyGame, seed: number): JournaledHand {
  const seeded = new Seeded(seed);
  const rules = game.rules.parse({});
  const seats = game.seats(rules);
  const people: Occupant[] = Array.from({ length: Math.min(seats.max, seats.min + seeded.below(4)) }, (_, n) => ({
    seat: n + 2,
    player: `player-${n}`,
    stack: 20_000,
    sittingOut: false,
    entry: 'post',
  }));
  const { start, memory } = game.seatHand(rules, game.newMemory(), people, (n) => seeded.below(n));
  if (!start) throw new Error(`${game.id}: nobody is dealt in`);
  const deck = seeded.shuffle(game.deck(rules));
  const number = seed + 1;
  const of = { rules, start, order: game.dealOrder(rules, start) };
  const sealed = under(seed, of, { number, game: game.id }, deck);
  const dealt = seal.open({ hand: number, game: game.id, ...sealed });
  let hand = Hand.begin(game, { number, rules, start, memory, deck: dealt, seal: sealed.seal, at: DEALT });
  const entries: JournalEntry[] = [];
  for (let ask = hand.asks()[0]; ask; ask = hand.asks()[0]) {
    const decision = randomDecision(ask, seeded);
    const next = hand.take({ kind: 'decision', seat: ask.seat, decision });
    if (!next.ok) throw new Error(`${game.id}: ${next.error.message}`);
    entries.push({
      ...{ hand: number, step: hand.step, seat: ask.seat, kind: 'decision', body: decision },
      ...{ at: DEALT, rev: hand.step, intent: null, by: null },
    });
    hand = next.value;
  }
  const outcome = hand.outcome();
  return {
    ...{ hand: number, game: game.id, profile: 'test', at: DEALT, ...sealed, entries },
    // As they come back from the journal.
    ...(JSON.parse(JSON.stringify({ rules, start, memory })) as { rules: unknown; start: unknown; memory: unknown }),
    players: start.players.map(({ seat, player, stack }) => ({ seat, player, before: stack, after: null })),
    close: { kind: 'settled', outcome, memory: hand.memoryAfter(), at: DEALT, reason: null, by: null },
  };
}
