/**
 * The ways to bet a limit hand of jacks or better, counted a second time: from the printed rules and from nothing of the
 * engine. Nobody is ever short of chips. Players act from the left of the first, who has the button.
 */
export interface SecondJacks {
  readonly players: number;
  /** Who has openers, by place: 0 has the button. */
  readonly openers: readonly number[];
  /** Raises after the bet of a round. */
  readonly raises: number;
}

interface Round {
  readonly live: readonly boolean[];
  /** Bets and raises that each has matched; null for one who has not acted. */
  readonly matched: readonly (number | null)[];
  readonly bets: number;
}

/** Sequences after which somebody is asked, and whole ones, before the draw and after it. */
export function countJacks({ players, openers, raises }: SecondJacks): { asked: number; ended: number }[] {
  const streets = [
    { asked: 0, ended: 0 },
    { asked: 0, ended: 0 },
  ];
  const order = Array.from({ length: players }, (_, n) => (n + 1) % players);
  const fresh = (live: readonly boolean[]): Round => ({ live, matched: live.map(() => null), bets: 0 });

  const walk = (street: number, round: Round, from: number): void => {
    const counts = streets[street];
    if (!counts) return;
    const { live, matched, bets } = round;
    const alone = live.filter(Boolean).length === 1;
    const turn = order.map((_, n) => order[(from + n) % players] ?? 0).find((p) => live[p] && matched[p] !== bets);
    if (alone || turn === undefined) {
      // One is left, nobody has opened, or the second round is over: that is the end of the hand.
      if (alone || bets === 0 || street === 1) counts.ended += 1;
      else walk(1, fresh(live), 0);
      return;
    }
    counts.asked += 1;
    const next = order.indexOf(turn) + 1;
    walk(street, { ...round, live: live.map((each, p) => each && p !== turn) }, next);
    walk(street, { ...round, matched: matched.map((each, p) => (p === turn ? bets : each)) }, next);
    const mayBet = bets > 0 || street === 1 || openers.includes(turn);
    if (mayBet && bets <= raises) {
      walk(street, { live, bets: bets + 1, matched: matched.map((each, p) => (p === turn ? bets + 1 : each)) }, next);
    }
  };
  walk(0, fresh(order.map(() => true)), 0);
  return streets;
}
