/**
 * The ways to bet a hand of limit stud between two, counted a second time. Written from the printed rules and from nothing
 * of the engine: a bring-in that may be completed, completing no raise, whole bets by the limit of the street, an all-in of
 * half a bet or more a bet or raise. Amounts are whole dollars.
 */
export interface SecondStud {
  readonly ante: number;
  readonly bringIn: number;
  readonly lower: number;
  readonly higher: number;
  /** Raises after the bet. */
  readonly raises: number;
  readonly stacks: readonly [number, number];
  /** Who opens each of the streets, five where it is not said. */
  readonly openers: readonly number[];
  readonly rounds?: number;
  /** The forced bet leaves its player the chance to raise when it is only called. */
  readonly live?: true;
}

interface Scene {
  readonly street: number;
  readonly chips: readonly [number, number];
  readonly bets: readonly [number, number];
  /** The last bet or raise that counted, how many there were, and whether the forced bet waits to be completed. */
  readonly full: number;
  readonly made: number;
  readonly forced: 'due' | 'made' | 'none';
  readonly acted: readonly [boolean, boolean];
  readonly turn: 0 | 1;
}

const other = (player: 0 | 1): 0 | 1 => (player === 0 ? 1 : 0);
const put = <Item>(pair: readonly [Item, Item], player: 0 | 1, item: Item): readonly [Item, Item] =>
  player === 0 ? [item, pair[1]] : [pair[0], item];

export function countStudAgain(setup: SecondStud) {
  const { rounds = 5 } = setup;
  const streets = Array.from({ length: rounds }, () => ({ asked: 0, ended: 0 }));
  const size = (street: number): number => (street < 2 ? setup.lower : setup.higher);

  const open = (street: number, chips: readonly [number, number]): Scene => ({
    street,
    chips,
    bets: [0, 0],
    full: 0,
    made: 0,
    forced: street === 0 ? 'due' : 'none',
    acted: [false, false],
    turn: setup.openers[street] === 0 ? 0 : 1,
  });

  /** Counts on from a scene; `from` is the street of the last decision, null before the first. */
  const go = (scene: Scene, from: number | null): void => {
    const { street, chips, bets, acted, turn } = scene;
    const level = Math.max(...bets);
    const alone = chips[0] === 0 || chips[1] === 0;
    const owes = (player: 0 | 1): boolean =>
      chips[player] > 0 &&
      (alone
        ? bets[player] < levelOf(scene) && bets[player] < bets[other(player)]
        : !acted[player] || bets[player] < level);
    const player = owes(turn) ? turn : owes(other(turn)) ? other(turn) : null;
    if (player === null) {
      if (street === rounds - 1 || alone) {
        const end = streets[from ?? 0];
        if (from !== null && end) end.ended += 1;
      } else go(open(street + 1, chips), from);
      return;
    }
    const counts = streets[street];
    if (counts) counts.asked += 1;
    ask(scene, player, alone);
  };

  /** What must be met: the forced bet in full, even of one who had less for it. */
  const levelOf = ({ bets, forced }: Scene): number =>
    forced === 'made' ? Math.max(...bets, setup.bringIn) : Math.max(...bets);

  const ask = (scene: Scene, player: 0 | 1, alone: boolean): void => {
    const { street, chips, bets, forced, acted } = scene;
    const mine = bets[player] + chips[player];
    const move = (to: number, change: Partial<Scene>): void =>
      go(
        {
          ...scene,
          chips: put(chips, player, mine - to),
          bets: put(bets, player, to),
          acted: put(acted, player, true),
          turn: other(player),
          ...change,
        },
        street,
      );
    const limit = size(street);
    if (forced === 'due') {
      const acts = setup.live ? { acted } : {};
      move(Math.min(setup.bringIn, mine), { forced: 'made', full: limit, made: 1, ...acts });
      if (mine > setup.bringIn && setup.bringIn < limit) bet(scene, Math.min(limit, mine), move);
      return;
    }
    const level = levelOf(scene);
    const end = streets[street];
    if (end) end.ended += 1; // a fold
    move(Math.min(level, mine), {});
    if (alone || mine <= level) return;
    if (scene.made > setup.raises) {
      if (!(level < scene.full)) return;
    }
    const faced = level - bets[player];
    const meetsForced = forced === 'made' && bets[player] <= setup.bringIn && level > setup.bringIn;
    if (acted[player] && faced * 2 < limit && !meetsForced) return;
    bet(scene, Math.min(level < scene.full ? scene.full : scene.full + limit, mine), move);
  };

  /** A bet or raise: completing is none, and an all-in of half a bet or more is one. */
  const bet = (scene: Scene, to: number, move: (to: number, change: Partial<Scene>) => void): void => {
    const level = levelOf(scene);
    const forced = scene.forced === 'due' ? 'none' : scene.forced;
    if (level < scene.full && to <= scene.full) move(to, {});
    else if ((to - scene.full) * 2 >= size(scene.street)) move(to, { full: to, made: scene.made + 1, forced });
    else move(to, { forced });
  };

  const after = setup.stacks.map((stack) => Math.max(0, stack - setup.ante));
  go(open(0, [after[0] ?? 0, after[1] ?? 0]), null);
  // A street on which nobody is ever asked is none.
  return {
    streets: streets.filter(({ asked }) => asked > 0),
    sequences: streets.reduce((sum, { ended }) => sum + ended, 0),
  };
}
