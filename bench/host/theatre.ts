/** How much time the screens and the table add to a hand besides the players, in milliseconds: animation and pauses. */
import { GAMES } from '../../games/registry.ts';
import { Hand } from '../../main/hand/hand.ts';
import { Seeded } from '../../main/odds/seeded.ts';
import { timing } from '../../main/table/profile.ts';
import { type Script, scriptOf } from '../../renderer/scene/theatre/script.ts';
import { quantile } from './quantile.ts';

export interface TheatreFigures {
  readonly theatreP50: number;
  readonly theatreMax: number;
  readonly overheadMs: number;
}

const PLAYERS = 10;

/** Plays a number of hands of hold'em, in which nobody folds, as a center display sees them. */
export function measureTheatre(hands: number): TheatreFigures {
  const lengths = Array.from({ length: hands }, (_, nth) => theatreOf(nth + 1));
  const { result, pause } = timing.parse({});
  return {
    theatreP50: quantile(lengths, 0.5),
    theatreMax: Math.max(...lengths),
    // The end of a hand is animated while its result is shown; nothing is dealt before both are over.
    overheadMs: result + pause,
  };
}

function theatreOf(seed: number): number {
  let hand = dealt(seed);
  let script: Script | null = null;
  let length = 0;
  for (;;) {
    const last: { script: Script; seen: number } | null = script && { script, seen: script.apart.events.length };
    script = scriptOf(last, hand.view('public'), 'normal');
    length += script.at.at(-1) ?? 0;
    const [ask] = hand.asks();
    if (ask?.kind !== 'bet') return length;
    const decision = { kind: ask.call === 0 ? 'check' : 'call' } as const;
    const next = hand.take({ kind: 'decision', seat: ask.seat, decision });
    if (!next.ok) throw new Error(next.error.message);
    hand = next.value;
  }
}

function dealt(seed: number): Hand {
  const game = GAMES.get('holdem');
  if (!game) throw new Error('there is no holdem');
  const rules = game.rules.parse({});
  const seeded = new Seeded(seed);
  const people = Array.from({ length: PLAYERS }, (_, nth) => ({
    ...{ seat: nth + 1, player: `player-${nth + 1}`, stack: 40_000, sittingOut: false, entry: 'post' as const },
  }));
  const { start, memory } = game.seatHand(rules, game.newMemory(), people, (n) => seeded.below(n));
  if (!start) throw new Error('nobody is dealt in');
  const deck = seeded.shuffle([...game.deck(rules)]);
  return Hand.begin(game, { number: seed, rules, start, memory, deck, seal: '', at: 0 });
}
