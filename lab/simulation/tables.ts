/**
 * Tables opened one after another, each from a seed of its own, until a number of hands is played. No table depends on
 * another, so several may be played at once with the same combined result.
 */

export interface Plan {
  readonly hands: number;
  /** For the first table; each further table uses the next number. */
  readonly seed: number;
  /** Hands at one table before a new one is opened. */
  readonly aTable: number;
}

export interface PlayedTable {
  readonly hands: number;
  readonly decisions: number;
  /** What failed in the last hand; null when everything passed. */
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

/** Plays up to a number of hands at the table of a seed. */
export type PlayTable = (seed: number, most: number) => PlayedTable;

const MOST_VIOLATIONS = 10;

/** Plays the hands; stops early only after ten violations. */
export function playTables({ hands: wanted, seed: first, aTable }: Plan, play: PlayTable): SimulationResult {
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

/** One of several players of tables. */
export type Player = (seed: number, most: number) => Promise<PlayedTable>;

/**
 * The same by several players at once, some of whom may still be getting ready: the others do not wait for them. They
 * take tables on the assumption that no check fails. If one does, fewer hands than expected were played, and `play`
 * plays the missing ones at the end.
 */
export async function playTogether(
  plan: Plan,
  players: readonly (Player | Promise<Player>)[],
  play: PlayTable,
): Promise<SimulationResult> {
  const played = new Map<number, { readonly most: number; readonly table: PlayedTable }>();
  const tables = Math.ceil(plan.hands / plan.aTable);
  let next = 0;
  let violations = 0;
  let playing = 0;
  const all = Promise.withResolvers<void>();
  const go = async (player: Player): Promise<void> => {
    // Tables are taken in order: once ten have failed, no table that is still free would have been opened.
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
