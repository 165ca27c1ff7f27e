import { describe, expect, it } from 'vitest';
import type { BankedView } from '../../../../games/hand-view.ts';
import { noBust21 } from '../../../../games/no-bust-21.ts';
import { act, dealt, gains, optionsOf, rulesOf, see, turn } from './hands.ts';

const dealsOf = (state: ReturnType<typeof dealt>) =>
  see(state).events.flatMap((event) => (event.kind === 'deal' ? [`${event.to}:${event.cards.join('')}`] : []));

const handsAt3 = (view: BankedView) => view.positions.find(({ id }) => id === '3')?.hands ?? [];

describe('the deal', () => {
  it('goes clockwise from the player-dealer: a card each, their own, a second for the others', () => {
    const state = dealt({ 3: { base: 500 }, 5: { base: 500 } }, 'Ts9s 8h 6d5d');
    expect(dealsOf(state)).toEqual(['3:Ts', '5:9s', 'dealer:8h', '3:6d', '5:5d']);
    expect(turn(state)).toEqual([3]);
  });

  it('gives no cards to a position without a bet', () => {
    const state = dealt({ 3: {}, 5: { base: 500 } }, 'Ts 8h 6d');
    expect(dealsOf(state)).toEqual(['5:Ts', 'dealer:8h', '5:6d']);
    expect(see(state).positions.find(({ id }) => id === '3')?.hands).toEqual([]);
  });

  it('gives the second card at once when the first is a joker', () => {
    const state = dealt({ 3: { base: 500 } }, 'Ts X1 6d 9c');
    expect(see(state).over).toBe(true);
    expect(dealsOf(state)).toEqual(['3:Ts', 'dealer:X1', '3:6d', 'dealer:9c']);
  });

  it('continues in the shoe until the cut', () => {
    const rules = rulesOf({ cutAfter: 6, decks: 2 });
    const occupants = [1, 2].map((seat) => {
      return { seat, player: `p${seat}`, stack: 10_000, sittingOut: false, entry: 'wait' } as const;
    });
    let memory = noBust21.newMemory();
    const used: (number | undefined)[] = [];
    for (let hand = 0; hand < 3; hand++) {
      const seating = noBust21.seatHand(rules, memory, occupants, () => 0);
      if (!seating.start) throw new Error('no hand');
      used.push(seating.start.used);
      const dealer = seating.start.button;
      let state = noBust21.begin(rules, seating.start, noBust21.deck(rules));
      state = act(state, dealer, 'bank');
      for (const [seat, bets] of [
        [dealer, { bank: 5_000 }],
        [3 - dealer, { base: 500 }],
      ] as const) {
        const next = noBust21.decide(state, seat, { kind: 'wager', bets });
        if (!next.ok) throw new Error(next.error.message);
        state = next.value;
      }
      for (let [ask] = noBust21.asks(state); ask; [ask] = noBust21.asks(state))
        state = noBust21.absent(state, ask.seat);
      memory = noBust21.after(state, seating.memory);
    }
    expect(used[0]).toBe(0);
    expect(used.slice(1).every((one) => one === 0 || (one ?? 0) < 6)).toBe(true);
  });
});

describe('the player-dealer', () => {
  it('draws no card that changes nothing', () => {
    const natural = dealt({ 3: { base: 500 } }, 'X1 Th X2 2c');
    expect(see(natural).zones[0]?.cards).toEqual(['Th', '2c']);
    const surrendered = act(dealt({ 3: { base: 2_000 } }, 'Ts Th 6d 2c'), 3, 'surrender');
    expect(see(surrendered).zones[0]?.cards).toEqual(['Th', '2c']);
  });

  it('gives the action by their second card', () => {
    const state = act(dealt({ 3: { base: 500 }, 5: { base: 500 } }, 'Ts9s Th 8dAd 3c7c'), 3, 'stand');
    // The third place from seat 1 is seat 4, where nobody sits; the next with a bet is seat 5.
    expect(see(state).action).toEqual({ position: '5', text: 'The 3c puts the action at seat 5.' });
  });

  it.each([
    ['over', 'over 22'],
    ['under', '22'],
  ])('is kept with a plain 22 %s as "%s"', (plain22, result) => {
    const state = act(dealt({ 3: { base: 500 } }, 'Ts Th 8d 6d6c', { plain22 }), 3, 'stand');
    expect(see(state).results).toEqual([result]);
  });
});

describe('a double', () => {
  const start = (written = {}) =>
    act(dealt({ 3: { base: 500 }, 5: { base: 500 } }, '5s9s Th 6d9d 9h', written), 3, 'double');

  it('lies face down until the showdown', () => {
    const state = start();
    for (const viewer of ['public', 1, 3, 5] as const) {
      const view = noBust21.view(state, viewer);
      expect(handsAt3(view)[0]?.cards).toEqual(['5s', '6d', null]);
      expect(JSON.stringify(view)).not.toContain('9h');
    }
    const over = act(state, 5, 'stand');
    expect(handsAt3(see(over))[0]).toMatchObject({ cards: ['5s', '6d', '9h'], text: '20' });
    expect(see(over).events).toContainEqual({ kind: 'told', text: 'The doubled card of 3 is turned: 9h.' });
  });

  it('lies open with the option', () => {
    const state = start({ doubleFaceDown: false });
    expect(handsAt3(see(state))[0]).toMatchObject({ cards: ['5s', '6d', '9h'], text: '20' });
  });

  it('takes the chips at once', () => {
    expect(see(start()).seats.find(({ seat }) => seat === 3)).toMatchObject({ bet: 1_000, stack: 99_000 });
  });
});

describe('several bettors', () => {
  const bets = { 3: { base: 2_000 }, 4: { 'base@3': 4_000 }, 5: { 'base@3': 1_000 } };

  it('are all asked about the choice of the largest, in any order', () => {
    const asked = act(dealt(bets, '5s Th 6d 9h'), 4, 'double');
    expect(turn(asked)).toEqual([3, 5]);
    expect(optionsOf(asked, 5)).toEqual(['play', 'join', 'surrender']);
    const over = act(act(asked, 5, 'join'), 3, 'surrender');
    expect(see(over).over).toBe(true);
    expect(gains(over)).toMatchObject({ 3: -1_000, 4: 8_000, 5: 2_000 });
  });

  it('are not asked where they have nothing to say', () => {
    const first = dealt(bets, '5s Th 2d 4h3c', { surrender: 'no' });
    expect(turn(act(first, 4, 'hit'))).toEqual([4]);
  });

  it('hear an absent decider play the house way', () => {
    const state = noBust21.absent(dealt(bets, 'Ts Th 6d 5h'), 4);
    expect(turn(state)).toEqual([3, 5]);
    expect(see(state).positions.find(({ id }) => id === '3')?.decides).toBe(4);
  });

  it('do not count an absent decider as having acted', () => {
    const asked = noBust21.absent(dealt(bets, 'Ts Th 6d 5h'), 4);
    const { events } = see(act(act(asked, 3, 'play'), 5, 'play'));
    expect(events).toContainEqual(expect.objectContaining({ kind: 'act', seat: 4, what: 'hit', absent: true }));
  });
});

describe('a foul', () => {
  const bets = { 3: { base: 2_000 }, 4: { 'base@3': 4_000 } };

  it('passes the decision to the next bettor of the hand', () => {
    const ruled = noBust21.rule(dealt(bets, 'Ts Th 6d 5h 9c'), { kind: 'foul', seat: 4 });
    if (!ruled.ok) throw new Error(ruled.error.message);
    expect(turn(ruled.value)).toEqual([3]);
    expect(gains(act(ruled.value, 3, 'hit'))).toMatchObject({ 3: 2_000, 4: -4_000 });
  });

  it.each([
    ['double', '5s Th 6d 9h8c'],
    ['split', '8s Th 8d 9h3c8c'],
  ])('puts out nothing more for a %s that was chosen before', (play, cards) => {
    const chosen = act(dealt({ ...bets, 5: { 'base@3': 1_000 } }, cards), 4, play);
    const ruled = noBust21.rule(chosen, { kind: 'foul', seat: 4 });
    if (!ruled.ok) throw new Error(ruled.error.message);
    const again = act(ruled.value, 5, 'join');
    expect(turn(again)).toEqual([3]);
    expect(optionsOf(again, 3)).toContain(play);
    expect(see(again).seats.find(({ seat }) => seat === 4)).toMatchObject({ bet: 4_000, stack: 96_000 });
    expect(gains(act(act(again, 3, play), 5, 'join'))).toMatchObject({ 4: -4_000 });
  });

  it('takes nothing for a double that the foul seat has joined', () => {
    const state = dealt({ ...bets, 5: { base: 500, 'base@3': 1_000 } }, '5sTs Th 6d9d 9h8c');
    const joined = act(act(state, 4, 'double'), 5, 'join');
    const ruled = noBust21.rule(joined, { kind: 'foul', seat: 5 });
    if (!ruled.ok) throw new Error(ruled.error.message);
    expect(gains(act(ruled.value, 3, 'play'))).toMatchObject({ 3: 2_000, 4: 8_000, 5: 500 });
  });

  it('has the hand played the house way when nobody else bets on it', () => {
    const ruled = noBust21.rule(dealt({ 3: { base: 2_000 } }, 'Ts Th 6d 2h9c'), { kind: 'foul', seat: 3 });
    if (!ruled.ok) throw new Error(ruled.error.message);
    expect(see(ruled.value).over).toBe(true);
    expect(gains(ruled.value)).toMatchObject({ 3: -2_000 });
  });

  it('does not ask a foul seat whose turn is to come', () => {
    const ruled = noBust21.rule(dealt({ 3: { base: 500 }, 5: { base: 500 } }, 'Ts9s Th 6d8d 5h'), {
      kind: 'foul',
      seat: 5,
    });
    if (!ruled.ok) throw new Error(ruled.error.message);
    expect(see(act(ruled.value, 3, 'stand')).over).toBe(true);
  });
});

describe('refusals', () => {
  it('say what may not be done', () => {
    const refused = noBust21.decide(dealt({ 3: { base: 500 } }, 'Ts Th 6d'), 3, { kind: 'choose', option: 'split' });
    expect(refused).toEqual({ ok: false, error: { code: 'no-such-option', message: 'You may not split here.' } });
  });
});

describe('the options', () => {
  it.each([
    [{ cutAfter: 300 }, 'at least 60 cards behind the cut'],
    [{ busterMin: 6_000 }, 'minimum wager of a side bet'],
    [{ minBet: 700 }, 'whole steps'],
    [{ decks: 9 }, '8'],
  ])('%o is refused', (written, why) => {
    const read = noBust21.rules.safeParse(written);
    expect(read.error?.message).toContain(why);
  });
});
