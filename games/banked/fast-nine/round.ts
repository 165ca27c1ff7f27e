/**
 * A round of Fast Nine: three cards each, everyone draws or stands at the same time, the player-dealer last
 * (000:3287-3311).
 */

import type { ChooseAsk, Decision } from '../../ask.ts';
import { type Card, cardText } from '../../card.ts';
import type { HandEvent } from '../../hand-event.ts';
import { invariant, ok, type Refusal, type Result, refuse } from '../../result.ts';
import type { Seat } from '../../seat.ts';
import { fromPlace, placeByDice } from '../action.ts';
import { sentence } from '../round-event.ts';
import { type BankedTable, deciderOf, type Position } from '../table.ts';
import type { Round, RoundEvent } from '../variant.ts';
import { countOf, dealerMust, houseHits } from './count.ts';
import type { FastNineRules } from './rules.ts';

export type FastNineTable = BankedTable<FastNineRules>;

export interface FastNineRound extends Round {
  /** The cards of every position with a bet. */
  readonly hands: ReadonlyMap<string, readonly Card[]>;
  readonly dealer: readonly Card[];
  /** Who decides for each position; positions without a decider are played the house way. */
  readonly deciders: ReadonlyMap<string, Seat>;
  /** Positions that have decided: true where they draw. */
  readonly draws: ReadonlyMap<string, boolean>;
  /** Everyone decides, then the player-dealer where there is a choice, then all hands are open. */
  readonly stage: 'players' | 'dealer' | 'done';
}

export const DEALER = 'dealer';

/** Where the dice put the action button: 0 is the player-dealer's own position. */
export const placeOf = ({ start, positions }: FastNineTable): number => placeByDice(start.dice, positions.length + 1);

/** Positions with a bet from the action button clockwise. */
export const inOrder = (table: FastNineTable): readonly Position[] =>
  fromPlace(table.positions, table.active, placeOf(table));

/** One card at a time, clockwise from the action button; the player-dealer's turn is where their position is. */
export function deal(table: FastNineTable): FastNineRound {
  const { deck, start, active, dealerPosition } = table;
  const order = receivers(table);
  const taken = (id: string): readonly Card[] =>
    [0, 1, 2].map((turn) => {
      const card = deck[start.used + turn * order.length + order.indexOf(id)];
      invariant(card !== undefined, () => `the shoe of ${deck.length} cards is used up`);
      return card;
    });
  const hands = new Map(active.map(({ id }) => [id, taken(id)]));
  const dealer = taken(dealerPosition);
  const deciders = new Map(
    active.flatMap((position): [string, Seat][] => {
      const seat = deciderOf(table, position);
      return seat === null ? [] : [[position.id, seat]];
    }),
  );
  const round: FastNineRound = {
    next: start.used + 3 * order.length,
    added: [],
    events: [0, 1, 2].flatMap((turn) =>
      order.map((id) => {
        const own = id === dealerPosition;
        const card = (own ? dealer : hands.get(id))?.[turn] ?? 0;
        return dealt(own ? DEALER : id, card, own ? undefined : deciders.get(id));
      }),
    ),
    hands,
    dealer,
    deciders,
    draws: new Map(),
    stage: 'players',
  };
  const unasked = active.filter(({ id }) => !deciders.has(id)).map(({ id }) => id);
  return goOn(
    table,
    unasked.reduce((now, id) => withDraw(now, id, houseWayAt(now, id)), round),
  );
}

function receivers(table: FastNineTable): readonly string[] {
  const numbered = [table.dealerPosition, ...table.positions.map(({ id }) => id)];
  const at = placeOf(table);
  const inPlay = new Set([table.dealerPosition, ...table.active.map(({ id }) => id)]);
  return [...numbered.slice(at), ...numbered.slice(0, at)].filter((id) => inPlay.has(id));
}

/** A card face down: only the player who decides for the hand knows it. */
const dealt = (to: string, card: Card, seat: Seat | undefined): RoundEvent => ({
  event: { kind: 'deal', to, cards: [cardText(card)] },
  eyes: seat === undefined ? [] : [seat],
});

const handAt = ({ hands }: Pick<FastNineRound, 'hands'>, id: string): readonly Card[] => hands.get(id) ?? [];
const houseWayAt = (round: FastNineRound, id: string): boolean => houseHits(countOf(handAt(round, id)));

const withDraw = (round: FastNineRound, id: string, draws: boolean): FastNineRound => ({
  ...round,
  draws: new Map([...round.draws, [id, draws]]),
});

/** A player with several hands to decide takes them in rotation from the player-dealer (000:3557-3560). */
const nextOf = ({ active }: FastNineTable, { deciders, draws }: FastNineRound, seat: Seat): string | null =>
  active.find(({ id }) => deciders.get(id) === seat && !draws.has(id))?.id ?? null;

const OPTIONS: ChooseAsk['options'] = [
  { id: 'hit', label: 'Draw a card', cost: null },
  { id: 'stand', label: 'Stand', cost: null },
];

export function asksOf(table: FastNineTable, round: FastNineRound): readonly ChooseAsk[] {
  if (round.stage === 'done') return [];
  if (round.stage === 'dealer') {
    const prompt = `Everybody has played. Your three cards count ${countOf(round.dealer)}.`;
    return [{ kind: 'choose', seat: table.dealer, prompt, options: OPTIONS }];
  }
  return [...new Set(round.deciders.values())].flatMap((seat): readonly ChooseAsk[] => {
    const id = nextOf(table, round, seat);
    if (id === null) return [];
    // The label does not give the count: the hand is covered, and the station shows it where its player looks at the
    // cards.
    const where = id === String(seat) ? '' : ` to the hand of ${/^\d+$/.test(id) ? 'seat' : 'place'} ${id}`;
    return [{ kind: 'choose', seat, prompt: `Do you draw a card${where}?`, options: OPTIONS }];
  });
}

export function decide(
  table: FastNineTable,
  round: FastNineRound,
  seat: Seat,
  decision: Decision,
): Result<FastNineRound, Refusal> {
  const option = decision.kind === 'choose' ? decision.option : '';
  if (option !== 'hit' && option !== 'stand') return refuse('no-such-option', 'Draw a card, or stand.');
  return ok(decided(table, round, seat, option === 'hit'));
}

/** The house way. */
export function absent(table: FastNineTable, round: FastNineRound, seat: Seat): FastNineRound {
  const id = round.stage === 'dealer' ? null : nextOf(table, round, seat);
  const cards = id === null ? round.dealer : handAt(round, id);
  return decided(table, round, seat, houseHits(countOf(cards)));
}

function decided(table: FastNineTable, round: FastNineRound, seat: Seat, draws: boolean): FastNineRound {
  if (round.stage === 'dealer') return finish(draws ? drawn(table, round, DEALER) : round);
  const id = nextOf(table, round, seat);
  invariant(id !== null, () => `seat ${seat} has nothing to decide`);
  return goOn(table, withDraw(round, id, draws));
}

/**
 * Once everyone has decided, the cards go out, clockwise from the player-dealer's left; then the player-dealer's hand
 * is opened.
 */
function goOn(table: FastNineTable, before: FastNineRound): FastNineRound {
  if (table.active.some(({ id }) => !before.draws.has(id))) return before;
  const served = table.active.reduce((now, { id }) => (before.draws.get(id) ? drawn(table, now, id) : now), before);
  const opened: FastNineRound = {
    ...served,
    stage: 'dealer',
    events: [
      ...served.events.map((one) => (isOf(one, DEALER) ? { ...one, eyes: 'all' as const } : one)),
      sentence(`The player-dealer opens: ${countOf(served.dealer)} with three cards.`),
    ],
  };
  const must = dealerMust(countOf(opened.dealer));
  if (must === 'choose') return opened;
  return finish(must === 'hit' ? drawn(table, opened, DEALER) : opened);
}

const isOf = ({ event }: RoundEvent, to: string): boolean => event.kind === 'deal' && event.to === to;

function drawn({ deck }: FastNineTable, round: FastNineRound, to: string): FastNineRound {
  const card = deck[round.next];
  invariant(card !== undefined, () => `the shoe of ${deck.length} cards is used up`);
  const next = { ...round, next: round.next + 1 };
  if (to === DEALER) {
    const event: HandEvent = { kind: 'deal', to, cards: [cardText(card)] };
    return { ...next, dealer: [...round.dealer, card], events: [...round.events, { event, eyes: 'all' }] };
  }
  const hands = new Map([...round.hands, [to, [...handAt(round, to), card]]]);
  return { ...next, hands, events: [...round.events, dealt(to, card, round.deciders.get(to))] };
}

/** All hands are open (000:3567). */
const finish = (round: FastNineRound): FastNineRound => ({
  ...round,
  stage: 'done',
  events: round.events.map((one) => ({ ...one, eyes: 'all' as const })),
});
