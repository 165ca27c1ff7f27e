import { describe, expect, it } from 'vitest';
import type { CardsAsk } from '../../../games/ask.ts';
import type { SeatView } from '../../../games/hand-view.ts';
import { cardsToChange } from '../../../main/demo/bots/draw.ts';

const change = (cards: string, hand: string, plays = '', max = 5): string => {
  const from = cards.split(' ');
  const ask: CardsAsk = {
    kind: 'cards',
    seat: 1,
    prompt: '',
    groups: [{ id: 'draw', label: 'Draw', min: 0, max }],
    from,
    suggestion: null,
  };
  const own: SeatView = {
    seat: 1,
    stack: 0,
    bet: 0,
    state: 'in',
    cards: from,
    hand,
    plays: plays.split(' '),
    won: 0,
  };
  return cardsToChange(ask, own).join(' ');
};

describe('a bot that draws', () => {
  it.each([
    ['throws high cards away for low', '7c 5d Kh 3s 9c', 'K-9-7-5-3 low', '', 'Kh 9c'],
    ['keeps an ace that is low', '7c 5d Kh 3s Ac', 'K-7-5-3-A low', '', 'Kh'],
    ['and not one that is high', '7c 5d 4h 3s Ac', 'A-7-5-4-3 low', '', 'Ac'],
    ['keeps a joker', '7c X1 Kh 3s 2c', 'K-7-3-2-A low', '', 'Kh'],
    ['keeps what counts for badugi', 'Ac 2d 3h 9h', '3-2-A three-card hand', 'Ac 2d 3h', '9h'],
    ['keeps a pair', 'Kc Kd 5h 3s 2c', 'one pair, kings', '', '5h 3s 2c'],
    ['keeps two high cards of none', 'Kc Qd 5h 3s 2c', 'no pair, king high', '', '5h 3s 2c'],
    ['stands pat with a made hand', '6c 5d 4h 3s 2c', 'straight, six high', '', ''],
  ])('%s', (_, cards, hand, plays, away) => {
    expect(change(cards, hand, plays)).toBe(away);
  });

  it('changes no more than it may', () => {
    expect(change('Kc Qd Jh 9s Tc', 'K-Q-J-T-9 low', '', 3)).toBe('Kc Qd Jh');
  });
});
