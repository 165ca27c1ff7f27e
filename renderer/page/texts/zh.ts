/** The texts that a page shows before its screen or around it, in Simplified Chinese. */
import type { Texts } from '../texts.ts';

export const chinese: Texts = {
  start: {
    thisScreenCannotBe: '此屏幕暂时不能使用',
    connectingToTable: '正在连接牌桌…',
    thisTakesMoment: '请稍候。',
    wrongAddress: '地址错误',
    thisPageBelongsTo: '此页面属于牌桌的另一个屏幕，请询问工作人员。',
    reconnectingToTableYour: '正在重新连接… 您的筹码和牌都是安全的。',
    thisScreenHasFault: '此屏幕发生故障',
    yourChipsAndCards: (fault) => `您的筹码和牌由牌桌安全保管，请呼叫现场主管。（${fault}）`,
  },
};
