/** What the bets of a game come to in the long run, every wager covered in full and fees left out. */

export interface OutcomeOdds {
  readonly name: string;
  /** Net win for each unit bet: −1 lost, 0 pushed. */
  readonly pays: number;
  readonly probability: number;
}

export interface BetOdds {
  /** The spot, as the wager ask names it. */
  readonly id: string;
  /** Whether it was counted out in full; else it was played out, and `stderr` is the standard error of `edge`. */
  readonly exact: boolean;
  readonly stderr: number | null;
  /** What a unit bet loses on average, as a fraction of it. */
  readonly edge: number;
  /** What a unit bet gains on average: the edge with the other sign. */
  readonly return: number;
  /** Every outcome; the probabilities add up to 1. */
  readonly outcomes: readonly OutcomeOdds[];
}

/** How a game is played out where its odds cannot be counted. */
export interface PlayedOut {
  readonly hands: number;
  readonly seed: number;
}

/** The odds of every bet of a game under its rules, in the order of the layout. */
export type OddsOf<Rules> = (rules: Rules, how: PlayedOut) => readonly BetOdds[];

/** One outcome with the number of deals that come to it. */
export interface CountedOutcome {
  readonly name: string;
  readonly pays: number;
  readonly count: number;
}

/** The odds of a bet from counts of equally likely deals. Outcomes of the same name and pay are one; none that never comes. */
export function countedOdds(id: string, counted: readonly CountedOutcome[]): BetOdds {
  const merged = new Map<string, CountedOutcome>();
  for (const one of counted) {
    const key = `${one.name} ${one.pays}`;
    merged.set(key, { ...one, count: one.count + (merged.get(key)?.count ?? 0) });
  }
  const outcomes = [...merged.values()].filter(({ count }) => count > 0);
  const all = outcomes.reduce((sum, { count }) => sum + count, 0);
  const gain = outcomes.reduce((sum, { pays, count }) => sum + pays * (count / all), 0);
  return {
    id,
    exact: true,
    stderr: null,
    edge: gain === 0 ? 0 : -gain,
    return: gain,
    outcomes: outcomes.map(({ name, pays, count }) => ({ name, pays, probability: count / all })),
  };
}
