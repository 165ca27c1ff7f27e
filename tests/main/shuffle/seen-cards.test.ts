import { describe, expect, test } from 'vitest';
import type { HandEvent } from '../../../games/hand-event.ts';
import type { BankedView, HandView, PotView, SeatView, TableHand } from '../../../games/hand-view.ts';
import { seenCards } from '../../../main/shuffle/seen-cards.ts';

type Deal = readonly [to: string, cards: string];

/** Cards written together with spaces; `?` is one face down. */
const cards = (text: string): (string | null)[] => text.split(' ').map((card) => (card === '?' ? null : card));
const faceUp = (text: string): string[] => cards(text).filter((card) => card !== null);
const deals = (...list: readonly Deal[]): HandEvent[] =>
  list.map(([to, text]) => ({ kind: 'deal', to, cards: cards(text) }));

const COMMON = { game: 'test', street: '', button: 1, seats: [], zones: [], turn: [], ask: null, over: true } as const;

const view = (events: readonly HandEvent[], more: Partial<PotView> = {}): PotView => ({
  ...COMMON,
  ...{ kind: 'pot', pots: [] },
  events,
  ...more,
});

const seatView = (seat: number, text: string): SeatView => ({
  ...{ seat, stack: 0, bet: 0, state: 'in', hand: null, plays: [], won: 0 },
  cards: cards(text),
});

const hand = (text: string): TableHand => ({ label: '', cards: cards(text), text: '', playing: false });

const bankedView = (events: readonly HandEvent[], positions: BankedView['positions']): BankedView => ({
  ...COMMON,
  events,
  ...{ kind: 'banked', dealer: null, stage: 'over', dice: [], action: null, positions, bets: [] },
  ...{ results: [], previous: [], shoe: null, posted: [], dealerFee: null, tracked: false },
});

/** `place@zone` for each seen card. */
const seen = (deck: string, order: string, seenBy: HandView, used = 0): string =>
  seenCards(faceUp(deck), { order: order === '' ? [] : order.split(' '), used }, seenBy)
    .map(({ index, zone }) => `${index}@${zone}`)
    .join(' ');

describe('a deck with one of each card', () => {
  const DECK = 'As Kd Qh Jc Ts 9d 8h';

  test('own cards and the board, wherever they lie in it', () => {
    const events = deals(['1', '? ?'], ['2', 'Kd Jc'], ['board', 'Ts 9d 8h']);
    expect(seen(DECK, '1 2 1 2 board board board', view(events))).toBe('1@2 3@2 4@board 5@board 6@board');
  });

  test('what another seat tabled', () => {
    const events: HandEvent[] = [
      ...deals(['1', '? ?'], ['2', 'Kd Jc']),
      { kind: 'shown', seat: 1, cards: ['Qh', 'As'], hand: '' },
    ];
    expect(seen(DECK, '1 2 1 2', view(events))).toBe('0@1 1@2 2@1 3@2');
  });

  test('what only the end of the hand shows, such as a turned card', () => {
    const end = view(deals(['dealer', 'As ?'], ['1', '? ?']), {
      zones: [{ id: 'dealer', label: 'Dealer', cards: ['As', 'Qh'] }],
      seats: [seatView(1, 'Kd ?')],
    });
    expect(seen(DECK, 'dealer 1 dealer 1', end)).toBe('0@dealer 1@1 2@dealer');
  });

  test('nothing that lies face down, nothing that was not dealt', () => {
    expect(seen(DECK, '1 2 1 2', view(deals(['1', '? ?'], ['2', '? ?'])))).toBe('');
    expect(seen(DECK, '1 2', view([]))).toBe('');
  });

  test('a card is known by its face even when the deal went another way than when nobody folds', () => {
    expect(seen(DECK, '1 2 3 1 2 3', view(deals(['1', 'As'], ['2', '?'], ['3', '?'], ['3', 'Jc'])))).toBe('0@1 3@3');
  });
});

describe('a shoe with several of each card', () => {
  const SHOE = 'As As Kd Kd As Kd As Qh Qh';

  test('cards are distinguished by where they were dealt', () => {
    const order = '1 dealer 1 dealer';
    expect(seen(SHOE, order, view(deals(['1', 'As Kd'], ['dealer', 'As ?'])))).toBe('0@1 1@dealer 2@1');
    expect(seen(SHOE, order, view(deals(['1', '? ?'], ['dealer', 'As ?'])))).toBe('1@dealer');
  });

  test('past the end of the deal order, in the order of the events', () => {
    const order = '1 dealer 1 dealer';
    const events = deals(['1', 'As Kd'], ['dealer', 'As ?'], ['1', 'As'], ['dealer', 'Kd'], ['1', 'As']);
    expect(seen(SHOE, order, view(events))).toBe('0@1 1@dealer 2@1 4@1 5@dealer 6@1');
  });

  test('cards drawn face down by another take their places too', () => {
    const events = deals(['1', '? ?'], ['2', 'As Kd'], ['1', '? ?'], ['2', 'As']);
    expect(seen(SHOE, '1 2 1 2', view(events))).toBe('1@2 3@2 6@2');
  });

  test('the same card seen again is the same card; two of a face are two', () => {
    const events: HandEvent[] = [
      ...deals(['1', 'As As'], ['2', '? ?']),
      { kind: 'shown', seat: 1, cards: ['As', 'As'], hand: '' },
    ];
    expect(seen(SHOE, '1 1 2 2', view(events, { seats: [seatView(1, 'As As')] }))).toBe('0@1 1@1');
  });

  test('where earlier hands have used cards up, the deal begins after them', () => {
    const events = deals(['player', 'Kd As'], ['banker', 'Kd As'], ['player', 'Qh']);
    expect(seen(SHOE, '', view(events), 3)).toBe('3@player 4@player 5@banker 6@banker 7@player');
    expect(seen(SHOE, '1 2 1 2', view(deals(['1', 'Kd Kd'], ['2', '? ?'], ['1', 'Qh'])), 3)).toBe('3@1 5@1 7@1');
  });

  test('hands that a position of a player-dealer game turns up at the end', () => {
    const events = deals(['4', '? ? ?'], ['5', 'As Kd As']);
    const banked = bankedView(events, [{ id: '4', seat: 4, decides: 5, hands: [hand('As'), hand('Kd ?')] }]);
    expect(seen('As Qh Kd As Kd As', '', banked)).toBe('0@4 2@4 3@5 4@5 5@5');
  });

  test('hands on positions that another seat decides for, of which one may be its own', () => {
    const events: HandEvent[] = [
      ...deals(['4', 'As'], ['A', '? ?'], ['4', 'Kd']),
      { kind: 'shown', seat: 2, cards: ['Qh', 'As'], hand: '' },
    ];
    const positions = [
      { id: '4', seat: 4, decides: 2, hands: [hand('As Kd')] },
      { id: 'A', seat: null, decides: 2, hands: [hand('As Qh')] },
    ];
    const end = { ...bankedView(events, positions), seats: [seatView(2, 'As Kd'), seatView(4, '')] };
    expect(seen('As As Qh Kd As Qh', '', end)).toBe('0@4 1@A 2@2 3@4');
  });

  test('a card that cannot be placed is not opened somewhere else, where somebody may hold it', () => {
    const end = view(deals(['1', 'As'], ['2', '?']), { zones: [{ id: 'board', label: 'Board', cards: ['As'] }] });
    expect(() => seen(SHOE, '1 2', end)).toThrow('As lies in zone board, where it was not dealt');
  });
});
