/** A hand of a player-dealer game as one viewer may see it: the only place where cards are hidden. */

import type { HandEvent } from '../hand-event.ts';
import type { BankedView, BetView, PotView, SeatView, TableHand } from '../hand-view.ts';
import { type Cents, dollars } from '../money.ts';
import type { Seat, Viewer } from '../seat.ts';
import { dealerFeeInWords } from './fees.ts';
import type { BankedRules } from './rules.ts';
import { asksOf } from './stages.ts';
import {
  allBets,
  type BankedState,
  dealerOf,
  gainOf,
  inFront,
  offerOf,
  ownStake,
  stackAtStart,
  stackOf,
} from './state.ts';
import { numbered } from './table.ts';
import type { Round, RoundEvent } from './variant.ts';
import { BEHIND_BANK, positionsFromDealer } from './wagers.ts';

/** Bets that are not yet locked are secret to their bettor; the game says who may see cards. */
export function view<Rules extends BankedRules, R extends Round>(
  state: BankedState<Rules, R>,
  viewer: Viewer,
): BankedView {
  const { facts, stage } = state;
  const asks = asksOf(state);
  const layout = layoutFor(state, viewer);
  const open = viewer === 'public' ? layout : layoutFor(state, 'public');
  return {
    kind: 'banked',
    game: facts.variant.id,
    street: STREETS[stage],
    button: dealerOf(state) ?? offerOf(state)?.seat ?? facts.start.button,
    seats: facts.start.players.map(({ seat }) => seatView(state, seat, viewer, seat === viewer ? layout : open)),
    zones: zonesOf(state),
    turn: asks.map(({ seat }) => seat),
    ask: asks.find(({ seat }) => seat === viewer) ?? null,
    events: eventsFor(state, viewer),
    over: stage === 'over',
    ...layout,
    positions: layout === open ? layout.positions : marked(layout, open),
  };
}

/** Positions as their viewer sees them, marking the hands that nobody else sees as well. */
function marked(layout: Layout, open: Layout): Layout['positions'] {
  return layout.positions.map((position, at) => ({
    ...position,
    hands: position.hands.map((hand, nth): TableHand => {
      const seen = open.positions[at]?.hands[nth]?.cards ?? [];
      const secret = hand.cards.some((card, one) => card !== null && (seen[one] ?? null) === null);
      return secret ? { ...hand, hidden: true } : hand;
    }),
  }));
}

const STREETS = { offer: 'The bank', bank: 'The bank', bets: 'Bets', play: 'Play', over: 'Settled' } as const;

function seatView<Rules extends BankedRules, R extends Round>(
  state: BankedState<Rules, R>,
  seat: Seat,
  viewer: Viewer,
  layout: Layout,
): SeatView {
  const dealer = dealerOf(state) === seat;
  const own = handsOf(layout, seat);
  const mayKnow = state.stage !== 'bets' || viewer === seat;
  // The player-dealer's stake is open before bets are closed; bets at other positions are not.
  const staked = dealer ? ownStake(state) : 0;
  const front = mayKnow ? inFront(state, seat) : staked;
  const over = state.stage === 'over';
  return {
    seat,
    stack: mayKnow ? stackOf(state, seat) : stackAtStart(state.facts.start, seat) - staked,
    bet: over ? 0 : front,
    state: dealer || allBets(state).some((bet) => bet.seat === seat) || !state.table ? 'in' : 'folded',
    cards: own.flatMap(({ cards }) => cards),
    hand: handInWords(own) || null,
    plays: [],
    won: over ? Math.max(0, gainOf(state, seat)) : 0,
  };
}

/** The hands for which a seat decides; those of its own position where nobody else does. */
export function handsOf({ positions }: Pick<BankedView, 'positions'>, seat: Seat): readonly TableHand[] {
  const decided = positions.find(({ decides }) => decides === seat);
  const own = positions.find((position) => position.seat === seat && position.decides === null);
  return (decided ?? own)?.hands ?? [];
}

/** The hands in words: both, where two are set. */
const handInWords = (hands: readonly TableHand[]): string =>
  hands.flatMap(({ text }) => (text === '' ? [] : [text])).join('; ');

function zonesOf<Rules extends BankedRules, R extends Round>({
  facts,
  table,
  round,
}: BankedState<Rules, R>): BankedView['zones'] {
  return table && round ? facts.variant.zones(table, round) : [];
}

/** The fields that only a hand against a player-dealer has. */
type Layout = Omit<BankedView, 'kind' | keyof PotView>;

function layoutFor<Rules extends BankedRules, R extends Round>(state: BankedState<Rules, R>, viewer: Viewer): Layout {
  const { facts, stage, table, round } = state;
  const { variant, rules, start } = facts;
  const seat = dealerOf(state);
  const action = table && round ? variant.action(table, round) : null;
  const cut = variant.cut(rules);
  const open = positionsFromDealer(state).map(({ id, seat: holder }) => ({
    id,
    seat: holder,
    decides: null,
    hands: [],
  }));
  return {
    dealer:
      seat === null
        ? null
        : {
            seat,
            hand: offerOf(state)?.hand ?? 1,
            wager: stage === 'bank' ? null : state.wager,
            left: state.left,
          },
    stage,
    // The cup is opened when the action is found: after the lead has been chosen.
    dice: action ? start.dice : [],
    action,
    positions: table && round ? variant.positions(table, round, viewer) : open,
    bets: betsFor(state, viewer),
    results: [...start.results, ...resultOf(state)],
    previous: start.previous,
    ...outcomeOf(state),
    shoe: cut === null ? null : { used: round?.next ?? start.used, cut, cards: facts.deck.length },
    posted: [`Wagers from ${dollars(rules.minBet)} to ${dollars(rules.maxBet)}`, ...variant.posted(rules)],
    dealerFee: rules.collection && rules.collection.dealer.length > 0 ? dealerFeeInWords(rules.collection) : null,
    tracked: variant.tracked?.(facts.rules) ?? false,
    ...turnsOf(state),
  };
}

/**
 * The player with the largest bet on each hand that its bettors may turn up; of equal bets, the first in layout order.
 * Nobody before all cards are dealt.
 */
function turnsOf<Rules extends BankedRules, R extends Round>(state: BankedState<Rules, R>): Pick<BankedView, 'turns'> {
  const spots = state.facts.variant.turnedBy;
  if (spots === undefined || state.stage !== 'over' || !state.round) return {};
  const turns = Object.entries(spots).flatMap(([zone, spot]) => {
    const staked = new Map<Seat, Cents>();
    for (const { seat, spot: on, amount } of allBets(state)) {
      if (on === spot) staked.set(seat, (staked.get(seat) ?? 0) + amount);
    }
    const [most] = [...staked].toSorted(([, one], [, other]) => other - one);
    return most === undefined ? [] : [{ zone, seat: most[0] }];
  });
  return turns.length === 0 ? {} : { turns };
}

/** The result of this hand, once it is over. */
function resultOf<Rules extends BankedRules, R extends Round>(state: BankedState<Rules, R>): readonly string[] {
  const { facts, stage, table, round } = state;
  const result = stage === 'over' && table && round ? facts.variant.result(table, round) : null;
  return result === null ? [] : [result];
}

function outcomeOf<Rules extends BankedRules, R extends Round>({
  facts: { variant },
  stage,
  table,
  round,
}: BankedState<Rules, R>): Pick<BankedView, 'outcome'> {
  if (stage !== 'over' || !table || !round || variant.outcome === undefined) return {};
  return { outcome: variant.outcome(table, round) };
}

/** While bets are being placed nobody sees another player's, so nobody bets by what others do. */
function betsFor<Rules extends BankedRules, R extends Round>(
  state: BankedState<Rules, R>,
  viewer: Viewer,
): readonly BetView[] {
  const kinds = state.facts.variant.bets(state.facts.rules);
  const labels = new Map(
    kinds
      .flatMap(({ entitles, ...kind }) => (entitles ? [kind, entitles] : [kind]))
      .map(({ id, label }) => [id, label]),
  );
  // An entitlement that paid nothing is no longer shown.
  const paid = state.entitled.filter((bet) => state.stage !== 'over' || state.settled.some((one) => one.bet === bet));
  return [...allBets(state), ...paid]
    .filter(({ seat }) => state.stage !== 'bets' || seat === viewer)
    .map((bet) => ({
      seat: bet.seat,
      position: bet.position,
      spot: numbered(bet),
      label: bet.spot === BEHIND_BANK ? 'Behind the bank' : (labels.get(bet.spot) ?? inWords(numbered(bet))),
      amount: bet.amount,
      result: state.settled.find((one) => one.bet === bet)?.result ?? null,
    }));
}

/** A bet that the round added has no spot of the layout; its kind says what it is: `split-2` is `Split 2`. */
function inWords(spot: string): string {
  const words = spot.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function eventsFor<Rules extends BankedRules, R extends Round>(
  state: BankedState<Rules, R>,
  viewer: Viewer,
): readonly HandEvent[] {
  const settled = state.settled.map(
    ({ result }): RoundEvent => ({ event: { kind: 'settled', ...result }, eyes: 'all' }),
  );
  return [...state.log, ...(state.round?.events ?? []), ...settled].map(({ event, eyes }) => {
    if (event.kind !== 'deal' || eyes === 'all') return event;
    return viewer !== 'public' && eyes.includes(viewer) ? event : { ...event, cards: event.cards.map(() => null) };
  });
}
