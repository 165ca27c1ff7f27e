/**
 * What a table's display shows of a shoe, from the results of its hands alone: EZTRAK (000:7334-7370; 001:3289-3307),
 * the reader board (000:5856-5868, 000:6510-6512) and the LCD hand tracker (001:6166-6181).
 *
 * A result is a word: `P`, `B` or `T` for the line that won or a tie, then `8` for a Panda 8, `7` for a Dragon 7, or
 * `N` where a natural decided the hand: `P`, `P8`, `PN`, `B`, `B7`, `BN`, `T`, `TN`.
 */

/** A game's names for the two coups that its tracker counts besides the lines; null for one the game does not name. */
export interface TrackerNames {
  /** A banker win with a three-card seven: Dragon 7, Phoenix 7. */
  readonly seven: string | null;
  /** A player win with a three-card eight: Panda 8, Tiger 8. */
  readonly eight: string | null;
  /** The name of the player-dealer's line. Absent: the banker. */
  readonly banker?: string;
}

/** The displays that the rules describe. */
export const TRACKERS = ['eztrak', 'reader-board', 'lcd'] as const;

export type TrackerKind = (typeof TRACKERS)[number];

/** A table's display, with the game's names. */
export interface Tracked extends TrackerNames {
  readonly kind: TrackerKind;
}

/** What a display shows in addition to the history of the hands, which says who won each of them. */
export interface TrackerShows {
  /** The table's limits. */
  readonly limits: boolean;
  /**
   * How often each line, tie, named coup and natural occurred, and how many hands the shoe has had; for the previous
   * shoe too.
   */
  readonly figures: boolean;
  /** The runs of each line, and the named coups in them. */
  readonly trends: boolean;
  /** The time left to bet. */
  readonly timer: boolean;
}

export const SHOWS: Readonly<Record<TrackerKind, TrackerShows>> = {
  eztrak: { limits: true, figures: true, trends: true, timer: true }, // 000:7360-7370
  'reader-board': { limits: false, figures: false, trends: false, timer: false }, // 000:5866-5868
  lcd: { limits: false, figures: true, trends: true, timer: true }, // 001:6166-6181
};

/** Which line won; null for a tie. */
export type Winner = 'player' | 'banker' | null;

export interface Bead {
  readonly winner: Winner;
  readonly dragon: boolean;
  readonly panda: boolean;
  readonly natural: boolean;
  /** Its place on the bead plate: six beads to a column, left to right. */
  readonly column: number;
  readonly row: number;
}

/** One cell of the big road: a hand that a line won, and the ties that followed it. */
export interface RoadMark {
  readonly column: number;
  readonly row: number;
  /** Null only while the shoe has had nothing but ties. */
  readonly winner: Winner;
  /** Ties after this hand; on the first mark, also those before it. */
  readonly ties: number;
  readonly dragon: boolean;
  readonly panda: boolean;
  readonly natural: boolean;
}

/** A count, and its rate per thousand hands. */
export interface Share {
  readonly count: number;
  readonly perMille: number;
}

export interface EzTrak {
  readonly hands: number;
  readonly player: Share;
  readonly banker: Share;
  readonly tie: Share;
  /** Among the hands that the banker won. */
  readonly dragon7: Share;
  /** Among the hands that the player won. */
  readonly panda8: Share;
  readonly naturals: Share;
  readonly beads: readonly Bead[];
  readonly road: readonly RoadMark[];
}

/** Rows of the bead plate and of the big road. */
export const ROWS = 6;

/**
 * Everything a tracker shows of one shoe; for the shoe before, call it again with that shoe's results. Skips words it
 * does not know.
 */
export function ezTrak(results: readonly string[]): EzTrak {
  const beads = results.flatMap((word) => readResult(word) ?? []).map((bead, i) => ({ ...bead, ...placeOf(i) }));
  const share = (which: (bead: Bead) => boolean): Share => shareOf(beads.filter(which).length, beads.length);
  return {
    hands: beads.length,
    player: share(({ winner }) => winner === 'player'),
    banker: share(({ winner }) => winner === 'banker'),
    tie: share(({ winner }) => winner === null),
    dragon7: share(({ dragon }) => dragon),
    panda8: share(({ panda }) => panda),
    naturals: share(({ natural }) => natural),
    beads,
    road: bigRoad(beads),
  };
}

const WINNERS: ReadonlyMap<string, Winner> = new Map([
  ['P', 'player'],
  ['B', 'banker'],
  ['T', null],
]);

/** Null for a word that is not a baccarat result. */
function readResult(word: string): Omit<Bead, 'column' | 'row'> | null {
  if (!/^(P[8N]?|B[7N]?|TN?)$/.test(word)) return null;
  return {
    winner: WINNERS.get(word.charAt(0)) ?? null,
    dragon: word === 'B7',
    panda: word === 'P8',
    natural: word.endsWith('N'),
  };
}

function placeOf(index: number): { readonly column: number; readonly row: number } {
  const row = index % ROWS;
  return { column: (index - row) / ROWS, row };
}

/** Rounded to the nearest whole number. */
function shareOf(count: number, hands: number): Share {
  return { count, perMille: hands === 0 ? 0 : Math.floor((2_000 * count + hands) / (2 * hands)) };
}

/**
 * One column for each run of the same line. A run goes down as far as there is room and then to the right: the dragon's
 * tail. Ties have no cell of their own; they are counted on the hand before them.
 */
function bigRoad(beads: readonly Bead[]): readonly RoadMark[] {
  const road: RoadMark[] = [];
  const taken = new Set<string>();
  let start = 0;
  let ties = 0;
  for (const { winner, dragon, panda, natural } of beads) {
    const last = road.at(-1);
    if (winner === null) {
      if (last) road[road.length - 1] = { ...last, ties: last.ties + 1 };
      else ties += 1;
      continue;
    }
    if (last && last.winner !== winner) start = nextStart(taken, start);
    const { column, row } = last?.winner === winner ? placeAfter(taken, last, road.at(-2)) : { column: start, row: 0 };
    taken.add(`${column} ${row}`);
    road.push({ column, row, winner, ties, dragon, panda, natural });
    ties = 0;
  }
  const onlyTies = { column: 0, row: 0, winner: null, ties, dragon: false, panda: false, natural: false };
  return road.length === 0 && ties > 0 ? [onlyTies] : road;
}

/** The next column whose top cell is free. */
function nextStart(taken: ReadonlySet<string>, start: number): number {
  let column = start + 1;
  while (taken.has(`${column} 0`)) column += 1;
  return column;
}

/** Down while there is room; a run that has turned continues to the right. */
function placeAfter(
  taken: ReadonlySet<string>,
  last: RoadMark,
  before: RoadMark | undefined,
): { readonly column: number; readonly row: number } {
  const { column, row, winner } = last;
  const turned = before?.winner === winner && before.row === row;
  const down = !turned && row + 1 < ROWS && !taken.has(`${column} ${row + 1}`);
  return down ? { column, row: row + 1 } : { column: column + 1, row };
}
