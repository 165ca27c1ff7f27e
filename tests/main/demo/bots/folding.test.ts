/** How bots play for a pot: like people, who fold what is weak, so that whoever sits beside them waits less. */
import { describe, expect, it } from 'vitest';
import type { Ask } from '../../../../games/ask.ts';
import { answerAsk } from '../../../../main/demo/bots/answer.ts';
import { likingOf } from '../../../../main/demo/bots/liking.ts';
import { Seeded } from '../../../../main/odds/seeded.ts';
import { setupsOf } from '../../../../main/setups.ts';
import { tableConfig } from '../../../../main/table/config.ts';
import type { Setup } from '../../../../main/table/game-on-table.ts';
import type { StationView } from '../../../../protocol/station-view.ts';
import { repeated } from '../../../repeated.ts';

const HANDS = repeated(12, 300);
/** A stack as deep as bots buy in for. */
const STACK = 400_00;

/** How many players a hand of bots had, how many of them saw its end, and how many decisions it took. */
interface Played {
  /** Nobody opened it: the pot stays for the next hand. */
  readonly passedOut: boolean;
  readonly dealt: number;
  readonly left: number;
  readonly decisions: number;
}

/** A hand of a full table, everyone a bot that knows its own view. */
function played({ game, rules }: Setup, seeded: Seeded): Played {
  const people = Array.from({ length: game.seats(rules).max }, (_, nth) => ({
    ...{ seat: nth + 1, player: `player ${nth + 1}`, stack: STACK, sittingOut: false, entry: 'post' as const },
  }));
  const { start } = game.seatHand(rules, game.newMemory(), people, (n) => seeded.below(n));
  if (start === null) throw new Error(`${game.id}: nobody is dealt in`);
  let state = game.begin(rules, start, seeded.shuffle(game.deck(rules)));
  let decisions = 0;
  for (let [ask] = game.asks(state); ask; [ask] = game.asks(state)) {
    const view = { table: { hand: game.view(state, ask.seat) } } as StationView;
    const random = (): number => seeded.below(1000) / 1000;
    const next = game.decide(state, ask.seat, answerAsk(ask, view, random, likingOf({ game, rules }, view, ask)));
    if (!next.ok) throw new Error(`${game.id}: ${next.error.message}`);
    state = next.value;
    decisions += 1;
  }
  const { seats } = game.view(state, 'public');
  const passedOut = seats.every(({ won }) => won === 0);
  return { passedOut, dealt: seats.length, left: seats.filter((seat) => seat.state !== 'folded').length, decisions };
}

const pots = [...setupsOf(tableConfig.parse({})).values()].filter(({ game }) => game.ownChance !== undefined);

describe('bots at a full table', () => {
  it.each(pots.map((setup) => [setup.profile.id, setup] as const))('%s', (_, setup) => {
    const seeded = new Seeded(5);
    const all = Array.from({ length: HANDS }, () => played(setup, seeded));
    const hands = all.filter(({ passedOut }) => !passedOut);
    expect(hands.length).toBeGreaterThan(HANDS / 2);
    const mean = (of: (hand: Played) => number): number =>
      hands.reduce((sum, hand) => sum + of(hand), 0) / hands.length;
    // Most fold, and still there is often somebody to show a hand to.
    expect(mean(({ left }) => left)).toBeLessThan(mean(({ dealt }) => dealt) * 0.55);
    expect(hands.filter(({ left }) => left > 1).length).toBeGreaterThanOrEqual(HANDS / 5);
    expect(mean(({ decisions, dealt }) => decisions / dealt)).toBeLessThan(6);
  });
});

describe('a bot that knows nothing about a hand', () => {
  it('takes it for one that it stays in with', () => {
    const [setup = expect.fail('no game')] = pots;
    const ask: Ask = {
      ...{ kind: 'bet', seat: 1, fold: true, call: 400, callAllIn: false, callVerb: 'call', raise: null },
      ...{ bet: 0, stack: STACK, pot: 600 },
    };
    expect(likingOf(setup, { table: { hand: null } } as StationView, ask)).toBe(0);
  });
});
