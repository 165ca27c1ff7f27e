/** Panguingue behind the game contract (000:3611-3749, 001:1287-1451, 002:307-403, 003:1528-1668). */
import { z } from 'zod';
import type { Card } from '../../card.ts';
import type { Game } from '../../game.ts';
import type { Occupant, Seating } from '../../hand-start.ts';
import type { PotView } from '../../hand-view.ts';
import { sum } from '../../money.ts';
import type { Move, Outcome } from '../../outcome.ts';
import { placeOf } from '../../place.ts';
import { invariant } from '../../result.ts';
import { type Seat, seat } from '../../seat.ts';
import { dealtTo } from '../happening.ts';
import { movesOf, stacksAfter } from '../payments.ts';
import { FULL, TOO_FEW, waits, whoIsReady } from '../ready.ts';
import { deckSize, panDeck } from './cards.ts';
import { post, takeFee } from './money.ts';
import { asksOf } from './options.ts';
import { absent, decide, rule } from './play.ts';
import { type PanRules, panRules } from './rules.ts';
import { note, noteSeen, type PanPlayer, type PanStart, type PanState, panStart } from './state.ts';
import { ID, laidOf, view } from './table.ts';

const ROUND = 5;
const CARDS_EACH = 10;
const DOUBLE = 'double';

/** Who won the last hand; before the first, the player with the lowest card. */
interface PanMemory {
  readonly first: Seat | null;
}

export const panguingueGame: Game<PanRules, PanStart, PanState, PanMemory, PotView> = {
  id: ID,
  name: 'Panguingue',
  rules: panRules,
  start: panStart,
  memory: z.strictObject({ first: seat.nullable() }),
  seats: ({ maxSeats }) => ({ min: 2, max: maxSeats }),
  choices: ({ doubles }) => (doubles ? [{ id: DOUBLE, label: 'Play double condition' }] : []),
  newMemory: () => ({ first: null }),
  seatHand,
  deck: ({ deck }) => panDeck(deck),
  begin,
  dealOrder: (_, start) => {
    const round = order(start).flatMap(({ seat }) => Array.from({ length: ROUND }, () => String(seat)));
    return [...round, ...round];
  },
  asks: asksOf,
  decide,
  absent,
  rule,
  view,
  outcome,
  explain: ({ ante }) => [
    {
      title: 'How a hand goes',
      lines: [
        `Every player antes ${ante === 1 ? 'one chip' : `${ante} chips`}, looks at their cards, and says whether they stay in.`,
        'Players draw in turn, to the right: the top card of the deck or the discard, which must be melded at once.',
        'Melds are sets of one rank and ropes of one suit. Some pay at once: everybody pays the player who lays them.',
        'The first player to meld all that they need goes out and takes the pot.',
      ],
    },
  ],
  after: (state, memory) => ({ first: state.winner ?? memory.first }),
  voided: (_, memory) => memory,
};

/** Dealing and playing go counterclockwise: to the right. */
function order({ players, first }: PanStart): PanStart['players'] {
  const right = [...players].sort((a, b) => b.seat - a.seat);
  return [...right.filter(({ seat }) => seat <= first), ...right.filter(({ seat }) => seat > first)];
}

/**
 * The winner of the last hand is first, or the next ready player on the right of their seat; in a new game, the player
 * who gets the lowest card by lot. A full table deals to the players nearest to them.
 */
function seatHand(
  rules: PanRules,
  memory: PanMemory,
  occupants: readonly Occupant[],
  lot: (n: number) => number,
): Seating<PanStart, PanMemory> {
  const { unit, ante, maxSeats } = rules;
  const { ready, waiting } = whoIsReady(occupants, () => (ante + 1) * unit);
  if (ready.length < 2) {
    const few = ready.map((one) => waits(one, 'too-few', TOO_FEW));
    return { start: null, memory, waiting: bySeat([...waiting, ...few]) };
  }
  const from = memory.first ?? ready[lot(ready.length)]?.seat ?? 1;
  const right = [...ready].sort((a, b) => b.seat - a.seat);
  const all = [...right.filter(({ seat }) => seat <= from), ...right.filter(({ seat }) => seat > from)];
  const dealt = all.slice(0, maxSeats);
  const full = all.slice(maxSeats).map((one) => waits(one, 'table-full', FULL));
  // 002:398: double condition takes twice as much.
  const isDouble = ({ choices = [], stack }: Occupant): boolean =>
    rules.doubles && choices.includes(DOUBLE) && stack >= 2 * (ante + 1) * unit;
  return {
    start: {
      button: null,
      players: bySeat(dealt).map(({ seat, player, stack }) => ({ seat, player, stack })),
      first: dealt[0]?.seat ?? from,
      doubles: bySeat(dealt)
        .filter(isDouble)
        .map(({ seat }) => seat),
    },
    memory: { first: from },
    waiting: bySeat([...waiting, ...full]),
  };
}

const bySeat = <Sitter extends { readonly seat: Seat }>(list: readonly Sitter[]): readonly Sitter[] =>
  [...list].sort((a, b) => a.seat - b.seat);

/** Antes, the fee out of them, and ten cards each, five at a time (000:3628-3634). */
function begin(rules: PanRules, start: PanStart, deck: readonly Card[]): PanState {
  const dealt = order(start);
  invariant(deck.length === deckSize(rules.deck), () => `a pan deck of ${deck.length} cards`);
  const n = dealt.length;
  const players = dealt.map(({ seat, stack }, place): PanPlayer => {
    const round = (nth: number): readonly Card[] =>
      deck.slice((nth * n + place) * ROUND, (nth * n + place + 1) * ROUND);
    const hand = [...round(0), ...round(1)];
    return {
      ...{ seat, double: start.doubles.includes(seat), stack, standing: 'to-declare' },
      ...{ hand, melds: [], owed: 0, offered: false },
    };
  });
  const hand: PanState = {
    ...{ rules, start, deck, players, phase: 'declare', turn: 0, card: null, drawer: -1, asked: [] },
    ...{ next: n * CARDS_EACH, tops: 0, doubleTops: 0, fee: 0 },
    ...{ posts: [], payments: [], won: [], returned: [], winner: null, log: [], logged: 0 },
  };
  note(hand, { kind: 'street', name: 'Declaring' });
  for (const player of players) hand.tops += post(hand, player, rules.ante, 'ante');
  for (const player of players) if (player.double) hand.doubleTops += post(hand, player, rules.ante, 'double ante');
  takeFee(hand);
  for (const nth of [0, 1]) {
    for (const player of players) {
      noteSeen(hand, dealtTo(player.seat, player.hand.slice(nth * ROUND, (nth + 1) * ROUND)));
    }
  }
  return hand;
}

function outcome(state: PanState): Outcome {
  invariant(state.phase === 'over', 'the outcome of a hand that is not over');
  const { players, posts, returned, fee, won } = state;
  const put = (seat: Seat): number =>
    sum(posts.map((each) => (each.seat === seat ? each.amount : 0))) -
    sum(returned.map((each) => (each.seat === seat ? each.amount : 0)));
  const moves: Move[] = state.start.players
    .filter(({ seat }) => put(seat) > 0)
    .map(({ seat }) => ({ from: placeOf(seat), to: 'pot', amount: put(seat), why: 'antes' }));
  if (fee > 0) moves.push({ from: 'pot', to: 'collection:player-fee', amount: fee, why: 'player fee' });
  moves.push(...movesOf(state.payments));
  for (const { seat, amount, from } of won) moves.push({ from: 'pot', to: placeOf(seat), amount, why: from });
  const labels = [...new Set(won.map(({ from }) => from))];
  return {
    moves,
    stacks: stacksAfter(state.start.players, (seat) => players.find((each) => each.seat === seat)?.stack ?? 0),
    pots: labels.map((label) => {
      const shares = won.filter(({ from }) => from === label).map(({ seat, amount }) => ({ seat, amount, hand: null }));
      return { label, amount: sum(shares.map(({ amount }) => amount)), shares };
    }),
    shown: players
      .filter(({ melds }) => melds.length > 0)
      .map(({ seat }) => seat)
      .sort((a, b) => a - b),
    hands: players.flatMap((player) =>
      laidOf(player).map(({ cards, text }) => ({
        seat: player.seat,
        hand: [cards.join(' '), text].filter(Boolean).join(', '),
      })),
    ),
  };
}
