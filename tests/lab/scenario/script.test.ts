import { describe, expect, it } from 'vitest';
import { parseLine } from '../../../lab/scenario/script.ts';

const plain = { amount: null, cards: [], nth: null, groups: {}, bets: {} };

function act(text: string): unknown {
  const line = parseLine(text);
  return line.ok && (line.value.kind === 'act' || line.value.kind === 'refuse') ? line.value.act : line;
}

function check(text: string): unknown {
  const line = parseLine(text);
  return line.ok && line.value.kind === 'check' ? line.value.check : line;
}

describe('what a seat does', () => {
  it.each([
    ['3 fold', { seat: 3, word: 'fold' }],
    ['10 check', { seat: 10, word: 'check' }],
    ['3 call', { word: 'call' }],
    ['3 bet 10', { word: 'bet', amount: 1_000 }],
    ['3 raise 600', { word: 'raise', amount: 60_000 }],
    ['3  raise   $1,200.50 ', { word: 'raise', amount: 120_050 }],
    ['3 complete', { word: 'complete', amount: null }],
    ['3 bring-in', { word: 'bring-in' }],
    ['3 all-in', { word: 'all-in' }],
    ['3 draw As Kd', { word: 'draw', cards: ['As', 'Kd'] }],
    ['3 draw AsKdX', { word: 'draw', cards: ['As', 'Kd', 'X'] }],
    ['3 pat', { word: 'pat' }],
    ['3 discard 7c', { word: 'discard', cards: ['7c'] }],
    ['3 expose 2', { word: 'expose', nth: 2 }],
    ['3 expose 2c', { word: 'expose', cards: ['2c'] }],
    ['3 draw X8cX1 2h', { word: 'draw', cards: ['X', '8c', 'X1', '2h'] }],
    ['3 set low=XKd', { word: 'set', groups: { low: ['X', 'Kd'] } }],
    ['3 set low=AhKd', { word: 'set', groups: { low: ['Ah', 'Kd'] } }],
    [
      '3 set front=2c3c4c middle=5c back=6c',
      { word: 'set', groups: { front: ['2c', '3c', '4c'], middle: ['5c'], back: ['6c'] } },
    ],
    ['3 set high=6-6', { word: 'set', groups: { high: ['6-6'] } }],
    ['3 house-way', { word: 'house-way' }],
    ['3 wager base=20 dragon-7=5', { word: 'wager', bets: { base: 2_000, 'dragon-7': 500 } }],
    ['3 wager none', { word: 'wager', bets: {} }],
    ['3 hit', { word: 'hit' }],
    ['3 insurance 10', { word: 'insurance', amount: 1_000 }],
    ['3 muck', { word: 'muck' }],
    ['3 bet-4x', { word: 'bet-4x' }],
  ])('%s', (text, expected) => {
    expect(act(text)).toEqual({ ...plain, seat: 3, ...expected });
  });

  it('may have to be refused', () => {
    expect(parseLine('refuse 3 raise 1000')).toMatchObject({
      value: { kind: 'refuse', act: { seat: 3, amount: 100_000 } },
    });
  });

  it('or not be done at all', () => {
    expect(parseLine('3 absent')).toMatchObject({ value: { kind: 'absent', seat: 3 } });
  });
});

describe('what must be so', () => {
  it.each([
    ['expect turn 3', { kind: 'turn', seats: [3] }],
    ['expect turn 2,3,5', { kind: 'turn', seats: [2, 3, 5] }],
    ['expect turn 2, 3', { kind: 'turn', seats: [2, 3] }],
    ['expect turn none', { kind: 'turn', seats: [] }],
    ['expect option 3 double yes', { kind: 'option', seat: 3, option: 'double', offered: true }],
    ['expect option 3 double no', { kind: 'option', seat: 3, option: 'double', offered: false }],
    ['expect pot 300', { kind: 'pot', amount: 30_000 }],
    ['expect board 2d5s9h', { kind: 'board', cards: ['2d', '5s', '9h'] }],
    ['expect board none', { kind: 'board', cards: [] }],
  ])('%s', (text, expected) => {
    expect(check(text)).toEqual(expected);
  });

  it('the menu of a seat, by named parts', () => {
    const part = (name: string, range: unknown, text: string): unknown => ({ name, range, text });
    expect(check('expect menu 3 check call=50 raise=100..400 fold bet=none')).toEqual({
      kind: 'menu',
      seat: 3,
      parts: [
        part('check', 'any', 'check'),
        part('call', [5_000, 5_000], 'call=50'),
        part('raise', [10_000, 40_000], 'raise=100..400'),
        part('fold', 'any', 'fold'),
        part('bet', null, 'bet=none'),
      ],
    });
  });
});

describe('a line that is not one', () => {
  it.each([
    ['', 'a seat from 1 to 10 first, not ""'],
    ['fold', 'a seat from 1 to 10 first, not "fold"'],
    ['0 fold', 'a seat from 1 to 10 first, not "0"'],
    ['3', 'a verb after the seat, not ""'],
    ['3 fold 5', 'nothing after "fold"'],
    ['3 raise', 'one amount in dollars after "raise"'],
    ['3 raise to 600', 'one amount in dollars after "raise"'],
    ['3 raise 1.234', 'one amount in dollars after "raise"'],
    ['3 raise -5', 'one amount in dollars after "raise"'],
    ['3 draw', 'cards such as As Kd'],
    ['3 draw 1s', 'cards such as As Kd'],
    ['3 set AhKd', 'set low=AhKd'],
    ['3 set low=AhKx', 'set low=AhKd'],
    ['3 wager', 'wager base=20, or wager none'],
    ['3 wager base=20 base=30', 'wager base=20, or wager none'],
    ['refuse', 'a seat from 1 to 10 first, not ""'],
    ['expect', 'turn, menu, option, pot or board after "expect", not ""'],
    ['expect rain', 'turn, menu, option, pot or board after "expect", not "rain"'],
    ['expect turn', 'the seats that owe a decision, such as 2,3,5'],
    ['expect turn 2,x', 'the seats that owe a decision, such as 2,3,5'],
    ['expect menu 3', 'menu SEAT and parts such as check call=50 raise=100..400 fold'],
    ['expect menu 3 rise=4', 'fold, check, call, raise, bet, complete, bring-in or all-in in a menu, not "rise=4"'],
    [
      'expect menu 3 raise=4..',
      'fold, check, call, raise, bet, complete, bring-in or all-in in a menu, not "raise=4.."',
    ],
    ['expect option 3 double perhaps', 'option SEAT NAME yes|no'],
    ['expect pot', 'one amount in dollars after "pot"'],
    ['expect board 2', 'the cards of the board, such as 2d5s9h'],
  ])('%j expected %s', (text, expected) => {
    expect(parseLine(text)).toEqual({ ok: false, error: `expected ${expected}` });
  });
});
