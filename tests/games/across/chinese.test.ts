import { describe, expect, it } from 'vitest';
import { chinesePokerGame as chinese } from '../../../games/across/chinese/chinese.ts';
import { houseWay } from '../../../games/across/chinese/house-way.ts';
import { bonusOf, pointsBetween } from '../../../games/across/chinese/points.ts';
import { chineseRules } from '../../../games/across/chinese/rules.ts';
import { seatChinese, TWO_HANDS } from '../../../games/across/chinese/seating.ts';
import { handInWords, isFoul, type Segment, type ThreeHands } from '../../../games/across/chinese/setting.ts';
import { settle } from '../../../games/across/chinese/settlement.ts';
import type { ChineseHand, ChineseStart } from '../../../games/across/chinese/state.ts';
import { sweepIn } from '../../../games/across/chinese/sweeps.ts';
import { type Card, parseCards, RANKS, standardDeck } from '../../../games/card.ts';
import type { Occupant } from '../../../games/hand-start.ts';
import { Seeded } from '../../../main/odds/seeded.ts';

const rules = chineseRules.parse({});
const cards = (text: string): readonly Card[] => parseCards(text) ?? [];
const setting = (front: string, middle: string, back: string): ThreeHands => ({
  front: cards(front),
  middle: cards(middle),
  back: cards(back),
});

describe('bonus points (003:3478-3484)', () => {
  const PLAIN = setting('Qd 5c 3s', 'Ks Kh 8c 7s 4h', '9s 9h 9d Ah 2d');
  it.each<[Segment, string, number]>([
    ['front', '3h 3c 3d', 2],
    ['middle', '8h 8c 8d 4s 4c', 1],
    ['middle', '8h 8c 8d 8s 4c', 7],
    ['middle', '8h 7h 6h 5h 4h', 9],
    ['back', '8h 8c 8d 8s 4c', 3],
    ['back', 'Ah Kh Qh Jh Th', 4],
    ['back', '8h 8c 8d 4s 4c', 0],
    ['front', '3h 3c 2d', 0],
  ])('%s %s: %i', (segment, held, points) => {
    expect(bonusOf({ ...PLAIN, [segment]: cards(held) }, segment, rules)).toBe(points);
  });
});

describe('two hands', () => {
  it('the same hand without the button is a push, with it a point', () => {
    const one = setting('Qd 5c 3s', 'Ks Kh 8c 7s 4h', '9s 9h 9d Ah 2d');
    const other = setting('Qs 5d 3c', 'Kc Kd 8h 7d 4c', 'Ts Th Tc 6h 2c');
    expect([0, 1, -1].map((ties) => pointsBetween(one, other, ties, rules).points)).toEqual([-1, 1, -3]);
  });

  it('a front of three has pairs and three of a kind, no straights or flushes', () => {
    expect(handInWords(cards('Qd Jd Td'))).toBe('no pair, queen high');
    expect(handInWords(cards('Qd Qh Td'))).toBe('one pair, queens');
    expect(handInWords(cards('6d 6h 6c'))).toBe('three of a kind, sixes');
    expect(isFoul(setting('Qd Qh Ad', 'Qs Qc Ks 7s 4h', '9s 9h 9d Ah 2d'))).toBe(true);
    expect(isFoul(setting('Qd Qh Jd', 'Qs Qc Ks 7s 4h', '9s 9h 9d Ah 2d'))).toBe(false);
  });

  it('ace to five is the smallest straight (003:3606)', () => {
    const one = setting('Qd 5c 3s', 'Ks Kh 8c 7s 4h', 'As 2h 3d 4c 5s');
    const other = setting('Qs 5d 3c', 'Kc Kd 8h 7d 4c', '2s 3h 4d 5h 6s');
    expect(pointsBetween(one, other, 0, rules).points).toBe(-1);
  });
});

describe('the house way', () => {
  it('sets every card and never a foul hand', () => {
    const seeded = new Seeded(3);
    for (let hand = 0; hand < 200; hand++) {
      const thirteen = seeded.shuffle(standardDeck()).slice(0, 13);
      const set = houseWay(thirteen);
      expect([...set.front, ...set.middle, ...set.back].sort()).toEqual([...thirteen].sort());
      expect(isFoul(set)).toBe(false);
    }
  });
});

describe('setting a hand', () => {
  it('lays out the thirteen cards by rank, from the ace down', () => {
    const deck = new Seeded(11).shuffle(standardDeck());
    const people = [1, 2].map((seat): Occupant => {
      return { seat, player: `player ${seat}`, stack: 100_000, sittingOut: false, entry: 'wait' };
    });
    const { start } = chinese.seatHand(rules, { button: null }, people, () => 0);
    if (!start) throw new Error('two are enough');
    for (const ask of chinese.asks(chinese.begin(rules, start, deck))) {
      const ranks = ask.kind === 'cards' ? ask.from.map((card) => RANKS.indexOf(card.charAt(0))) : [];
      expect(ranks).toHaveLength(13);
      expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    }
  });
});

describe('clean sweeps (003:3511-3537)', () => {
  it.each([
    ['As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s', 'super dragon'],
    ['Ah Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s', 'dragon'],
    ['As Ah Ac Ad Qs Qh Js Jh Ts Th 9s 9h 2d', 'six pairs'],
    ['As Ah Ac Ks Qs Qh Js Jh Ts Th 9s 9h 2d', null],
    ['Ac 2c 3d 4c 5c 6d 7c 8d 4d 5d 6c 7d 8c', 'three straights'],
    ['Qc Kc Ad Ac 2c 3d 4c 5d 7c 8d 9c Ts Jh', 'three straights'],
    ['Qc Kc Ad 2d 3d 4c 5d 6d 7c 8d 9c Ts 2s', null],
    ['Ah Jh 8h Ks Qs 9s 5s 3s Kd Td 7d 4d 2d', 'three flushes'],
    ['Ah Jh 8h 7h 6h 3h 2h Th Ks Qs 9s 5s 3s', 'three flushes'],
    ['Ah Jh 8h 7h Qs Ks 9s 5s 3s Kd Td 7d 4d', null],
  ])('%s: %s', (held, name) => {
    expect(sweepIn(cards(held))?.name ?? null).toBe(name);
  });
});

const occupant = (seat: number, stack = 10_000, choices: readonly string[] = []): Occupant => ({
  ...{ seat, player: `player ${seat}`, stack, sittingOut: false, entry: 'wait', choices },
});

describe('who gets a hand (003:3360-3384, 003:3572-3576)', () => {
  it('of five players four, clockwise from the button, which moves on by one', () => {
    const five = [1, 3, 4, 7, 9].map((seat) => occupant(seat));
    const first = seatChinese(rules, { button: null }, five);
    expect([first.start?.hands, first.waiting.map(({ seat }) => seat)]).toEqual([[1, 3, 4, 7], [9]]);
    const second = seatChinese(rules, { button: 1 }, five);
    expect([second.start?.hands, second.waiting.map(({ seat }) => seat)]).toEqual([[3, 4, 7, 9], [1]]);
    const round = seatChinese(rules, { button: 9 }, five);
    expect(round.start?.hands).toEqual([1, 3, 4, 7]);
  });

  it('nine points on the table are needed', () => {
    const { start, waiting } = seatChinese(rules, { button: null }, [occupant(1, 899), occupant(2, 900), occupant(3)]);
    expect(start?.hands).toEqual([2, 3]);
    expect(waiting[0]?.message).toBe('You need $9 on the table to be dealt in. Add chips.');
  });

  it('two players play two hands each only if both want to', () => {
    const [yes, no] = [[TWO_HANDS], []];
    const hands = (one: readonly string[], other: readonly string[]) =>
      seatChinese(rules, { button: null }, [occupant(2, 10_000, one), occupant(6, 10_000, other)]).start?.hands;
    expect(hands(yes, yes)).toEqual([2, 6, 2, 6]);
    expect(hands(yes, no)).toEqual([2, 6]);
  });
});

describe('the order of settlement where chips run out (003:3425-3442, 003:3577-3579)', () => {
  const GOOD = setting('Qd 5c 3s', 'Ks Kh 8c 7s 4h', '9s 9h 9d Ah 2d');
  const BETTER = setting('Qh 6c 3d', 'Ac Ad 8d 7h 4c', 'Ts Th Tc Jh 2c');
  const BEST = setting('Kd 6d 3h', 'As Ah 9c 7c 4d', 'Js Jc Jd 5h 2h');
  const hand = (seat: number, as: ThreeHands): ChineseHand => ({
    ...{ seat, cards: [], houseWay: as, sweep: null, as, foul: false },
  });
  const players = [1, 2, 3].map((seat) => ({ seat, player: `player ${seat}`, stack: seat === 2 ? 300 : 10_000 }));
  const start: ChineseStart = { button: 1, players, hands: [1, 2, 3] };
  const hands = [hand(1, BEST), hand(2, GOOD), hand(3, BETTER)];

  it('from the button: the button is paid first', () => {
    const paid = settle(rules, start, hands).map(({ from, to, amount }) => [from, to, amount]);
    expect(paid).toEqual([
      [2, 1, 300],
      [3, 1, 300],
    ]);
  });

  it('left of the button: the second hand is settled against the third first', () => {
    const paid = settle({ ...rules, settledFrom: 'left-of-button' }, start, hands);
    expect(paid.map(({ from, to, amount }) => [from, to, amount])).toEqual([
      [2, 3, 300],
      [3, 1, 300],
    ]);
  });
});
