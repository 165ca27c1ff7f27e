/**
 * The formats with an ante and blinds for draw poker and lo-ball (000:3776-3803): everyone who is ready is dealt in,
 * nobody owes a missed blind, and the name of each blind says whose it is.
 *
 * House rulings: under the gun is the first player left of the button; "from home", which no text explains, is the
 * button; where nobody has won yet, or the winner is not dealt in, the winner's blind is the button's; a player who
 * would have two blinds posts only the larger. Of several blinds each is half of the next.
 */
import type { Lot, Occupant, Seating } from '../hand-start.ts';
import type { Cents } from '../money.ts';
import { invariant } from '../result.ts';
import type { Seat } from '../seat.ts';
import { shareOf } from './carried.ts';
import { eachFee } from './collection.ts';
import type { DrawRules } from './draw.ts';
import type { PokerMemory } from './memory.ts';
import { stakesOf } from './rules.ts';
import { whoIsDealtIn } from './simple-seating.ts';
import type { PokerStart, Post } from './start.ts';
import { at, type PokerState } from './state.ts';

/**
 * The minimum to open, and to bet after the draw: twice the biggest blind; without blinds, the lower limit
 * (000:3795-3808).
 */
export function openingBet(rules: DrawRules): Cents {
  const { lower } = stakesOf(rules);
  const biggest = biggestBlind(rules);
  return rules.openingBet ?? (biggest > 0 ? biggest * 2 : lower);
}

/** The format of a hand; a game whose pot is opened with a good enough hand has only an ante. */
export const formatOf = ({ format, anteLimit }: DrawRules): NonNullable<DrawRules['format']> =>
  anteLimit === undefined ? (format ?? 'blinds') : 'ante';

/** The biggest blind of a format; 0 where there is none. */
export const biggestBlind = (rules: DrawRules): Cents => Math.max(0, ...blindsOf(rules).map(({ live }) => live));

type Who = 'under the gun' | 'from home' | 'winner blind' | 'button blind' | 'small blind' | 'big blind';
type FormatBlind = { readonly what: Who; readonly live: Cents };

const NAMES: Readonly<Record<NonNullable<DrawRules['format']>, readonly Who[]>> = {
  blinds: ['small blind', 'big blind'],
  ante: [],
  winner: ['winner blind'],
  'under-the-gun': ['under the gun'],
  'under-the-gun-and-winner': ['under the gun', 'winner blind'],
  'under-the-gun-and-home': ['under the gun', 'from home'],
  'under-the-gun-home-and-winner': ['under the gun', 'from home', 'winner blind'],
  'three-blinds': ['button blind', 'small blind', 'big blind'],
};

/** The blinds of a format, smallest first. */
function blindsOf(rules: DrawRules): readonly FormatBlind[] {
  const { small, big } = stakesOf(rules);
  const names = NAMES[formatOf(rules)];
  if (formatOf(rules) === 'three-blinds') {
    return [
      { what: 'button blind', live: Math.min(rules.buttonBlind ?? small, big) },
      { what: 'small blind', live: small },
      { what: 'big blind', live: big },
    ];
  }
  return names.map((what, n) => ({ what, live: half(big, names.length - 1 - n, rules) }));
}

/** An amount halved a number of times, in whole chips and never zero. */
function half(amount: Cents, times: number, { chip }: Pick<DrawRules, 'chip'>): Cents {
  const halved = Math.floor(amount / 2 ** times / chip) * chip;
  return Math.max(halved, Math.min(chip, amount));
}

/** Seats the next hand: the button moves to the next player dealt in; the first is drawn by lot. */
export function seatFormat(
  rules: DrawRules,
  limits: { readonly min: number; readonly max: number },
  memory: PokerMemory,
  occupants: readonly Occupant[],
  lot: Lot,
): Seating<PokerStart, PokerMemory> {
  const shares = memory.carried?.shares ?? [];
  const { players, waiting } = whoIsDealtIn(limits, memory, occupants, {
    fee: eachFee(rules),
    playsForPot: (player) => shareOf(shares, player) > 0,
  });
  if (!players) return { start: null, memory, waiting };
  const button = buttonOf(memory, players, lot);
  const start: PokerStart = {
    button,
    players: players.map(({ seat, player, stack }) => ({ seat, player, stack })),
    smallBlindSeat: null,
    bigBlindSeat: null,
    posts: [...blindPosts(rules, memory, players, button), ...antes(rules, memory, players)],
    ...(shares.length > 0 ? { carried: shares } : {}),
  };
  return { start, memory, waiting };
}

/** Who has the button: the next player dealt in; the first by lot. */
export function buttonOf({ button, drawn }: PokerMemory, players: readonly Occupant[], lot: Lot): Seat {
  const again = players.find(({ seat, player }) => seat === drawn?.seat && player === drawn.player);
  const next = button === null ? (again ?? players[lot(players.length)]) : players[nextAfter(players, button)];
  invariant(next !== undefined, 'somebody is dealt in');
  return next.seat;
}

const nextAfter = (players: readonly Occupant[], seat: Seat): number =>
  Math.max(
    0,
    players.findIndex((one) => one.seat > seat),
  );

function blindPosts(
  rules: DrawRules,
  { winner }: PokerMemory,
  players: readonly Occupant[],
  button: Seat,
): readonly Post[] {
  const first = at(players, nextAfter(players, button)).seat;
  const second = at(players, nextAfter(players, first)).seat;
  const seatOf: Readonly<Record<Who, Seat>> = {
    'under the gun': first,
    'from home': button,
    'winner blind': players.find(({ player }) => player === winner)?.seat ?? button,
    'button blind': button,
    'small blind': first,
    'big blind': second,
  };
  const posts = blindsOf(rules).map(({ what, live }): Post => ({ seat: seatOf[what], what, live, dead: 0 }));
  // Smallest first, so that of two at a seat the later is the larger.
  return posts.filter(({ seat, live }, n) => live > 0 && !posts.slice(n + 1).some((later) => later.seat === seat));
}

/**
 * What each player still lacks of the antes that belong in the pot, including those of earlier hands for a player who
 * comes in later (003:885-887).
 */
function antes(rules: DrawRules, memory: PokerMemory, players: readonly Occupant[]): readonly Post[] {
  const level = stakesOf(rules).ante * antesIn(rules, memory);
  return players.flatMap(({ seat, player, stack }): Post[] => {
    const owed = Math.max(0, level - shareOf(memory.carried?.shares ?? [], player));
    return owed === 0 || stack === 0 ? [] : [{ seat, what: 'ante', live: 0, dead: owed }];
  });
}

/** Each hand that nobody opens is followed by another ante, up to the limit of the game (003:794-797). */
function antesIn({ anteLimit }: DrawRules, { carried }: PokerMemory): number {
  const next = (carried?.antes ?? 0) + 1;
  return anteLimit == null ? next : Math.min(next, Math.max(anteLimit, carried?.antes ?? 0));
}

/**
 * Where the button was, who was dealt in, and who won: of several winners, the first to get a share of the main pot.
 */
export function afterFormat({ table, pots, left }: PokerState, memory: PokerMemory): PokerMemory {
  const winner = pots[0]?.awards[0]?.player;
  return {
    ...memory,
    button: table.start.button,
    dealt: table.start.players.map(({ seat, player }) => ({ seat, player })),
    drawn: null,
    winner: winner === undefined ? memory.winner : at(table.start.players, winner).player,
    carried: left.length > 0 && 'maxDraw' in table.rules ? { shares: left, antes: antesIn(table.rules, memory) } : null,
  };
}
