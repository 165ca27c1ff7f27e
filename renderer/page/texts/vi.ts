/** The texts that a page shows before its screen or around it, in Vietnamese. */
import type { Texts } from '../texts.ts';

export const vietnamese: Texts = {
  start: {
    thisScreenCannotBe: 'Màn hình này chưa dùng được',
    connectingToTable: 'Đang kết nối với bàn…',
    thisTakesMoment: 'Xin chờ một chút.',
    wrongAddress: 'Sai địa chỉ',
    thisPageBelongsTo: 'Trang này của màn hình khác. Hãy hỏi nhân viên.',
    reconnectingToTableYour: 'Đang kết nối lại… Chip và bài của bạn vẫn an toàn.',
    thisScreenHasFault: 'Màn hình này bị lỗi',
    yourChipsAndCards: (fault) => `Chip và bài của bạn vẫn an toàn ở bàn. Xin gọi quản lý. (${fault})`,
  },
};
