import { describe, expect, it } from 'vitest';
import { parseCard } from '../../../games/card.ts';
import { type Action, makeAction, parseAction } from '../../../lab/phh/action.ts';
import { must } from './must.ts';

const card = (text: string): number => parseCard(text) ?? -1;

const NOTATIONS: readonly (readonly [string, Action])[] = [
  ['d dh p1 AsKd', { kind: 'hole', player: 1, cards: [card('As'), card('Kd')] }],
  ['d dh p10 ????', { kind: 'hole', player: 10, cards: [null, null] }],
  ['d db 7c', { kind: 'board', cards: [card('7c')] }],
  ['p2 f', { kind: 'fold', player: 2 }],
  ['p2 cc', { kind: 'check or call', player: 2 }],
  ['p2 cbr 300', { kind: 'raise', player: 2, to: 300 }],
  ['p2 cbr 2.5', { kind: 'raise', player: 2, to: 2.5 }],
  ['p3 sm', { kind: 'muck', player: 3 }],
  ['p3 sm ??Ad', { kind: 'show', player: 3, cards: [null, card('Ad')] }],
  ['p3 sm -', { kind: 'show', player: 3, cards: null }],
];

describe('the action notation', () => {
  it.each(NOTATIONS)('%s is read, and written the same', (text, action) => {
    expect(must(parseAction(text))).toEqual(action);
    expect(makeAction(action)).toBe(text);
  });

  it.each([
    ['  p2   cc  ', 'check or call'],
    ['p2 f # He shows the nine of clubs.', 'fold'],
    ['# A burn card is exposed', 'nothing'],
    ['', 'nothing'],
    ['   ', 'nothing'],
  ])('spaces and comments do not matter: "%s"', (text, kind) => {
    expect(must(parseAction(text)).kind).toBe(kind);
  });

  it.each([
    ['p2', '"p2"'],
    ['p0 f', '"p0 f"'],
    ['p2 fold', '"p2 fold"'],
    ['p2 f 3', '"p2 f 3"'],
    ['p2 cc 3', '"p2 cc 3"'],
    ['p2 cbr', '"p2 cbr"'],
    ['p2 sm As Kd', '"p2 sm As Kd"'],
    ['d dh AsKd', '"d dh AsKd"'],
    ['d dh p1', '"d dh p1"'],
    ['d db 7c 8c', '"d db 7c 8c"'],
    ['d burn 7c', '"d burn 7c"'],
  ])('"%s" is not an action, and the error says what is', (text, named) => {
    expect(parseAction(text)).toEqual({ ok: false, error: expect.stringContaining(`not ${named}`) });
    expect(parseAction(text)).toEqual({ ok: false, error: expect.stringContaining('pN cbr AMOUNT') });
  });

  it.each([
    ['p2 cbr -5', 'expected an amount such as 300 or 2.5 in "p2 cbr -5", not "-5"'],
    ['p2 cbr 1e3', 'expected an amount such as 300 or 2.5 in "p2 cbr 1e3", not "1e3"'],
    ['d db 7x', 'expected cards such as AsKd or ???? in "d db 7x", not "7x"'],
    ['d dh p1 AsK', 'expected cards such as AsKd or ???? in "d dh p1 AsK", not "AsK"'],
    ['p1 sm as', 'expected cards such as AsKd or ???? in "p1 sm as", not "as"'],
  ])('"%s": the error names what is wrong in it', (text, error) => {
    expect(parseAction(text)).toEqual({ ok: false, error });
  });
});
