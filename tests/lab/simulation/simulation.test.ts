import { describe, expect, it } from 'vitest';
import type { HandView } from '../../../games/hand-view.ts';
import type { Outcome } from '../../../games/outcome.ts';
import { type AnyGame, type AnyState, GAMES } from '../../../games/registry.ts';
import type { Viewer } from '../../../games/seat.ts';
import { lightning } from '../../../houses/lightning.ts';
import { HANDS_A_TABLE, type SimulationSettings, simulate, USUAL } from '../../../lab/simulation/simulation.ts';
import { readRules } from '../../../main/rules-file.ts';

function settings(
  game: AnyGame,
  rules: Record<string, unknown> = {},
  more: Partial<SimulationSettings> = {},
): SimulationSettings {
  const read = readRules(game, game.id in lightning.games ? lightning : null, rules);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return {
    game,
    rules: read.value,
    seats: Math.min(6, game.seats(read.value).max),
    hands: 100,
    seed: 1,
    buyIn: { min: 20_000, max: 20_000 },
    ...USUAL,
    ...more,
  };
}

function holdem(): AnyGame {
  const game = GAMES.get('holdem');
  if (!game) throw new Error('hold’em is always there');
  return game;
}

describe('random players', () => {
  it.each([...GAMES.values()].map((game) => [game.id, game] as const))('%s: everything holds', (_, game) => {
    const result = simulate(settings(game));
    expect(result).toMatchObject({ hands: 100, violations: [] });
    expect(result.decisions).toBeGreaterThan(100);
  });

  it.each([
    [
      'split limit with fees and jackpot',
      { betting: 'split-limit', lowerLimit: 4, collection: [24, 33, 49], jackpotDrop: 1 },
    ],
    ['pot limit', { betting: 'pot-limit' }],
    ['kill pots', { betting: 'split-limit', lowerLimit: 3, killBlind: 6 }],
    ['straddles and bought buttons', { straddles: 4, buyButton: true, jackpotDrop: 1 }],
    ['the overs', { overs: 2, buyButton: true }],
    ['losers asked to show', { muck: 'ask', allInTabled: true }],
    ['chips of a cent, an ante', { chip: 0.01, ante: 0.25 }],
  ])('%s', (_, rules) => {
    for (const seats of [2, 3, 10])
      expect(simulate(settings(holdem(), rules, { seats, hands: 60 })).violations).toEqual([]);
  });

  it('do the same for the same seed', () => {
    expect(simulate(settings(holdem()))).toEqual(simulate(settings(holdem())));
    expect(simulate(settings(holdem(), {}, { seed: 2 })).decisions).not.toBe(simulate(settings(holdem())).decisions);
  });

  it('move to another table, with the next seed, from time to time', () => {
    const hands = HANDS_A_TABLE + 50;
    const whole = simulate(settings(holdem(), {}, { hands })).decisions;
    const first = simulate(settings(holdem(), {}, { hands: HANDS_A_TABLE })).decisions;
    const second = simulate(settings(holdem(), {}, { hands: 50, seed: 2 })).decisions;
    expect(first + second).toBe(whole);
  });
});

describe('a game with a fault', () => {
  const faults: readonly (readonly [string, Partial<AnyGame>, RegExp])[] = [
    [
      'that loses a chip',
      { outcome: (state) => shorted(holdem().outcome(state)) },
      /^seat \d+ goes from \d+ to \d+, its moves add up to/,
    ],
    [
      'that refuses what it offers',
      { decide: () => ({ ok: false, error: { code: 'no', message: 'No.' } }) },
      /was offered .* refused: No\./,
    ],
    [
      'that throws',
      {
        after: () => {
          throw new Error('the memory is gone');
        },
      },
      /^the memory is gone$/,
    ],
    [
      'that never ends',
      { decide: (state) => ({ ok: true, value: state }), absent: (state) => state },
      /could .* though it was not offered|not ended/,
    ],
    ['that shows a seat the cards of another', { view: openToNeighbours }, /sees cards that are not open/],
    ['that tells a seat what was dealt to another', { view: openInEvents }, /sees events that are not open/],
    ['that comes out otherwise every time', { outcome: everOther() }, /^played again the hand came out otherwise/],
    [
      'that deals in who sits out',
      {
        seatHand: (rules, memory, people, lot) =>
          holdem().seatHand(
            rules,
            memory,
            people.map((one) => ({ ...one, sittingOut: false })),
            lot,
          ),
      },
      /is dealt in and was not ready/,
    ],
    [
      'that tells nobody why they wait',
      { seatHand: (...how) => ({ ...holdem().seatHand(...how), waiting: [] }) },
      /are taken, .* dealt in or told to wait/,
    ],
    [
      'that gives the button away when a deal is given again',
      { voided: () => holdem().newMemory() },
      /^the deal that is given again is seated otherwise/,
    ],
    [
      'that offers more than there is',
      {
        asks: (state) =>
          holdem()
            .asks(state)
            .map((ask) => (ask.kind === 'bet' ? { ...ask, call: ask.stack + 1 } : ask)),
      },
      /is to call/,
    ],
  ];

  it.each(faults)('%s is found', (_, fault, message) => {
    const { violations } = simulate(settings({ ...holdem(), ...fault }, {}, { hands: 5_000 }));
    expect(violations[0]?.message).toMatch(message);
  });

  it('the seed and the number of hands of a violation play it again', () => {
    let calls = 0;
    const faulty: AnyGame = {
      ...holdem(),
      outcome: (state) => {
        const outcome = holdem().outcome(state);
        return outcome.pots.length > 2 ? shorted(outcome) : outcome;
      },
      begin: (rules, start, deck) => {
        calls += 1;
        return holdem().begin(rules, start, deck);
      },
    };
    const [violation] = simulate(settings(faulty, {}, { hands: 20_000 })).violations;
    if (!violation) throw new Error('three pots come up in a thousand hands');
    calls = 0;
    const again = simulate(settings(faulty, {}, { hands: violation.hands, seed: violation.seed }));
    expect(again.violations).toEqual([violation]);
    expect(calls).toBeLessThanOrEqual(violation.hands + 1); // the first hand is played twice: it is inspected
  });
});

function shorted(outcome: Outcome): Outcome {
  const [first, ...rest] = outcome.stacks;
  return first ? { ...outcome, stacks: [{ ...first, after: first.after + 100 }, ...rest] } : outcome;
}

/** Everybody but the public sees everybody's cards. */
function openToNeighbours(state: AnyState, viewer: Viewer): HandView {
  const view = holdem().view(state, viewer);
  if (viewer === 'public') return view;
  return {
    ...view,
    seats: view.seats.map(
      (one) =>
        holdem()
          .view(state, one.seat)
          .seats.find(({ seat }) => seat === one.seat) ?? one,
    ),
  };
}

/** Everybody but the public reads everybody's cards in what happened. */
function openInEvents(state: AnyState, viewer: Viewer): HandView {
  const view = holdem().view(state, viewer);
  if (viewer === 'public') return view;
  const events = view.events.map((event, i) => {
    const own =
      event.kind === 'deal' && event.to !== 'board' ? holdem().view(state, Number(event.to)).events[i] : event;
    return own ?? event;
  });
  return { ...view, events };
}

/** The odd chip goes another way with each look. */
function everOther(): AnyGame['outcome'] {
  let looks = 0;
  return (state) => {
    looks += 1;
    const outcome = holdem().outcome(state);
    return { ...outcome, shown: looks % 2 === 0 ? outcome.shown : [] };
  };
}
