import { rich } from '../../../renderer/kit/rich.ts';
import { number } from '../../../renderer/language/figures.ts';
import type { PageTexts } from '../../texts.ts';

export const pages: PageTexts = {
  rules: {
    title: (game) => `Luật chơi và phí: ${game}`,
    posted: 'Niêm yết tại bàn này',
    howTo: 'Cách dùng bàn này',
    pot: [
      'Đặt ngón tay lên bài để xem. Nhấc tay ra bài lại úp.',
      'Đến lượt bạn, các phím bên dưới cho thấy mọi điều bạn có thể làm. Cược hay tố phải xác nhận thêm một lần.',
      'Số trên phím tố là tổng số: “Tố lên $16” bỏ thêm phần còn thiếu cho đủ $16.',
      'Nhìn thanh trên các phím: đó là thời gian còn lại.',
      'Chip ở trên bàn cho đến khi bạn rời bàn. Sau đó chuyển vào thẻ và quầy thu ngân trả tiền.',
      '“Quản lý” gọi quản lý đến. “Ván bài” xem mười ván gần nhất.',
    ],
    banked: [
      'Một người chơi làm cái, trả hoặc thu mọi tiền cược; nhà bài chỉ thu phí. Cái xoay vòng.',
      'Chạm một chip rồi chạm ô muốn đặt. Chưa tính gì cho đến khi bạn đặt cược.',
      'Tiền cược được trả trong mức cái chịu, theo thứ tự của bàn. Phần không được chịu trả lại bạn.',
      'Nhìn thanh trên các ô: hết thanh là ngừng nhận cược.',
      'Chip ở trên bàn cho đến khi bạn rời bàn. Sau đó chuyển vào thẻ và quầy thu ngân trả tiền.',
      '“Quản lý” gọi quản lý đến. “Ván bài” xem mười ván gần nhất.',
    ],
    bots: 'Người chơi ghi “Bot” là máy tập, không phải người thật.',
    seal: (seal) => rich`Thứ tự lá bài đã cố định trước ván này. Niêm phong của bộ bài: ${seal}`,
  },
  odds: {
    title: 'Tỷ lệ của các cửa cược',
    working: 'Đang tính…',
    note: 'Tính trên tiền cược được chịu đủ, không tính phí.',
    outcome: (name, pays, percent) => `${name}: ${pays}, ${percent}%`,
    loses: (percent, sure) => `thua ${percent}%${sure === null ? '' : ` ± ${sure}`}`,
    gains: (percent, sure) => `lời ${percent}%${sure === null ? '' : ` ± ${sure}`}`,
    goesBack: 'trả lại',
    pays: (times) => `1 ăn ${times}`,
    lost: 'thua',
    losesPart: (part) => `thua ${part} tiền cược`,
  },
  history: {
    title: 'Các ván gần nhất',
    moment: 'Chờ một chút…',
    none: 'Bạn chưa chơi ván nào ở bàn này.',
    archived: (hand) => `Các ván đến ván ${number(hand)} đã vào kho lưu trữ. Nhờ quản lý tra giúp bạn.`,
    hand: (hand) => `Ván ${number(hand)}`,
    void: 'hủy',
    seat: (seat) => `Ghế ${seat}`,
  },
  replay: {
    void: 'Hủy: mọi chip được trả lại',
    chips: (before, after) => rich`Chip của bạn ${before} → ${after}`,
    fees: (fees) => rich`Phí ${fees}`,
    seal: (seal) => rich`Niêm phong ${seal}`,
    asList: 'Xem danh sách',
    asTable: 'Xem bàn',
    receipt: 'Biên nhận',
    start: 'Đầu',
    back: 'lùi một bước',
    on: 'tới một bước',
    end: 'Cuối',
    step: (step, all) => `${step} trên ${all}`,
  },
  receipt: {
    moment: 'Chờ một chút…',
    places: (places) => `vị trí ${places.join(', ')}`,
    seal: 'Niêm phong lúc chia bài',
    code: 'Mã kiểm tra',
    takeAlong: (hand) =>
      rich`Muốn mang về, hãy đưa thẻ ở quầy thu ngân và xin biên nhận của ván ${hand}. Bạn nhập mã PIN; tờ giấy có mã kiểm tra này. Với nó ai cũng kiểm tra được bài mà không cần bàn này.`,
    wrong: (what) => `Biên nhận này không đúng: ${what}. Xin gọi quản lý.`,
    checked: (opened, closed) =>
      `Đã kiểm tra: ${opened} lá này nằm dưới niêm phong trước khi chia lá đầu tiên. ${closed} lá còn lại vẫn kín.`,
    ownCards: 'Bài của bạn',
    tabled: (name) => `${name}, đã mở`,
  },
};
