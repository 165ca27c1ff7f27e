/** Who sets which hand: a player sees only one hand, however many they have bet on (004:1618-1620; 002:281). */
import type { Seat } from '../../seat.ts';
import type { BankedRules } from '../rules.ts';
import { type BankedTable, type Bet, deciderOf } from '../table.ts';

type DoubleHandSeating = Pick<BankedTable<BankedRules>, 'bets' | 'rules' | 'active' | 'dealer'>;
type Deciders = ReadonlyMap<string, Seat>;

/**
 * The seat that sets each position's hand; positions that nobody sets are left out. A player outbid for the hand they
 * would set takes another free one: the player with the most money on a hand has the right to decide (000:2034).
 */
export function decidersOf(table: DoubleHandSeating): Deciders {
  let deciders: Deciders = new Map();
  for (let more = amongIdle(table, deciders); more.size > 0; more = amongIdle(table, deciders)) {
    deciders = new Map([...deciders, ...more]);
  }
  return inLayoutOrder(table, deciders);
}

/** Who sets the remaining hands, among the bettors who do not set one yet. */
function amongIdle(table: DoubleHandSeating, deciders: Deciders): Deciders {
  const busy = new Set(deciders.values());
  const idle = table.bets.filter(({ seat, position }) => !busy.has(seat) && !deciders.has(position));
  const chosen = new Map(idle.map(({ seat }) => [seat, handOf({ ...table, bets: idle }, seat)]));
  const bets = idle.filter(({ seat, position }) => chosen.get(seat) === position);
  return new Map(
    table.active.flatMap((position): [string, Seat][] => {
      const seat = deciderOf({ ...table, bets }, position);
      return seat === null ? [] : [[position.id, seat]];
    }),
  );
}

function inLayoutOrder({ active }: DoubleHandSeating, deciders: Deciders): Deciders {
  const places = active.map(({ id }) => id);
  return new Map([...deciders].sort(([a], [b]) => places.indexOf(a) - places.indexOf(b)));
}

/** The position whose hand a seat would set: its own, or else that of its largest bet. */
function handOf({ bets, active }: DoubleHandSeating, seat: Seat): string | null {
  const made = bets.filter((bet) => bet.seat === seat);
  const home = active.find((position) => position.seat === seat && made.some((bet) => bet.position === position.id));
  return home?.id ?? largest(made);
}

function largest(bets: readonly Bet[]): string | null {
  const totals = new Map<string, number>();
  for (const { position, amount } of bets) totals.set(position, (totals.get(position) ?? 0) + amount);
  let most: string | null = null;
  for (const [position, total] of totals) if (most === null || total > (totals.get(most) ?? 0)) most = position;
  return most;
}
