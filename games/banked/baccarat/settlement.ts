/** What each bet comes to and in which order bets are settled (000:6459-6507, 000:7141-7146; 001:3121-3125). */
import { fromPlace } from '../action.ts';
import type { BankedTable, Bet, Position } from '../table.ts';
import type { Due } from '../variant.ts';
import { COUPS, type Coup, paysOf, type Spot } from './coup.ts';
import type { BaccaratRules } from './rules.ts';

type Table = BankedTable<BaccaratRules>;

/** Kinds of bet that are settled together, one group after the other. */
const ORDER: Readonly<Record<BaccaratRules['settlement'], readonly (readonly Spot[])[]>> = {
  'bonus-first': [['dragon-7'], ['panda-8'], ['tie'], ['player', 'banker']],
  'lines-first': [['player'], ['banker'], ['tie'], ['panda-8'], ['dragon-7']],
};

/** Every bet in its turn: kind by kind, and in each kind round the table from where the action begins. */
export function duesOf(table: Table, coup: Coup, place: number | null, sentence: string): readonly Due[] {
  const positions = inTurn(table, place);
  return ORDER[table.rules.settlement].flatMap((kinds) =>
    positions.flatMap(({ id }) =>
      table.bets
        .filter((bet) => bet.position === id && kinds.some((kind) => kind === bet.spot))
        .map((bet) => dueOf(table.rules, bet, coup, sentence)),
    ),
  );
}

/**
 * Positions in the order of the action: from where the card points; where it is not needed, at EZ Baccarat from the left
 * of the table's dealer, which is the lowest seat, and else from the player-dealer's left.
 */
export function inTurn(table: Table, place: number | null): readonly Position[] {
  if (place !== null) return fromPlace(table.positions, table.active, place);
  if (table.rules.begins === 'left') return table.active;
  const layout = table.start.positions.map(({ id }) => id);
  return [...table.active].sort((a, b) => layout.indexOf(a.id) - layout.indexOf(b.id));
}

function dueOf(rules: BaccaratRules, bet: Bet, coup: Coup, sentence: string): Due {
  const spot = SPOTS.find((one) => one === bet.spot) ?? 'player';
  const pays = paysOf(rules, spot, coup);
  const verdict = pays > 0 ? 'win' : pays < 0 ? 'lose' : 'push';
  return { bet, verdict, amount: Math.abs(pays) * bet.amount, result: verdict, text: textOf(spot, pays, sentence) };
}

const SPOTS: readonly Spot[] = ['player', 'banker', 'tie', 'dragon-7', 'panda-8'];
const NAMES: Readonly<Record<Spot, string>> = {
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  'dragon-7': 'Dragon 7',
  'panda-8': 'Panda 8',
};

function textOf(spot: Spot, pays: number, sentence: string): string {
  if (pays === 0) return `${sentence}: the ${NAMES[spot]} line is pushed.`;
  if (pays > 1) return `${sentence}: ${NAMES[spot]} pays ${pays} to 1.`;
  return `${sentence}.`;
}

/** Whether the player-dealer's wager is enough for all that could change hands, whichever cards come. */
export function coversAll({ rules, bets, wager }: Pick<Table, 'rules' | 'bets' | 'wager'>): boolean {
  const possible =
    rules.naturals === 'literal' ? COUPS : COUPS.filter(({ winner, equal }) => equal === (winner === null));
  return possible.every((coup) => {
    let changing = 0;
    for (const bet of bets) changing += dueOf(rules, bet, coup, '').amount;
    return changing <= wager;
  });
}
