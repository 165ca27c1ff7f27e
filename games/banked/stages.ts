/** A hand from the offer of the bank to its settlement: what it asks, and what an answer changes. */
import type { Ask, ChooseAsk, Decision } from '../ask.ts';
import type { Ruling } from '../game.ts';
import { dollars, sum } from '../money.ts';
import { invariant, ok, type Refusal, type Result, refuse } from '../result.ts';
import type { Seat } from '../seat.ts';
import { BANK, readSpot, wagerFault } from '../wager.ts';
import { entitlementsOf } from './entitlement.ts';
import { dealerFee } from './fees.ts';
import { keepLimits } from './joint.ts';
import { TAKE_BANK } from './rotation.ts';
import { seenByAll, sentence } from './round-event.ts';
import type { BankedRules } from './rules.ts';
import { settle } from './settle.ts';
import { type BankedFee, type BankedState, bankOf, type Facts, offerOf, stackOf } from './state.ts';
import { type BankedTable, betsOn } from './table.ts';
import type { Round } from './variant.ts';
import {
  BEHIND_BANK,
  bankAsk,
  betsAsked,
  clockwiseFrom,
  inLayoutOrder,
  PLAYER_FEE,
  placeBets,
  positionsFromDealer,
} from './wagers.ts';

type State<Rules extends BankedRules, R extends Round> = BankedState<Rules, R>;

export const DECLINE = 'decline';

/** A hand with its first offer open. */
export function beginHand<Rules extends BankedRules, R extends Round>(facts: Facts<Rules, R>): State<Rules, R> {
  return openOffer({
    facts,
    stage: 'offer',
    offered: 0,
    wager: 0,
    special: new Map(),
    owing: [],
    bets: [],
    behind: [],
    entitled: [],
    fees: [],
    table: null,
    round: null,
    fouled: [],
    settled: [],
    left: 0,
    log: [],
  });
}

/** Cached asks by state: a state never changes, and its asks are requested several times. */
const asked = new WeakMap<object, readonly Ask[]>();

/** Every decision now owed; empty: the hand is over. */
export function asksOf<Rules extends BankedRules, R extends Round>(state: State<Rules, R>): readonly Ask[] {
  const known = asked.get(state) ?? asksIn(state);
  asked.set(state, known);
  return known;
}

function asksIn<Rules extends BankedRules, R extends Round>(state: State<Rules, R>): readonly Ask[] {
  switch (state.stage) {
    case 'offer':
      return [offerAsk(state)];
    case 'bank':
      return [bankAsk(state)];
    case 'bets':
      return state.owing;
    case 'play': {
      const { table, round } = playing(state);
      return state.facts.variant.asks(table, round);
    }
    case 'over':
      return [];
  }
}

function offerAsk<Rules extends BankedRules, R extends Round>(state: State<Rules, R>): ChooseAsk {
  const offer = offerOf(state);
  invariant(offer !== null, 'an open offer is made to somebody');
  const which = offer.hand === 1 ? 'The bank is offered to you.' : 'The bank may stay with you for a second hand.';
  return {
    kind: 'choose',
    seat: offer.seat,
    prompt: `${which} Do you take it?`,
    options: [
      { id: TAKE_BANK, label: 'Take the bank', cost: null },
      { id: DECLINE, label: 'Pass it on', cost: null },
    ],
  };
}

export function decide<Rules extends BankedRules, R extends Round>(
  state: State<Rules, R>,
  seat: Seat,
  decision: Decision,
): Result<State<Rules, R>, Refusal> {
  const ask = asksOf(state).find((one) => one.seat === seat);
  if (!ask) return refuse('not your turn', 'Nothing is asked of you now.');
  if (decision.kind !== ask.kind) return refuse('another kind', `Expected an answer of the kind "${ask.kind}".`);
  if (state.stage === 'play') {
    const { table, round } = playing(state);
    const next = state.facts.variant.decide(table, round, seat, decision);
    return next.ok ? ok(played(state, next.value)) : next;
  }
  if (decision.kind === 'choose') return decideOffer(state, decision.option);
  if (decision.kind !== 'wager') return refuse('another kind', 'Expected bets.');
  return state.stage === 'bank' ? decideBank(state, decision.bets) : decideBets(state, seat, decision.bets);
}

function decideOffer<Rules extends BankedRules, R extends Round>(
  state: State<Rules, R>,
  option: string,
): Result<State<Rules, R>, Refusal> {
  if (option === TAKE_BANK) return ok({ ...state, stage: 'bank' });
  if (option === DECLINE) return ok(nextOffer(state));
  return refuse('no-such-option', `There is no option "${option}" here.`);
}

function decideBank<Rules extends BankedRules, R extends Round>(
  state: State<Rules, R>,
  bets: Readonly<Record<string, number>>,
): Result<State<Rules, R>, Refusal> {
  const ask = bankAsk(state);
  const wrong = wagerFault(ask, bets);
  if (wrong) return wrong;
  const wager = bets[BANK] ?? 0;
  // Posting nothing passes the bank on.
  if (wager === 0) return ok(nextOffer(state));
  const special = new Map(
    Object.entries(bets).flatMap(([id, amount]): [Seat, number][] =>
      id === BANK || amount === 0 ? [] : [[Number(readSpot(id).at), amount]],
    ),
  );
  const hand = offerOf(state)?.hand ?? 1;
  const text = `Seat ${ask.seat} has the bank, hand ${hand}, with ${dollars(wager)}.`;
  const posted: State<Rules, R> = {
    ...state,
    stage: 'bets',
    wager,
    left: wager,
    special,
    log: [...state.log, sentence(text)],
  };
  const betting = { ...posted, owing: betsAsked(posted) };
  return ok(betting.owing.length === 0 ? closeBets(betting) : betting);
}

function decideBets<Rules extends BankedRules, R extends Round>(
  state: State<Rules, R>,
  seat: Seat,
  bets: Readonly<Record<string, number>>,
): Result<State<Rules, R>, Refusal> {
  const placing = placeBets(state, seat, bets);
  if (!placing.ok) return placing;
  const { placed, fees } = placing.value;
  const fee: readonly BankedFee[] = fees === 0 ? [] : [{ ...PLAYER_FEE, seat, amount: fees }];
  const next: State<Rules, R> = {
    ...state,
    bets: [...state.bets, ...placed.filter(({ spot }) => spot !== BEHIND_BANK)],
    behind: [...state.behind, ...placed.filter(({ spot }) => spot === BEHIND_BANK)],
    fees: [...state.fees, ...fee],
    owing: state.owing.filter((ask) => ask.seat !== seat),
  };
  return ok(next.owing.length === 0 ? closeBets(next) : next);
}

/** Bets are closed: collections are taken, and the game deals. Without a bet there is nothing to deal for. */
function closeBets<Rules extends BankedRules, R extends Round>(state: State<Rules, R>): State<Rules, R> {
  const { facts } = state;
  const offer = offerOf(state);
  invariant(offer !== null, 'bets are closed with a bank');
  const placed = inLayoutOrder(state);
  if (placed.length === 0) {
    const log = [...state.log, sentence('No bets: nothing is dealt.')];
    return { ...state, stage: 'over', behind: [], fees: [], log };
  }
  const behind = clockwiseFrom(offer.seat, state.behind);
  const { joint, squares, positionMax } = facts.rules;
  const limited = joint !== 'sequential' || squares !== null || positionMax !== null;
  const { bets, fees: paid, returned } = limited ? keepLimits(state, placed) : { ...state, bets: placed, returned: [] };
  const fees = [...paid, ...feeOfDealer({ ...state, bets }, offer.seat)];
  const entitled = entitlementsOf(facts.variant.bets(facts.rules), bets);
  const closed: State<Rules, R> = { ...state, stage: 'play', bets, behind, entitled, fees };
  const collected = fees.map(({ place, amount, seat }) => seenByAll({ kind: 'collected', place, amount, from: seat }));
  const positions = positionsFromDealer(closed);
  const table: BankedTable<Rules> = {
    rules: facts.rules,
    start: facts.start,
    deck: facts.deck,
    dealer: offer.seat,
    dealerPosition: offer.position,
    wager: bankOf(closed),
    bets,
    entitled,
    positions,
    active: positions.filter(({ id }) => betsOn({ bets }, id).length > 0),
    fouled: [],
    chips: new Map(facts.start.players.map(({ seat }) => [seat, stackOf(closed, seat)])),
  };
  const round = facts.variant.deal(table);
  const stakes = behind.map(({ seat, amount }) =>
    sentence(`Seat ${seat} stands behind the bank with ${dollars(amount)}.`),
  );
  const log = [...state.log, sentence('Bets are closed.'), ...stakes, ...returned.map(sentence), ...collected];
  return played({ ...closed, table, log }, round);
}

function feeOfDealer<Rules extends BankedRules, R extends Round>(
  { facts: { rules, variant }, bets, wager }: State<Rules, R>,
  seat: Seat,
): readonly BankedFee[] {
  const bonus = new Set(variant.bets(rules).flatMap((kind) => (kind.bonus ? [kind.id] : [])));
  const counted = bets.filter(({ spot }) => rules.collection?.dealerBonus || !bonus.has(spot));
  const amount = dealerFee(rules.collection, sum(counted.map((bet) => bet.amount)), wager);
  return amount === 0 ? [] : [{ seat, place: 'collection:dealer-fee', amount, why: 'player-dealer fee' }];
}

/** The round has advanced; once it is finished, every bet is settled. */
function played<Rules extends BankedRules, R extends Round>(state: State<Rules, R>, round: R): State<Rules, R> {
  const { variant } = state.facts;
  const { table } = state;
  invariant(table !== null, 'a round has a table');
  const next = { ...state, round };
  if (variant.asks(table, round).length > 0) return next;
  const owed = variant.owed?.(table, round) ?? [];
  const { settled, left } = settle(next, variant.dues(table, round), owed);
  return { ...next, stage: 'over', settled, left };
}

/** Applies the rules for a seat that does not answer: it passes the bank, bets nothing, plays the house way. */
export function absent<Rules extends BankedRules, R extends Round>(
  state: State<Rules, R>,
  seat: Seat,
): State<Rules, R> {
  invariant(
    asksOf(state).some((ask) => ask.seat === seat),
    () => `seat ${seat} owes no decision`,
  );
  switch (state.stage) {
    case 'bets': {
      const passed = decideBets(state, seat, {});
      invariant(passed.ok, 'anybody may bet nothing');
      return passed.value;
    }
    case 'play': {
      const { table, round } = playing(state);
      return played(state, state.facts.variant.absent(table, round, seat));
    }
    default:
      return nextOffer(state);
  }
}

/** A floorman's ruling: the seat's bets on the hand it decides lose, to the extent they are covered (LR9; 004:1635). */
export function rule<Rules extends BankedRules, R extends Round>(
  state: State<Rules, R>,
  { seat }: Ruling,
): Result<State<Rules, R>, Refusal> {
  if (state.stage !== 'play') return refuse('no cards', 'There are no hands on the table that could be foul.');
  if (seat === offerOf(state)?.seat) {
    return refuse('dealer', 'The player-dealer’s hand decides everybody’s bets: void the hand instead.');
  }
  if (!state.bets.some((bet) => bet.seat === seat)) return refuse('no bet', `Seat ${seat} has no bet in this hand.`);
  if (state.fouled.some((one) => one.seat === seat)) {
    return refuse('fouled', `Seat ${seat} has been declared foul already.`);
  }
  const { table, round } = playing(state);
  const decided = state.facts.variant.positions(table, round, 'public').filter(({ decides }) => decides === seat);
  if (decided.length === 0)
    return refuse('no hand', `Seat ${seat} is not deciding for a hand that could be ruled foul.`);
  const fouled = [...state.fouled, { seat, positions: decided.map(({ id }) => id) }];
  const ruled: State<Rules, R> = {
    ...state,
    fouled,
    table: { ...table, fouled: fouled.map((one) => one.seat) },
    log: [...state.log, seenByAll({ kind: 'fouled', seat })],
  };
  // The house way answers anything the seat still owes.
  let now = ruled;
  for (let step = 0; step < MOST_STEPS && asksOf(now).some((ask) => ask.seat === seat); step++) now = absent(now, seat);
  return ok(now);
}

const MOST_STEPS = 50;

function nextOffer<Rules extends BankedRules, R extends Round>(state: State<Rules, R>): State<Rules, R> {
  return openOffer({ ...state, stage: 'offer', offered: state.offered + 1 });
}

/** The next offer: skipped to its wager where the player always takes the bank. If nobody is left, the hand is over. */
function openOffer<Rules extends BankedRules, R extends Round>(state: State<Rules, R>): State<Rules, R> {
  const offer = offerOf(state);
  if (!offer) {
    const text = 'Nobody takes the bank. The game waits until somebody asks for it.';
    return { ...state, stage: 'over', log: [...state.log, sentence(text)] };
  }
  return offer.taken ? { ...state, stage: 'bank' } : state;
}

export function playing<Rules extends BankedRules, R extends Round>(
  state: State<Rules, R>,
): { readonly table: BankedTable<Rules>; readonly round: R } {
  const { table, round } = state;
  invariant(table !== null && round !== null, 'no round is being played');
  return { table, round };
}
