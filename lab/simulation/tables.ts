/**
 * Tables that are opened one after the other, each from a seed of its own, until so many hands are played. Nothing that
 * one table does depends on another, so that several may be played at once, and what comes of all of them is the same.
 */

export interface Plan {
  readonly hands: number;
  /** Of the first table; each further one has the next. */
  readonly seed: number;
  /** Hands at one table before a new one is opened. */
  readonly aTable: number;
}

export interface PlayedTable {
  readonly hands: number;
  readonly decisions: number;
  /** What did not hold in the last hand; null when everything did. */
  readonly message: string | null;
}

export interface Violation {
  readonly message: string;
  /** Playing this many hands from this seed ends with the hand in question. */
  readonly seed: number;
  readonly hands: number;
}

export interface SimulationResult {
  readonly hands: number;
  readonly decisions: number;
  readonly violations: readonly Violation[];
}

/** Plays up to so many hands at the table of a seed. */
export type Play = (seed: number, most: number) => PlayedTable;

const MOST_VIOLATIONS = 10;

/** Plays the hands; stops early only after ten violations. */
export function playTables({ hands: wanted, seed: first, aTable }: Plan, play: Play): SimulationResult {
  const violations: Violation[] = [];
  let hands = 0;
  let decisions = 0;
  for (let seed = first; hands < wanted && violations.length < MOST_VIOLATIONS; seed++) {
    const table = play(seed, Math.min(aTable, wanted - hands));
    if (table.message !== null) violations.push({ message: table.message, seed, hands: table.hands });
    hands += table.hands;
    decisions += table.decisions;
  }
  return { hands, decisions, violations };
}

/** One who plays tables beside others. */
export type Player = (seed: number, most: number) => Promise<PlayedTable>;

/**
 * The same by several players at once, some of whom may still be getting ready: nobody waits for them. They play the tables as
 * they come when everything holds. Where something did not, fewer hands were played than expected, and what is then missing
 * `play` adds in the end.
 */
export async function playTogether(
  plan: Plan,
  players: readonly (Player | Promise<Player>)[],
  play: Play,
): Promise<SimulationResult> {
  const played = new Map<number, { readonly most: number; readonly table: PlayedTable }>();
  const tables = Math.ceil(plan.hands / plan.aTable);
  let next = 0;
  let violations = 0;
  let playing = 0;
  const all = Promise.withResolvers<void>();
  const go = async (player: Player): Promise<void> => {
    // Tables are taken in order: once ten have gone wrong, none that is not taken yet would have been opened.
    while (next < tables && violations < MOST_VIOLATIONS) {
      const nth = next;
      next += 1;
      playing += 1;
      const most = Math.min(plan.aTable, plan.hands - nth * plan.aTable);
      const table = await player(plan.seed + nth, most);
      played.set(plan.seed + nth, { most, table });
      playing -= 1;
      if (table.message !== null) violations += 1;
    }
    if (playing === 0) all.resolve();
  };
  for (const player of players) Promise.resolve(player).then(go).catch(all.reject);
  await all.promise;
  return playTables(plan, (seed, most) => {
    const known = played.get(seed);
    return known?.most === most ? known.table : play(seed, most);
  });
}
