/** The wagers that are asked for, and checks of those that are placed. */

import type { FeeTiers, WagerAsk, WagerSpot } from '../ask.ts';
import { type Cents, sum } from '../money.ts';
import { ok, type Refusal, type Result } from '../result.ts';
import type { Seat } from '../seat.ts';
import { BANK, costOf, feesFor, matched, wagerFault, writeSpot } from '../wager.ts';
import { type AnyBetKind, baseOf, payTableOf } from './bet.ts';
import { dealerFee, mostFee, mostWager, NO_TIERS } from './fees.ts';
import { type AnyBankedState, dealerOf, offerOf, ownStake, type PlacedBet, stackAtStart } from './state.ts';
import type { Position } from './table.ts';

/** The spot of a stake behind the player-dealer's wager. */
export const BEHIND_BANK = 'behind-bank';

/** The bettors' fee for their wagers. */
export const PLAYER_FEE = { place: 'collection:player-fee', why: 'player fee' } as const;

/** The ask of the player-dealer: their wager, and what they set aside against single players. */
export function bankAsk(state: AnyBankedState): WagerAsk {
  const { rules, start } = state.facts;
  const seat = offerOf(state)?.seat ?? 0;
  const posted = rules.collection;
  const byWager = posted?.dealerBy === 'wager';
  const chips = stackAtStart(start, seat);
  const action = sum(start.players.map((one) => (one.seat === seat ? 0 : one.stack)));
  const most = mostWager(posted, chips, action, rules.chip);
  const spot = { step: rules.chip, upTo: null, at: null, inTotal: false, payTable: [] } as const;
  const aside = rules.specialAction ? start.players.filter((one) => one.seat !== seat) : [];
  return {
    kind: 'wager',
    seat,
    prompt: 'You have the bank. How much of the table do you cover?',
    spots: [
      {
        ...spot,
        id: BANK,
        label: 'Your wager as player-dealer',
        min: rules.minBank,
        max: most,
        needs: [],
        fee: byWager ? posted.dealer : NO_TIERS,
      },
      ...aside.map(
        (one): WagerSpot => ({
          ...spot,
          id: writeSpot({ kind: 'special', at: String(one.seat) }),
          label: `Special action against seat ${one.seat}`,
          min: rules.minBet,
          max: rules.maxBet,
          needs: [BANK],
          fee: NO_TIERS,
        }),
      ),
    ],
    // A fee that depends on the wager is added to it.
    stack: byWager ? chips : most,
    fee: NO_TIERS,
    last: {},
  };
}

/** A spot of the layout as one bettor sees it. */
interface Offered {
  readonly spot: WagerSpot;
  /** The kind of bet. */
  readonly kind: string;
  readonly position: Position;
  readonly special: boolean;
}

/** The ask of a bettor: their own spots, those behind others that let them, and those that nobody holds. */
export function wagerAsk(state: AnyBankedState, seat: Seat): WagerAsk {
  const { start, rules } = state.facts;
  const spots = offeredTo(state, seat).map(({ spot }) => spot);
  const last = start.last[String(seat)] ?? {};
  const repeatable = Object.entries(last).filter(([id]) => spots.some((spot) => spot.id === id));
  const posted = rules.collection;
  return {
    kind: 'wager',
    seat,
    prompt: 'Place your bets.',
    spots,
    stack: chipsFor(state, seat),
    fee: posted?.playerBy === 'total' ? posted.player : NO_TIERS,
    last: Object.fromEntries(repeatable),
  };
}

/** Chips that a seat can bet; the player-dealer's, minus the wager and its fee. */
function chipsFor(state: AnyBankedState, seat: Seat): Cents {
  const chips = stackAtStart(state.facts.start, seat);
  if (seat !== dealerOf(state)) return chips;
  const { collection } = state.facts.rules;
  const fee = collection?.dealerBy === 'wager' ? dealerFee(collection, 0, state.wager) : mostFee(collection);
  return Math.max(0, chips - ownStake(state) - fee);
}

/** Whether there are enough chips for any bet at all: otherwise the seat is not asked. */
function canBet(ask: WagerAsk): boolean {
  return ask.spots.some(
    (spot) => spot.needs.length === 0 && costOf(ask, matched(ask, { [spot.id]: spot.min })) <= ask.stack,
  );
}

function offeredTo(state: AnyBankedState, seat: Seat): readonly Offered[] {
  const { variant, rules, start } = state.facts;
  const dealerPosition = offerOf(state)?.position;
  const own = start.positions.find((position) => position.seat === seat && position.id !== dealerPosition) ?? null;
  const kinds = variant.bets(rules);
  const aside = state.special.get(seat) ?? 0;
  const mine = own ? kinds.map((kind) => offered(state, kind, own, null)) : [];
  const special = own && aside > 0 ? baseOf(kinds).flatMap((id) => specialSpot(kinds, id, own, aside)) : [];
  const others = start.positions.flatMap((position) => {
    if (position === own || position.id === dealerPosition || !mayBetOn(state, position)) return [];
    const heading = position.seat === null ? `Open place ${position.id}` : `Behind seat ${position.seat}`;
    const behind = position.seat !== null;
    return kinds.filter((kind) => !behind || kind.backline).map((kind) => offered(state, kind, position, heading));
  });
  const behind = rules.banks === 'several' && seat !== dealerOf(state) ? behindSpot(state, seat) : [];
  return [...mine, ...special, ...others, ...behind].filter(({ spot }) => spot.max >= spot.min);
}

function mayBetOn({ facts: { rules, start } }: AnyBankedState, position: Position): boolean {
  if (position.seat === null) return rules.manyPositions;
  if (rules.backline === 'permission') return start.welcome.includes(position.seat);
  return rules.backline === 'yes';
}

function offered(state: AnyBankedState, kind: AnyBetKind, position: Position, at: string | null): Offered {
  const { collection } = state.facts.rules;
  const idOf = (kind: string): string => writeSpot({ kind, at: at === null ? null : position.id });
  const own = collection?.playerKinds?.[kind.id];
  const pays = !kind.bonus || (kind.paysFee ?? false) || (collection?.playerBonus ?? false);
  const counts = own === undefined && pays;
  const fee: FeeTiers = own ?? (counts && collection?.playerBy === 'wager' ? collection.player : NO_TIERS);
  const spot: WagerSpot = {
    id: idOf(kind.id),
    label: kind.label,
    min: minOf(kind),
    max: kind.max,
    step: kind.step,
    needs: kind.needs.map(idOf),
    upTo: kind.upTo === null ? null : idOf(kind.upTo),
    ...(kind.equals === undefined ? {} : { equals: idOf(kind.equals), always: kind.always ?? false }),
    at,
    fee,
    inTotal: counts && collection?.playerBy === 'total',
    payTable: payTableOf(kind),
  };
  return { spot, kind: kind.id, position, special: false };
}

/** A stake behind the bank: any amount, and the fee of a base wager. */
function behindSpot(state: AnyBankedState, seat: Seat): readonly Offered[] {
  const { rules, start } = state.facts;
  const offer = offerOf(state);
  const position = start.positions.find(({ id }) => id === offer?.position);
  if (!offer || !position) return [];
  const posted = rules.collection;
  const spot: WagerSpot = {
    id: BEHIND_BANK,
    label: 'Bank',
    min: rules.minBank,
    max: stackAtStart(start, seat),
    step: rules.chip,
    needs: [],
    upTo: null,
    at: `Behind the bank of seat ${offer.seat}`,
    fee: posted?.playerBy === 'wager' ? posted.player : NO_TIERS,
    inTotal: posted?.playerBy === 'total',
    payTable: [],
  };
  return [{ spot, kind: BEHIND_BANK, position, special: false }];
}

/** The minimum of a bet: where a house posts none, one step. */
const minOf = ({ min, step }: AnyBetKind): Cents => (min > 0 ? min : step);

function specialSpot(kinds: readonly AnyBetKind[], id: string, position: Position, aside: Cents): readonly Offered[] {
  const kind = kinds.find((one) => one.id === id);
  if (!kind) return [];
  const spot: WagerSpot = {
    id: `special-${id}`,
    label: `${kind.label}, special action`,
    min: minOf(kind),
    max: Math.min(aside, kind.max),
    step: kind.step,
    needs: [],
    upTo: null,
    at: null,
    fee: NO_TIERS,
    inTotal: false,
    payTable: [],
  };
  return [{ spot, kind: id, position, special: true }];
}

/** Reads a bettor's decision: their bets and fees, or why the bets may not be placed. */
export function placeBets(
  state: AnyBankedState,
  seat: Seat,
  bets: Readonly<Record<string, Cents>>,
): Result<{ readonly placed: readonly PlacedBet[]; readonly fees: Cents }, Refusal> {
  const ask = state.owing.find((one) => one.seat === seat) ?? wagerAsk(state, seat);
  const wrong = wagerFault(ask, bets);
  if (wrong) return wrong;
  const placed = offeredTo(state, seat).flatMap(({ spot, kind, position, special }): PlacedBet[] => {
    const amount = bets[spot.id] ?? 0;
    if (amount === 0) return [];
    return [{ seat, position: position.id, spot: kind, amount, special, key: spot.id }];
  });
  return ok({ placed, fees: feesFor(ask, bets) });
}

/**
 * Sorts bets into layout order: from the player-dealer in the game's direction, on each position its holder first and
 * then clockwise; where nobody holds it, from the player-dealer's left. Who bet sooner makes no difference.
 */
export function inLayoutOrder(state: AnyBankedState): readonly PlacedBet[] {
  const { variant, rules } = state.facts;
  const positions = positionsFromDealer(state);
  const kinds = variant.bets(rules).map(({ id }) => id);
  const placeOf = ({ position }: PlacedBet): number => positions.findIndex(({ id }) => id === position);
  const lineOf = ({ seat, position }: PlacedBet): number =>
    seatsAfter(positions.find(({ id }) => id === position)?.seat ?? dealerOf(state) ?? seat, seat);
  return [...state.bets].sort(
    (a, b) => placeOf(a) - placeOf(b) || lineOf(a) - lineOf(b) || kinds.indexOf(a.spot) - kinds.indexOf(b.spot),
  );
}

/** Bets clockwise from a seat. */
export function clockwiseFrom(seat: Seat, bets: readonly PlacedBet[]): readonly PlacedBet[] {
  return [...bets].sort((a, b) => seatsAfter(seat, a.seat) - seatsAfter(seat, b.seat));
}

const seatsAfter = (from: Seat, seat: Seat): number => (seat - from + 10) % 10;

/**
 * Every position except the player-dealer's in the game's direction: clockwise from their left, or counterclockwise
 * from their right.
 */
export function positionsFromDealer(state: AnyBankedState): readonly Position[] {
  const { start, variant } = state.facts;
  const at = start.positions.findIndex(({ id }) => id === offerOf(state)?.position);
  const clockwise = [...start.positions.slice(at + 1), ...start.positions.slice(0, Math.max(0, at))];
  return variant.way === 'counterclockwise' ? clockwise.reverse() : clockwise;
}

/**
 * The ask for everyone who has the chips for a bet. The player-dealer is asked too, where the house lets them bet
 * elsewhere (000:2027) and they have chosen to be asked.
 */
export function betsAsked(state: AnyBankedState): readonly WagerAsk[] {
  const { start, rules } = state.facts;
  const dealer = dealerOf(state);
  const asksDealer = rules.dealerBets && (start.betsAsDealer?.includes(dealer ?? 0) ?? true);
  return start.players.flatMap(({ seat }) => {
    if (seat === dealer && !asksDealer) return [];
    const ask = wagerAsk(state, seat);
    return canBet(ask) ? [ask] : [];
  });
}
