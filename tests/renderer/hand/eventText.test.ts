import { describe, expect, it } from 'vitest';
import type { HandEvent } from '../../../games/hand-event.ts';
import { cardSign, cardSigns, cardsApart, eventText, handName, withSigns } from '../../../renderer/hand/eventText.ts';

const nameOf = (seat: number): string => ({ 1: 'Maria', 2: 'Wen' })[seat] ?? `Seat ${seat}`;
const act = { kind: 'act', seat: 1, amount: 0, to: 0, allIn: false, absent: false } as const;

const settled = (spot: string, over: { won?: number; lost?: number }): HandEvent => ({
  ...{ kind: 'settled', seat: 2, amount: 500, result: 'win', won: 0, lost: 0, text: 'You win.' },
  ...over,
  spot,
});

describe('cards in a line of text', () => {
  it('writes suits as signs, tens as 10, jokers and tiles as such', () => {
    expect(['As', 'Td', '2c', 'Kh', 'X1', '4-6', '6-6b'].map(cardSign)).toEqual([
      ...['A♠', '10♦', '2♣', 'K♥', 'Joker', '4-6', '6-6'],
    ]);
  });

  it('names a hand by its cards as they are drawn', () => {
    expect(
      ['T-9-7-5-A low', 'K-T-6-2 badugi', 'A-T badugi', '8-6-5-3-2 low', 'flush, ten high', 'Three Tens'].map(handName),
    ).toEqual([
      ...['10-9-7-5-A low', 'K-10-6-2 badugi', 'A-10 badugi', '8-6-5-3-2 low', 'flush, ten high', 'Three Tens'],
    ]);
    const shown = { kind: 'shown', seat: 1, cards: ['Ts', '9h', '7d', '5d', 'Ac'], hand: 'T-9-7-5-A low' } as const;
    expect(eventText(shown, nameOf)).toContain('10-9-7-5-A low');
    const won = { kind: 'won', seat: 1, amount: 100, from: 'main pot', hand: 'T-9-7-5-A low' } as const;
    expect(eventText(won, nameOf)).toContain('10-9-7-5-A low');
    expect(eventText({ ...won, hand: null }, nameOf)).toBe('Maria wins $1 from main pot');
  });

  it('are found in every language, and no word is taken for one', () => {
    for (const word of ['Thêm vào', 'Thắng', 'Không', 'Khách', 'Jdắ', 'The', 'Ask'])
      expect(cardsApart(word)).toEqual([word]);
    expect(withSigns('Thêm 3d vào Th 4d, không')).toBe('Thêm 3♦ vào 10♥ 4♦, không');
    expect(cardsApart('将3d加到4d')).toEqual(['将', '3d', '加到', '4d', '']);
    expect(withSigns('3d를 낸다')).toBe('3♦를 낸다');
  });

  it('counts cards face down', () => {
    expect(cardSigns(['As', 'Kd'])).toBe('A♠ K♦');
    expect(cardSigns([null, null])).toBe('2 face down');
    expect(cardSigns([null, null, 'As'])).toBe('A♠ and 2 face down');
    expect(cardSigns([null])).toBe('1 face down');
  });
});

describe('an event in words', () => {
  it.each<[HandEvent, string]>([
    [{ kind: 'post', seat: 1, what: 'small blind', amount: 200, allIn: false }, 'Maria posts small blind $2'],
    [{ kind: 'post', seat: 1, what: 'post', amount: 400, allIn: true }, 'Maria posts $4, all-in'],
    [{ kind: 'street', name: 'Flop' }, 'Flop'],
    [{ kind: 'deal', to: '2', cards: [null, null] }, 'Wen: 2 face down'],
    [{ kind: 'deal', to: 'board', cards: ['As', '7h', '2c'] }, 'Board: A♠ 7♥ 2♣'],
    [{ ...act, what: 'fold', absent: true }, 'Maria folds (did not answer)'],
    [{ ...act, what: 'check' }, 'Maria checks'],
    [{ ...act, what: 'call', amount: 400, to: 800 }, 'Maria calls $4'],
    [{ ...act, what: 'raise', amount: 600, to: 1200, allIn: true }, 'Maria raises to $12, all-in'],
    [{ ...act, what: 'double', amount: 500, to: 1000 }, 'Maria doubles for $5'],
    [{ ...act, what: 'hit' }, 'Maria hits'],
    [{ ...act, what: 'insure', amount: 500, to: 1000 }, 'Maria insure $5'],
    [{ kind: 'deal', to: 'A', cards: ['As', null] }, 'Place A: A♠ and 1 face down'],
    [{ kind: 'told', text: 'The 9c puts the action at seat 4.' }, 'The 9♣ puts the action at seat 4'],
    [
      { kind: 'collected', place: 'collection:player-fee', amount: 100, from: 1 },
      '$1 from Maria to collection, player fee',
    ],
    [settled('base', { won: 500 }), 'Wen, wager $5: wins $5. You win'],
    [settled('dragon-7@4', { lost: 300 }), 'Wen, dragon 7 behind seat 4 $5: loses $3. You win'],
    [settled('tie@A', {}), 'Wen, tie on place A $5: goes back. You win'],
    [{ kind: 'returned', seat: 2, amount: 300 }, '$3 goes back to Wen, uncalled'],
    [{ kind: 'collected', place: 'collection:player-fee', amount: 300 }, '$3 to collection, player fee'],
    [{ kind: 'collected', place: 'jackpot:bad-beat', amount: 100 }, '$1 to jackpot, bad beat'],
    [{ kind: 'shown', seat: 1, cards: ['As', 'Ad'], hand: 'a pair of Aces' }, 'Maria shows A♠ A♦: a pair of Aces'],
    [{ kind: 'mucked', seat: 5 }, 'Seat 5 mucks'],
    [{ kind: 'fouled', seat: 2 }, 'The hand of Wen is foul'],
    [{ kind: 'won', seat: 1, amount: 8400, from: 'main pot', hand: null }, 'Maria wins $84 from main pot'],
    [
      { kind: 'won', seat: 1, amount: 50, from: 'side pot 1', hand: 'a flush' },
      'Maria wins $0.50 from side pot 1 with a flush',
    ],
  ])('%o', (event, text) => expect(eventText(event, nameOf)).toBe(text));
});
