import { describe, expect, it } from 'vitest';
import { holdemHiLo8 } from '../../../games/holdem-hi-lo-8.ts';
import type { PokerState } from '../../../games/poker/state.ts';
import type { AnyState } from '../../../games/registry.ts';
import { repeated } from '../../repeated.ts';
import { randomHand } from '../random-hand.ts';
import { hand } from './hand.ts';

const rules = { betting: 'no-limit', smallBlind: 5, bigBlind: 10 } as const;
const stacks = { 1: 500, 2: 500, 3: 500 };
const cards = { 1: 'AsAh', 2: 'KsKh', 3: 'QsQh', board: '2c7d9hTc4s' };
const game = () => hand({ rules, stacks, button: 3, cards });

/** Every card in what a viewer gets. */
const seen = (value: unknown): Set<string> => new Set(JSON.stringify(value).match(/(?<=")[2-9TJQKA][cdhs](?=")/g));

const isPoker = (state: AnyState): boolean => 'log' in state && 'standing' in state;

/** The same state in lists and happenings of its own: nothing that is kept by them is known of it. */
function unseen(state: AnyState): AnyState {
  const { cards, log, logged, ...rest } = state as unknown as PokerState;
  const own: PokerState = {
    ...{ ...rest, logged, cards: cards.map((held) => [...held]) },
    log: log.slice(0, logged).map((happening) => ({ ...happening })),
  };
  return own as unknown as AnyState;
}

describe('what a viewer may see', () => {
  it('a seat sees its own cards, backs for the others, and its hand in words once there is a board', () => {
    const view = game().view(1);
    expect(view.seats.map((seat) => seat.cards)).toEqual([
      ['As', 'Ah'],
      [null, null],
      [null, null],
    ]);
    expect(seen(view)).toEqual(new Set(['As', 'Ah']));
    expect(view.seats[0]?.hand).toBeNull();
    const flop = game().play('3 call', '1 call', '2 check').view(1);
    expect(flop.seats[0]?.hand).toContain('pair');
    expect(flop.seats[0]?.plays).toEqual(expect.arrayContaining(['As', 'Ah']));
    expect(flop.seats[1]?.hand).toBeNull();
  });

  it('the public sees no hole cards before the showdown', () => {
    expect(seen(game().view())).toEqual(new Set());
    expect(seen(game().play('3 call', '1 call', '2 check').view())).toEqual(new Set(['2c', '7d', '9h']));
  });

  it('a low that wins lists its own cards, high and low the cards of both, a high has no list of its own', () => {
    const split = {
      game: holdemHiLo8,
      rules: { betting: 'no-limit', smallBlind: 5, bigBlind: 10 },
      stacks,
      button: 3,
    } as const;
    const winning = (cards: Readonly<Record<string, string>>) =>
      hand({ ...split, cards })
        .play('3 call', '1 call', '2 check')
        .callDown()
        .view()
        .seats.map(({ won, winning }) => [won > 0, winning === undefined ? null : [...winning].sort()]);
    const board = '2c6d7hTcKs';
    expect(winning({ 1: 'Ac5s', 2: 'KdKh', 3: 'QsQh', board })).toEqual([
      [true, ['2c', '5s', '6d', '7h', 'Ac']],
      [true, null],
      [false, null],
    ]);
    expect(winning({ 1: 'AcKd', 2: 'QdTh', 3: 'QsQh', board: '2c6d7h3cKs' })).toEqual([
      [true, ['2c', '3c', '6d', '7h', 'Ac', 'Kd', 'Ks']],
      [false, null],
      [false, null],
    ]);
  });

  it('LR13, B-45: mucked and folded cards are seen only by their owner', () => {
    const played = game().play('3 call', '1 call', '2 check').callDown();
    expect(seen(played.view(2))).toEqual(new Set(['As', 'Ah', 'Ks', 'Kh', '2c', '7d', '9h', 'Tc', '4s']));
    expect(seen(played.view())).toEqual(new Set(['As', 'Ah', '2c', '7d', '9h', 'Tc', '4s']));
    expect(played.view().seats.map((seat) => seat.cards)).toEqual([['As', 'Ah'], [], []]);
    const folded = game().play('3 fold');
    expect(folded.view().seats[2]?.cards).toEqual([]);
    expect(folded.view(3).seats[2]?.cards).toEqual(['Qs', 'Qh']);
  });

  it('an event that everybody has seen is the same object in later views, and shows no hole cards', () => {
    const dealt = game();
    const before = dealt.view().events;
    const after = dealt.play('3 call', '1 call', '2 check').view().events;
    expect(before.length).toBeGreaterThan(3);
    for (const [nth, event] of before.entries()) expect(after[nth]).toBe(event);
    expect(seen(dealt.view(1).events)).toEqual(new Set(['As', 'Ah', '2c', '7d', '9h']));
    expect(seen(dealt.view().events)).toEqual(new Set(['2c', '7d', '9h']));
  });

  it('what a seat was dealt is the same object in its later views, and nobody else gets it', () => {
    let seed = 1;
    while (randomHand(seed).game.id !== 'holdem') seed += 1;
    const { game, states, start } = randomHand(seed);
    const eventsOf = (state: AnyState, seat: number) => game.view(state, seat, game.view(state, 'public')).events;
    const [first, last] = [states[0], states.at(-1)] as [AnyState, AnyState];
    const [seat = 0, ...others] = start.players.map((player) => player.seat);
    const own = eventsOf(first, seat).find((event) => event.kind === 'deal' && event.to === String(seat));
    expect(seen(own).size).toBeGreaterThan(0);
    expect(eventsOf(last, seat)).toContain(own);
    for (const other of others) expect(eventsOf(last, other)).not.toContain(own);
  });

  it('a view does not depend on whether the hand was viewed before', () => {
    for (let seed = 1; seed <= repeated(200, 5_000); seed += 1) {
      const { game, states, start } = randomHand(seed);
      for (const state of states.filter(isPoker)) {
        const open = game.view(state, 'public');
        for (const { seat } of start.players) {
          expect(game.view(state, seat, open), `seed ${seed}, seat ${seat}`).toEqual(game.view(unseen(state), seat));
        }
      }
    }
  });

  it('the ask goes to the seat it is asked of', () => {
    expect(game().view(3).ask).toMatchObject({ kind: 'bet', seat: 3 });
    expect(game().view(1).ask).toBeNull();
    expect(game().view().ask).toBeNull();
    expect(game().view().turn).toEqual([3]);
  });

  it('pots hold what earlier streets left; bets of this one are in front of the seats', () => {
    const view = game().play('3 raise 30', '1 call', '2 call', '1 bet 50').view();
    expect(view.pots).toEqual([{ label: 'main pot', amount: 9000, seats: [1, 2, 3] }]);
    expect(view.seats.map(({ bet, stack }) => [bet, stack])).toEqual([
      [5000, 42000],
      [0, 47000],
      [0, 47000],
    ]);
  });

  it('B-21: once a pot is pushed it is no longer in the middle', () => {
    const view = game().play('3 call', '1 call', '2 check').callDown().view();
    expect(view.pots).toEqual([]);
    expect(view.seats.map(({ won }) => won)).toEqual([3000, 0, 0]);
    expect(view.over).toBe(true);
  });

  it('names the street, and the showdown when there is one', () => {
    expect(game().view().street).toBe('Before the flop');
    expect(game().play('3 fold', '1 fold').view().street).toBe('Before the flop');
    expect(game().callDown().view().street).toBe('Showdown');
  });

  it('a hand tabled on the flop is described by the flop, whatever comes after', () => {
    const tabled = hand({
      rules: { ...rules, allInTabled: true },
      stacks: { 1: 50, 2: 50 },
      button: 1,
      cards: { ...cards, board: '2c7dKd9hTc' },
    });
    tabled.play('1 call', '2 check', '2 all-in', '1 all-in');
    const shown = tabled.view().events.find((event) => event.kind === 'shown' && event.seat === 1);
    expect(shown).toMatchObject({ cards: ['As', 'Ah'] });
    expect(JSON.stringify(shown)).not.toContain('Tc');
  });
});

describe('states are values', () => {
  it('two branches from one state do not see each other', () => {
    const trunk = game();
    const before = trunk.state;
    const raised = trunk.play('3 raise 30').state;
    trunk.state = before;
    trunk.play('3 fold');
    expect(trunk.story.at(-1)).toBe('3 fold');
    trunk.state = raised;
    expect(trunk.story.at(-1)).toBe('3 raise');
    trunk.state = before;
    expect(trunk.story.at(-1)).toBe('deal');
    expect(trunk.menu).toBe('3 call=10 raise=20..500');
  });
});
