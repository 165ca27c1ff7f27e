/** The texts of the kit in Spanish. */
import type { Texts } from '../texts.ts';

export const spanish: Texts = {
  banner: { playMoney: 'Dinero ficticio' },
  card: { plays: ', juega', joker: 'JOKER' },
  chip: { button: 'D', dealerButtonSeat: (seat) => `Botón, asiento ${seat}` },
  dice: { dice: (dice) => `Dados ${dice}` },
  keypad: { decimalPoint: 'punto decimal', deleteLastFigure: 'borrar la última cifra' },
  modal: { close: 'Cerrar' },
  refusal: { notDone: 'No se hizo.' },
};
