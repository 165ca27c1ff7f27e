/** The texts of the kit in Tagalog. */
import type { Texts } from '../texts.ts';

export const tagalog: Texts = {
  banner: { playMoney: 'Larong pera' },
  card: { plays: ', kasama', joker: 'JOKER' },
  chip: { button: 'D', dealerButtonSeat: (seat) => `Dealer button, upuan ${seat}` },
  dice: { dice: (dice) => `Dice ${dice}` },
  keypad: { decimalPoint: 'tuldok', deleteLastFigure: 'burahin ang huling numero' },
  modal: { close: 'Isara' },
  refusal: { notDone: 'Hindi nagawa.' },
};
