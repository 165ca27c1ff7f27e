/** The texts of the kit in Simplified Chinese. */
import type { Texts } from '../texts.ts';

export const chinese: Texts = {
  banner: { playMoney: '游戏币' },
  card: { plays: '，成牌', joker: 'JOKER' },
  chip: { button: 'D', dealerButtonSeat: (seat) => `庄位按钮，${seat} 号座位` },
  dice: { dice: (dice) => `骰子 ${dice}` },
  keypad: { decimalPoint: '小数点', deleteLastFigure: '删除最后一位' },
  modal: { close: '关闭' },
  refusal: { notDone: '未完成。' },
};
