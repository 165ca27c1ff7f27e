/** The texts of the kit in Korean. */
import type { Texts } from '../texts.ts';

export const korean: Texts = {
  banner: { playMoney: '연습용 머니' },
  card: { plays: ', 사용', joker: 'JOKER' },
  chip: { button: 'D', dealerButtonSeat: (seat) => `딜러 버튼, ${seat}번 자리` },
  dice: { dice: (dice) => `주사위 ${dice}` },
  keypad: { decimalPoint: '소수점', deleteLastFigure: '마지막 숫자 지우기' },
  modal: { close: '닫기' },
  refusal: { notDone: '처리되지 않았습니다.' },
};
