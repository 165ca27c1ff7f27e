/** Who sets which hand: a player sees one hand only, however many he has bet on (004:1618-1620; 002:281). */
import type { Seat } from '../../game.ts';
import type { BankedRules } from '../rules.ts';
import { type BankedTable, type Bet, deciderOf } from '../table.ts';

type Table = Pick<BankedTable<BankedRules>, 'bets' | 'rules' | 'active'>;

/** The seat that sets each position's hand; positions that nobody sets are left out. */
export function decidersOf(table: Table): ReadonlyMap<string, Seat> {
  const chosen = new Map([...new Set(table.bets.map(({ seat }) => seat))].map((seat) => [seat, handOf(table, seat)]));
  const bets = table.bets.filter(({ seat, position }) => chosen.get(seat) === position);
  return new Map(
    table.active.flatMap((position): [string, Seat][] => {
      const seat = deciderOf({ bets, rules: table.rules }, position);
      return seat === null ? [] : [[position.id, seat]];
    }),
  );
}

/** The one position whose hand a seat may set: its own, else that of its greatest bet. */
function handOf({ bets, active }: Table, seat: Seat): string | null {
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
