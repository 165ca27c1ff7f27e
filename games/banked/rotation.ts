/**
 * Whose turn it is to bank, and who has which place (004 C1, 003 C1, 001a PD-COMMON, 000a california-action-common).
 *
 * The bank goes clockwise, in some games the other way. A player who takes it may keep it for a second hand; then
 * another player must have it before they can take it again, and if nobody takes it the game stops until a player asks
 * for it.
 */

import type { Lot, Occupant, Seating, Waiting } from '../hand-start.ts';
import { sum } from '../money.ts';
import type { Seat } from '../seat.ts';
import { feeOf } from '../wager.ts';
import { mostWager } from './fees.ts';
import type { BankedMemory } from './memory.ts';
import type { BankedRules } from './rules.ts';
import type { BankedStart, Offer } from './start.ts';

/** Standing choices of player-dealer games. */
export const TAKE_BANK = 'bank';
export const PASS_BANK = 'no-bank';
export const WELCOME = 'welcome';
/** The standing choice of a player who wants to be asked for bets at other positions while banking. */
export const BETS_AS_DEALER = 'bank-bets';
export const JOINT = 'joint';

const FEWEST = 2;
const LETTERS = 'ABCDEFGHIJKLMN';
const SEATS: readonly Seat[] = Array.from({ length: 10 }, (_, i) => i + 1);

export interface SeatingFacts {
  readonly rules: BankedRules;
  readonly dice: boolean;
  readonly cut: number | null;
}

/** Seats the next hand; without a start, the memory says what the table waits for. */
export function seatBanked(
  { rules, dice, cut }: SeatingFacts,
  memory: BankedMemory,
  occupants: readonly Occupant[],
  lot: Lot,
): Seating<BankedStart, BankedMemory> {
  const seated = [...occupants].sort((a, b) => a.seat - b.seat);
  const able = seated.filter((one) => isReady(one, rules));
  const holders = holdersOf(rules, memory, seated, able);
  const before = { ...memory, holders };
  const ready = able.filter((one) => hasPlace(one, rules, holders, able));
  if (ready.length < FEWEST)
    return { start: null, memory: before, waiting: waitingOf(seated, rules, ready, 'too-few') };
  const offers = offersOf(rules, before, ready);
  const [first] = offers;
  if (!first) {
    const stopped = { ...before, stopped: true };
    const asking = offersOf(rules, stopped, ready.map(asksForBank));
    const waiting = waitingOf(seated, rules, ready, new Set(asking.map(({ seat }) => seat)));
    return { start: null, memory: stopped, waiting };
  }
  const fresh = memory.used === null && cut !== null;
  const start: BankedStart = {
    button: first.seat,
    players: ready.map(({ seat, player, stack }) => ({ seat, player, stack })),
    positions: positionsOf(rules, holders, seated),
    offers,
    welcome: ready.filter(({ choices }) => choices?.includes(WELCOME)).map(({ seat }) => seat),
    ...(rules.dealerBets
      ? { betsAsDealer: ready.flatMap(({ seat, choices }) => (choices?.includes(BETS_AS_DEALER) ? [seat] : [])) }
      : {}),
    joint: rules.joint === 'choice' ? ready.flatMap((one) => (one.choices?.includes(JOINT) ? [one.seat] : [])) : [],
    dice: dice ? [lot(6) + 1, lot(6) + 1, lot(6) + 1] : [],
    used: memory.used ?? 0,
    results: fresh ? [] : memory.results,
    previous: fresh ? memory.results : memory.previous,
    last: Object.fromEntries(
      ready.flatMap(({ seat, player }) => {
        const bets = memory.last[player];
        return bets ? [[String(seat), bets]] : [];
      }),
    ),
  };
  return { start, memory: before, waiting: waitingOf(seated, rules, ready, null) };
}

/** A player's choice about the bank for all hands to come: the later of the two they made. */
function saidOfBank({ choices = [] }: Occupant): typeof TAKE_BANK | typeof PASS_BANK | null {
  return choices.findLast((choice) => choice === TAKE_BANK || choice === PASS_BANK) ?? null;
}

const asksForBank = (one: Occupant): Occupant => ({ ...one, choices: [...(one.choices ?? []), TAKE_BANK] });

/** Has the chips for the smallest base wager and its fee. */
function isReady({ sittingOut, stack }: Occupant, { minBet, collection }: BankedRules): boolean {
  const fee = collection && collection.playerBy !== 'nothing' ? feeOf(collection.player, minBet) : 0;
  return !sittingOut && stack >= minBet + fee;
}

/** Has a position of their own, or one that they may bet on: an open one, or another player's. */
function hasPlace(
  { seat }: Occupant,
  { positions, manyPositions, backline }: BankedRules,
  holders: BankedMemory['holders'],
  able: readonly Occupant[],
): boolean {
  if (holders.some((one) => one.seat === seat)) return true;
  if (manyPositions && positions > holders.length) return true;
  // Only the holder of a position can let others bet behind it.
  const isHolder = (one: Occupant): boolean => holders.some((holder) => holder.seat === one.seat);
  if (backline === 'permission') return able.some((one) => isHolder(one) && one.choices?.includes(WELCOME));
  return backline === 'yes';
}

/**
 * A player who had a place and still sits there keeps it; free places go to the others in seat order, to those who can
 * bet before those who cannot.
 */
function holdersOf(
  rules: BankedRules,
  memory: BankedMemory,
  seated: readonly Occupant[],
  ready: readonly Occupant[],
): BankedMemory['holders'] {
  const kept = memory.holders.filter((one) =>
    seated.some(({ seat, player }) => seat === one.seat && player === one.player),
  );
  const waiting = seated.filter((one) => !ready.includes(one));
  const others = [...ready, ...waiting].filter(({ seat }) => !kept.some((one) => one.seat === seat));
  const free = Math.max(0, rules.positions - kept.length);
  return [...kept, ...others.slice(0, free)]
    .map(({ seat, player }) => ({ seat, player }))
    .sort((a, b) => a.seat - b.seat)
    .slice(0, rules.positions);
}

/**
 * The places of the layout in felt order, because dice and cards count them whether or not anybody bets there
 * (000:2047-2066; 000:2262-2278; 003:157-159): the seats of players with a position, then as many free seats, from the
 * first on, as the layout needs, and, where ten seats are too few, extra places after the last. Free places have
 * letters.
 */
function positionsOf(
  { positions }: BankedRules,
  holders: BankedMemory['holders'],
  seated: readonly Occupant[],
): BankedStart['positions'] {
  const held = new Set(holders.map(({ seat }) => seat));
  const free = SEATS.filter((seat) => !seated.some((one) => one.seat === seat)).slice(0, positions - held.size);
  const beyond = Array.from({ length: positions - held.size - free.length }, () => null);
  let open = 0;
  return [...SEATS.filter((seat) => held.has(seat) || free.includes(seat)), ...beyond].map((seat) =>
    seat !== null && held.has(seat) ? { id: String(seat), seat } : { id: LETTERS.charAt(open++), seat: null },
  );
}

function offersOf(rules: BankedRules, memory: BankedMemory, ready: readonly Occupant[]): readonly Offer[] {
  const { bank, holders, wagered, stopped } = memory;
  const keeps = bank !== null && bank.hands < rules.bankHands;
  const from = bank?.seat ?? (rules.bankTurns === 'clockwise' ? 10 : 2);
  const before = (seat: Seat): number =>
    rules.bankTurns === 'clockwise' ? after(from, seat) : after(10 - from, 10 - seat);
  const turns = [...holders].sort((a, b) => before(a.seat) - before(b.seat));
  const hand = (player: string): number => (bank?.player === player ? bank.hands + 1 : 1);
  const wageredAt = ({ player }: Occupant, position: string): boolean =>
    wagered.some((one) => one.player === player && one.position === position);
  const may = (one: Occupant, position: string): boolean => {
    const action = sum(ready.map(({ seat, stack }) => (seat === one.seat ? 0 : stack)));
    const most = mostWager(rules.collection, one.stack, action, rules.chip);
    if (most < rules.minBank || saidOfBank(one) === PASS_BANK) return false;
    if (stopped && saidOfBank(one) !== TAKE_BANK) return false;
    if (bank?.player === one.player) return keeps;
    // A game that has stopped has no previous hand: the players who wagered in it may have left for good.
    if (rules.bankNeeds === 'nothing' || stopped || wagered.length === 0) return true;
    // Where the house requires it, the wager must have been at the same position (004:1583-1589; 002:245-305, rule 12).
    return wageredAt(one, position);
  };
  const offer = (one: Occupant, position: string): readonly Offer[] =>
    may(one, position)
      ? [{ seat: one.seat, position, hand: hand(one.player), taken: saidOfBank(one) === TAKE_BANK }]
      : [];
  const isHolder = (one: Occupant): boolean => holders.some(({ seat }) => seat === one.seat);
  // A player who bet behind a position in the last hand may bank from it when its holder does not (000:2036-2044); a
  // player who banked from it has their second hand there.
  const isBehind = (one: Occupant, seat: Seat): boolean =>
    wageredAt(one, String(seat)) || (bank?.player === one.player && bank.seat === seat);
  const inTurn = turns.flatMap(({ seat }) => {
    const holder = ready.filter((one) => one.seat === seat);
    const behind = ready.filter((one) => !isHolder(one) && isBehind(one, seat));
    return [...holder, ...behind].flatMap((one) => offer(one, String(seat)));
  });
  // The second hand is offered to the player who had the first, before the bank moves on.
  const again = inTurn.filter((one) => one.hand > 1);
  return [...again, ...inTurn.filter((one) => one.hand === 1)];
}

/** How many seats clockwise from `from`; the seat itself comes last. */
const after = (from: number, seat: number): number => ((seat - from + 9) % 10) + 1;

/** Why seats wait: too few are ready, or nobody has taken the bank, with the seats that could by asking for it. */
function waitingOf(
  seated: readonly Occupant[],
  rules: BankedRules,
  ready: readonly Occupant[],
  why: 'too-few' | ReadonlySet<Seat> | null,
): readonly Waiting[] {
  return seated.flatMap((one): Waiting[] => {
    const { seat } = one;
    if (one.sittingOut) return [{ seat, why: 'sitting-out', message: 'You are sitting out.', mayPost: false }];
    if (!isReady(one, rules)) {
      const message = 'You don’t have enough chips for the smallest wager here.';
      return [{ seat, why: 'no-chips', message, mayPost: false }];
    }
    if (!ready.includes(one)) {
      const message = 'All positions are taken. You can bet when a player lets others bet behind.';
      return [{ seat, why: 'no-place', message, mayPost: false }];
    }
    if (why === 'too-few') return [{ seat, why, message: 'Waiting for another player.', mayPost: false }];
    if (why === null) return [];
    if (why.has(seat)) {
      const message = 'No player has taken the bank. The game continues when somebody takes it.';
      return [{ seat, why: 'no-bank', message, mayPost: false, choices: [TAKE_BANK] }];
    }
    const message = 'No player has taken the bank. The game continues when somebody else takes it.';
    return [{ seat, why: 'no-bank', message, mayPost: false }];
  });
}
