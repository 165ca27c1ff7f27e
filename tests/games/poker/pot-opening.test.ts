/** Openers: which cards are, what is told of them, what is left when nobody has any. */
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../games/ask.ts';
import { parseCards } from '../../../games/card.ts';
import { drawJacksOrBetter as game } from '../../../games/draw-jacks-or-better.ts';
import type { PokerState } from '../../../games/poker/state.ts';
import { rankBug } from '../../../games/ranking/joker.ts';
import { jacksOrBetter } from '../../../games/ranking/openers.ts';
import type { Seat } from '../../../games/seat.ts';
import { Seeded } from '../../../main/odds/seeded.ts';
import { stack } from './hand.ts';

const cards = (text: string) => parseCards(text) ?? [];
const proof = (text: string) => jacksOrBetter.proof(cards(text));

describe('openers', () => {
  it.each([
    ['Jc Jd 9h 5s 2c', 'Jc Jd'],
    ['X As 9h 5c 2d', 'X As'],
    ['Ah Kd Kc 3h 3d', 'Kd Kc'],
    ['3c 3d 3h 9s 2c', '3c 3d 3h'],
    ['3c 3d 9h 9s 2c', '3c 3d 9h 9s'],
    ['X 9c 8d 7h 6s', 'X 9c 8d 7h 6s'],
    ['X Ad 9d 5d 2d', 'X Ad'],
    ['2h 4h 6h 8h Th', '2h 4h 6h 8h Th'],
    // Kept in a draw: the ten of clubs is thrown away, ace and joker are kept (003:830-833).
    ['As X Ks Qs', 'As X'],
  ])('%s: %s', (hand, expected) => {
    expect(proof(hand)).toEqual(cards(expected));
  });

  it.each(['X Jd 9h 5c 3c', 'Tc Td 9h 5s 2c', 'Ac Kd Qh Js 9c', 'X 9c 8d 7h', 'Jc Ks Qs Ts'])('%s: none', (hand) => {
    expect(proof(hand)).toBeNull();
  });

  it('are found in just the hands that are worth a pair of jacks or more', () => {
    const seeded = new Seeded(5);
    const deck = Array.from({ length: 53 }, (_, card) => card);
    const lowest = rankBug(cards('Jc Jd 4h 3s 2c'), []);
    for (let n = 0; n < 20_000; n += 1) {
      const five = seeded.shuffle(deck).slice(0, 5);
      const found = jacksOrBetter.proof(five);
      expect(found !== null).toBe(rankBug(five, []) >= lowest);
      if (found && found.length < 5) {
        const others = deck.filter((card) => !five.includes(card));
        // What is read out opens with any other cards beside it.
        expect(rankBug([...found, ...seeded.shuffle(others).slice(0, 5 - found.length)], [])).toBeGreaterThanOrEqual(
          lowest,
        );
      }
    }
  });
});

function dealt(hands: Readonly<Record<string, string>>, drop = 0) {
  const jackpot = { id: 'bad-beat', name: 'Bad beat', hit: 'beaten', hand: ['As', 'Ad', 'Ah', 'Kd', 'Kc'], drop };
  const jackpots = drop > 0 ? [jackpot] : [];
  const rules = game.rules.parse({ lowerLimit: 200, higherLimit: 400, ante: 100, jackpots });
  const people = Object.keys(hands).map((seat) => {
    return { seat: Number(seat), player: `p${seat}`, stack: 10_000, sittingOut: false, entry: 'post' as const };
  });
  const { start } = game.seatHand(rules, game.newMemory(), people, () => 0);
  if (!start) throw new Error('nobody is dealt in');
  return game.begin(rules, start, stack(game.dealOrder(rules, start), game.deck(rules), hands));
}

function played(state: PokerState, ...acts: readonly (readonly [Seat, Decision])[]): PokerState {
  return acts.reduce((now, [seat, decision]) => {
    const next = game.decide(now, seat, decision);
    if (!next.ok) throw new Error(next.error.message);
    return next.value;
  }, state);
}

const told = (state: PokerState): string[] =>
  game.view(state, 'public').events.flatMap((event) => (event.kind === 'told' ? [event.text] : []));
const draw = (text: string): Decision => ({ kind: 'cards', groups: { draw: text === '' ? [] : text.split(' ') } });
const CHECK: Decision = { kind: 'check' };
const CALL: Decision = { kind: 'call' };
const FOLD: Decision = { kind: 'fold' };
const bet = (to: number): Decision => ({ kind: 'raise', to });

describe('who has opened', () => {
  const begun = () => dealt({ 1: 'Js Jd Ks Qs 2s', 2: '9c 9d 5h 4c 3h' });

  it('is refused without openers, naming what it takes', () => {
    const refused = game.decide(begun(), 2, bet(200));
    expect(refused.ok ? null : refused.error.message).toBe('It takes a pair of jacks or better to open.');
  });

  it('shows openers without being called, and no other card', () => {
    const over = played(begun(), [2, CHECK], [1, bet(200)], [2, FOLD]);
    expect(told(over)).toEqual(['Seat 1 shows openers: Js Jd.']);
    expect(game.outcome(over).shown).toEqual([]);
  });

  it('is said to split them, and shows what went in the draw', () => {
    const drawn = played(begun(), [2, CHECK], [1, bet(200)], [2, CALL], [2, draw('')], [1, draw('Jd')]);
    const over = played(drawn, [2, CHECK], [1, bet(400)], [2, FOLD]);
    expect(told(over)).toEqual([
      'Seat 1 splits openers.',
      'Seat 1 shows openers: Js Jd, of which Jd went in the draw.',
    ]);
  });

  it('is not mentioned where the shown hand has openers', () => {
    const called = played(begun(), [2, CHECK], [1, bet(200)], [2, CALL], [2, draw('')], [1, draw('')]);
    expect(told(played(called, [2, CHECK], [1, CHECK]))).toEqual([]);
  });

  it('is nobody: the pot belongs to the next hand, and each part of it to who put it in', () => {
    const over = played(dealt({ 1: 'Ts Td 9c 5h 3s', 2: '9h 9d 5c 4c 3h' }), [2, CHECK], [1, CHECK]);
    expect(told(over)).toEqual(['Nobody opens the pot.']);
    expect(game.carried?.(game.after(over, game.newMemory()))).toEqual([
      { player: 'p1', amount: 100 },
      { player: 'p2', amount: 100 },
    ]);
    expect(game.outcome(over).moves).toContainEqual({
      from: 'pot',
      to: 'carried',
      amount: 200,
      why: 'for the next hand',
    });
  });

  it.each([
    [75, [62, 63]],
    [200, []],
  ])('leaves what a jackpot has not taken out of the antes: %i cents of it', (drop, left) => {
    const over = played(dealt({ 1: 'Ts Td 9c 5h 3s', 2: '9h 9d 5c 4c 3h' }, drop), [2, CHECK], [1, CHECK]);
    const carried = game.carried?.(game.after(over, game.newMemory())) ?? [];
    expect(carried.map(({ amount }) => amount).sort()).toEqual(left);
    expect(game.outcome(over).moves).toContainEqual(expect.objectContaining({ to: 'jackpot:bad-beat', amount: drop }));
  });
});
