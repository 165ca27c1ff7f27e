import { describe, expect, it } from 'vitest';
import { panDeck } from '../../../games/across/pan/cards.ts';
import { addsOf, canLend, chipsFor, isMeld, splitsOf } from '../../../games/across/pan/melds.ts';
import { panguingueGame as pan } from '../../../games/across/pan/pan.ts';
import type { PanState } from '../../../games/across/pan/state.ts';
import { type Card, parseCard, parseCards } from '../../../games/card.ts';
import type { Occupant } from '../../../games/hand-start.ts';

const cards = (text: string): readonly Card[] => parseCards(text) ?? [];
const card = (text: string): Card => parseCard(text) ?? 0;

describe('the deck', () => {
  it.each([
    ['320', 320],
    ['8-7', 310],
    ['8-7-6', 307],
  ] as const)('%s has %i cards', (deck, count) => {
    expect(panDeck(deck)).toHaveLength(count);
  });
});

describe('melds (003:1584-1640)', () => {
  it.each([
    ['4h 4s 4c', true],
    ['4h 4h 4s', false],
    ['4h 4s 4c 4h 4h', true],
    ['Ah Ah As', true],
    ['Kd Kd Kd', true],
    ['6d 7d Jd', true],
    ['Jc Qc Kc', true],
    ['Kc Ac 2c', false],
    ['6d 7d Js', false],
    ['6d 7d', false],
  ])('%s: %s', (text, valid) => {
    expect(isMeld(cards(text))).toBe(valid);
  });

  it.each([
    ['5s 5s 5s 5s', 6],
    ['7h 7h 7h 7h', 3],
    ['3h 3s 3c 3d', 2],
    ['As 2s 3s 4s', 2],
    ['Ac 2c 3c 4c 5c 6c 7c Jc Qc Kc', 2],
  ])('%s is worth %i chips', (text, chips) => {
    expect(chipsFor(cards(text))).toBe(chips);
  });

  it('a rope of diamonds to which queen and four are added may be split into two (003:1624-1628)', () => {
    const splits = splitsOf(cards('4d 5d 6d 7d Jd Qd'));
    expect(splits).toEqual([{ off: cards('4d 5d 6d'), rest: cards('7d Jd Qd'), pay: 0 }]);
  });

  it('four fours of four suits and two more of one suit: the suited ones split off are a condition (003:1628-1631)', () => {
    const splits = splitsOf(cards('4c 4d 4h 4h 4h 4s'));
    expect(splits).toEqual([{ off: cards('4h 4h 4h'), rest: cards('4c 4d 4s'), pay: 1 }]);
  });

  it('a rope may lend either end and nothing between (003:1632-1635)', () => {
    const rope = cards('4c 5c 6c 7c');
    expect(rope.map((each) => canLend(rope, each))).toEqual([true, false, false, true]);
    expect(canLend(cards('4c 5c 6c'), card('4c'))).toBe(false);
  });

  it('a suited set takes only its own card, a set of several suits any card of its rank', () => {
    expect(addsOf(card('4h'), [cards('4s 4s 4s'), cards('4c 4d 4s')], []).map(({ id }) => id)).toEqual(['add-2']);
  });
});

const rules = pan.rules.parse({});
const occupants = [1, 2, 3].map((seat): Occupant => {
  return { seat, player: `player ${seat}`, stack: 10_000, sittingOut: false, entry: 'wait' };
});

/** Seat 3 is first, then 2, then 1; seat 3 holds two fives of spades and draws the third. */
function hit(foul: 'pays-all' | 'pays-winner'): PanState {
  const { start } = pan.seatHand(rules, { first: 3 }, occupants, () => 0);
  if (!start) throw new Error('three players and no hand');
  const fives = cards('5s 5s 5s');
  const rest = [...panDeck('320')];
  for (const five of fives) rest.splice(rest.indexOf(five), 1);
  const deck = [...fives.slice(0, 2), ...rest.slice(0, 28), card('5s'), ...rest.slice(28)];
  let state = pan.begin({ ...rules, foul }, start, deck);
  for (const [seat, option] of [
    [3, 'in'],
    [2, 'in'],
    [1, 'in'],
    [3, 'next-card'],
    [3, 'meld-5s-5s'],
  ] as const) {
    const next = pan.decide(state, seat, { kind: 'choose', option });
    if (!next.ok) throw new Error(next.error.message);
    state = next.value;
  }
  return state;
}

const stacks = (state: PanState) => state.players.map(({ seat, stack }) => [seat, stack / 100]);

describe('a foul hand (001:1394-1415, 002:337-344, 003:1655-1668)', () => {
  it('gives back what it has collected, and keeps paying or not, as the house posts', () => {
    const before = hit('pays-all');
    expect(stacks(before)).toEqual([
      [3, 107],
      [2, 95],
      [1, 95],
    ]);
    const ruled = pan.rule(before, { kind: 'foul', seat: 3 });
    if (!ruled.ok) throw new Error(ruled.error.message);
    expect(stacks(ruled.value)).toEqual([
      [3, 99],
      [2, 99],
      [1, 99],
    ]);
    expect(pan.asks(ruled.value).map(({ seat }) => seat)).toEqual([2]);
  });

  it('the last player left wins, paid by foul hands for going out and for the board', () => {
    const state = [2, 1].reduce((now, seat) => {
      const ruled = pan.rule(now, { kind: 'foul', seat });
      if (!ruled.ok) throw new Error(ruled.error.message);
      return ruled.value;
    }, hit('pays-winner'));
    // Four chips for the board and two for going out from each, and the three antes.
    expect(stacks(state)).toEqual([
      [3, 122],
      [2, 89],
      [1, 89],
    ]);
    expect(pan.view(state, 'public').over).toBe(true);
  });
});

describe('a foul hand while players declare', () => {
  const FOUL = 'foul';

  /** Plays the declaring: a seat's word, or a ruling on its hand. Ends where nobody is asked or the words run out. */
  function declared(rules: typeof ruled, said: readonly (readonly [seat: number, word: string])[]): PanState {
    const { start } = pan.seatHand(rules, { first: 3 }, occupants, () => 0);
    if (!start) throw new Error('three players and no hand');
    return said.reduce(
      (now, [seat, word]) => {
        const next =
          word === FOUL
            ? pan.rule(now, { kind: 'foul', seat })
            : pan.decide(now, seat, { kind: 'choose', option: word });
        if (!next.ok) throw new Error(next.error.message);
        return next.value;
      },
      pan.begin(rules, start, panDeck('320')),
    );
  }

  const ruled = { ...rules, forfeit: 1 };
  const options = (state: PanState) =>
    pan.asks(state).map((ask) => [ask.seat, ask.kind === 'choose' ? ask.options.map(({ id }) => id) : []]);

  it('leaves the last to declare nothing but to play: somebody has to take the tops', () => {
    const state = declared(ruled, [
      [3, 'in'],
      [2, 'in'],
      [3, FOUL],
      [2, FOUL],
    ]);
    expect(options(state)).toEqual([[1, ['in']]]);
    expect(pan.decide(state, 1, { kind: 'choose', option: 'out' }).ok).toBe(false);
    const next = pan.decide(state, 1, { kind: 'choose', option: 'in' });
    for (const played of [next.ok ? next.value : state, pan.absent(state, 1)]) {
      expect(pan.view(played, 'public').over).toBe(true);
      expect(played.winner).toBe(1);
    }
  });

  it('lets the others declare as they like', () => {
    const first = declared(ruled, [
      [3, 'in'],
      [3, FOUL],
    ]);
    expect(options(first)).toEqual([[2, ['in', 'out']]]);
    const second = declared(ruled, [
      [3, 'in'],
      [2, 'in'],
      [3, FOUL],
    ]);
    expect(options(second)).toEqual([[1, ['in', 'out']]]);
  });

  it('never pays itself, whoever says what and whoever is ruled foul in which order', () => {
    const play = (state: PanState, depth: number): number => {
      if (state.phase !== 'declare' || depth === 0) {
        const over = state.phase === 'over' ? pan.outcome(state) : null;
        expect((over?.moves ?? []).filter(({ from, to }) => from === to)).toEqual([]);
        return 1;
      }
      const said = pan.asks(state).flatMap((ask) => {
        const ids = ask.kind === 'choose' ? ask.options.map(({ id }) => id) : [];
        return ids.map((option) => pan.decide(state, ask.seat, { kind: 'choose', option }));
      });
      const fouled = occupants.map(({ seat }) => pan.rule(state, { kind: 'foul', seat }));
      return [...said, ...fouled].reduce((sum, next) => (next.ok ? sum + play(next.value, depth - 1) : sum), 0);
    };
    expect(play(declared(ruled, []), 6)).toBe(19);
  });
});

describe('what an option to meld reveals about the hand', () => {
  it('names the cards that nobody else has seen: not the drawn card, and no melds', () => {
    const ofSeat3 = (state: PanState) => {
      const [ask] = pan.asks(state);
      return ask?.kind === 'choose' ? ask.options.map(({ id, held }) => [id, held]) : [];
    };
    const { start } = pan.seatHand(rules, { first: 3 }, occupants, () => 0);
    if (!start) throw new Error('three players and no hand');
    const [mine, drawn] = [cards('5s 5s 4s 3s 7h 7h 7c 7d Jd Qd'), card('5s')];
    const rest = [...panDeck('320')];
    for (const each of [...mine, drawn]) rest.splice(rest.indexOf(each), 1);
    const others = rest.splice(0, 20);
    const rounds = [mine.slice(0, 5), others.slice(0, 10), mine.slice(5), others.slice(10)].flat();
    let state = pan.begin(rules, start, [...rounds, drawn, ...rest]);
    const goes = (seat: number, option: string): void => {
      const next = pan.decide(state, seat, { kind: 'choose', option });
      if (!next.ok) throw new Error(next.error.message);
      state = next.value;
    };
    for (const seat of [3, 2, 1]) goes(seat, 'in');
    goes(3, 'next-card');
    expect(ofSeat3(state)).toEqual([
      ['meld-5s-5s', ['5s', '5s']],
      ['meld-4s-3s', ['4s', '3s']],
      ['pass', undefined],
    ]);
    goes(3, 'meld-4s-3s');
    const more = new Map(ofSeat3(state).map(([id, held]) => [id, held]));
    expect(more.get('done')).toBeUndefined();
    const held = [...more.values()].filter((each) => each !== undefined);
    expect(held.length).toBeGreaterThan(1);
    expect(held).toContainEqual(expect.arrayContaining(['7c', '7d', '7h']));
    const hand = ['5s', '5s', '7h', '7h', '7c', '7d', 'Jd', 'Qd'];
    for (const each of held.flat()) expect(hand).toContain(each);
  });
});
