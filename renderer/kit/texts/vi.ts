/** The texts of the kit in Vietnamese. */
import type { Texts } from '../texts.ts';

export const vietnamese: Texts = {
  banner: { playMoney: 'Tiền chơi thử' },
  card: { plays: ', được tính', joker: 'JOKER' },
  chip: { button: 'D', dealerButtonSeat: (seat) => `Nút dealer, ghế ${seat}` },
  dice: { dice: (dice) => `Xúc xắc ${dice}` },
  keypad: { decimalPoint: 'dấu thập phân', deleteLastFigure: 'xóa số cuối' },
  modal: { close: 'Đóng' },
  refusal: { notDone: 'Chưa thực hiện.' },
};
