/** The texts of the center display in Vietnamese. */
import { rich } from '../../renderer/kit/rich.ts';
import type { Texts } from '../texts.ts';

export const vietnamese: Texts = {
  centerDisplay: {
    fingerprintOfDeckFixed: 'Dấu vân của bộ bài, cố định trước lá đầu tiên',
    deckSeal: (seal) => rich`Niêm phong bộ bài ${seal}`,
    hand: (hand) => rich`Ván ${hand}`,
    halfHourCollectionIn: (amount, minutes) => rich`Phí nửa giờ ${amount} sau ${minutes} phút`,
    jackpotHit: 'Trúng jackpot. Nhà cái đang kiểm tra ván bài',
    tableCloses: (why) => `Quản lý đóng bàn này sau ván này: ${why}`,
    tableIsClosed: (why) => `Bàn này đã đóng: ${why}`,
    floorHasStoppedPlay: 'Quản lý đã dừng ván chơi',
    tableHasStoppedBy: 'Bàn đã tự dừng',
  },
  beside: {
    handBefore: (hand) => `Ván ${hand}`,
    won: (who, amount) => `${who} thắng ${amount}`,
    more: (count) => ` và ${count} người nữa`,
    sealOf: (hand, seal) => `Niêm phong bộ bài của ván ${hand}: ${seal}`,
    codeOfSeal: 'Niêm phong bộ bài, cho camera điện thoại',
    scanSeal: 'Quét niêm phong bây giờ, kiểm tra biên nhận sau',
    mustHitBy: (amount) => `phải trúng trước ${amount}`,
    jackpot: (amount) => rich`Jackpot ${amount}`,
    waiting: (count) => `${count} người trong danh sách chờ`,
  },
  invitation: {
    takeSeat: 'Mời ngồi',
    thisTableIsClosed: 'Bàn này đã đóng',
    thisTableIsBeing: 'Bàn này đang mở',
    swipeYourCardAt: 'Quẹt thẻ ở ghế bất kỳ và chơi.',
    pleaseAskAtPoker: 'Xin hỏi ở quầy poker.',
  },
};
