import { rich } from '../../../renderer/kit/rich.ts';
import { money } from '../../../renderer/language/figures.ts';
import type { Advance } from '../../asks/advance.ts';
import type { StandbyTexts } from '../../texts.ts';

const AHEAD = { check: 'Check', fold: 'Bỏ bài', 'check or fold': 'Check hoặc bỏ bài', 'call any': 'Theo mọi giá' };

const aheadKey = (advance: Advance): string =>
  advance.kind === 'call' ? `Theo ${money(advance.amount)}` : AHEAD[advance.kind];

export const standby: StandbyTexts = {
  firstHand: {
    waiting: 'Nhấn giữ bài để xem; không ai khác thấy. Đến lượt sẽ có âm thanh và thanh màu vàng.',
    noCards: 'Đến lượt sẽ có âm thanh và thanh màu vàng.',
    turnUp: 'Quý vị cược nhiều nhất nên được lật các lá này: nhấn giữ để nặn bài. Sau đó mọi người cùng thấy.',
    asks: {
      bet: 'Đến lượt quý vị. Bỏ bài là thôi ván này, Theo là trả bằng cược của người khác, Tố là cược thêm và phải xác nhận lần nữa.',
      choose: 'Chọn một phím. Thanh phía trên cho biết thời gian còn lại.',
      cards: 'Chạm các lá bài rồi xác nhận. Nếu có cách của nhà cái, chỉ cần một chạm.',
      wager: 'Chạm một ô để đặt chip đã chọn; chạm nữa để thêm. Chưa cược gì cho đến khi bạn xác nhận.',
    },
    free: 'Đến lượt quý vị. Check không tốn gì và vẫn ở trong ván; cược hoặc tố phải xác nhận lần nữa.',
    over: 'Đó là ván đầu tiên. Luật, các ván trước và gọi quản lý ở các phím phía trên.',
    done: 'Đã hiểu',
  },
  standby: {
    allIn: 'Bạn đã all-in',
    cardsDecide: 'Bài sẽ quyết định. Bạn vẫn có thể thắng mọi pot có chip của bạn.',
    waitingFor: (names) => `Chờ ${names}`,
    seat: (seat) => `ghế ${seat}`,
    moment: 'Chờ một chút',
    fees: (line) => `${line}. `,
    morePlayers: 'Chờ thêm người chơi',
    waitsForPlayers: 'Chờ thêm người chơi.',
    nextHand: 'Ván sau sắp bắt đầu',
    nextHandBegins: 'Ván sau sắp bắt đầu.',
    outOfHand: 'Bạn không còn trong ván này',
    dealtInAgain: 'Ván sau bạn được chia bài lại.',
    lastAnswers: 'Đổi trò chơi: chờ những câu trả lời cuối',
    dealtInNext: 'Ván sau bạn được chia bài',
    waitForNext: 'Chờ ván sau',
  },
  ahead: {
    choose: 'Chọn trước, nếu muốn.',
    ...AHEAD,
    call: (amount) => `Theo ${money(amount)}`,
    dropped: (advance) => `Giá đã đổi: “${aheadKey(advance)}” đã hủy. Hãy chọn lại.`,
  },
  held: {
    title: 'Đã trúng jackpot',
    safe: 'Nhà cái đang kiểm tra ván bài và trả vào từng thẻ. Chưa chia bài cho đến lúc đó.',
  },
  stopped: {
    byFloor: 'Quản lý đã dừng ván chơi',
    byItself: 'Bàn đã tự dừng',
    safe: 'Chip và bài của bạn được giữ nguyên. Quản lý sẽ cho chơi tiếp.',
  },
  voided: {
    title: (hand) => `Ván ${hand} bị hủy`,
    back: (amount) => rich`${amount} bạn đã đặt trở lại trong chip của bạn.`,
    allBack: 'Mọi chip đã đặt đều trả lại người chơi.',
  },
  away: {
    sitsOutNext: 'Bạn tạm nghỉ từ ván sau.',
    keepIn: 'Chơi tiếp',
    sittingOut: 'Bạn đang tạm nghỉ',
    sittingOutFor: (left) => `Tạm nghỉ: còn ${left}`,
    outOfChips: 'Bạn đã hết chip',
    outOfChipsFor: (left) => `Hết chip: còn ${left}`,
    seatIsFree: (why) => `${why ?? ''} Nếu không trở lại kịp, ghế được trả và tiền trên bàn chuyển vào thẻ.`,
    onBreak: 'Giải lao',
    onBreakFor: (left) => `Giải lao: còn ${left}`,
    chipsStay: 'Chip ở lại trên bàn. Nếu không trở lại kịp, chip chuyển vào thẻ và ghế được trả.',
    back: 'Tôi đã trở lại',
    leaving: 'Bạn rời bàn sau ván này',
    cashedIn: 'Quản lý đổi chip của bạn sau ván này',
    toCard: 'Chip chuyển vào thẻ. Quầy thu ngân trả tiền.',
    stay: 'Ở lại bàn',
  },
  comingIn: {
    title: 'Chờ được chia bài',
    next: 'Ván sau bạn được chia bài.',
    post: 'Đặt ngay và chơi',
    posting: 'Đã đặt: bạn vào ván sau',
    wait: 'Chờ big blind',
    otherWays: 'Cách khác',
  },
  result: {
    feesTookAll: 'Phí đã lấy hết pot',
    out: 'Bạn không còn trong ván này',
    lost: 'Lần này không may',
    win: (amount, hand) => `Bạn thắng ${money(amount)}${hand ? `: ${hand}` : ''}`,
    lose: (amount) => `Bạn thua ${money(amount)}`,
    back: (amount, hand) => `Bạn lấy lại ${money(amount)}${hand ? `: ${hand}` : ''}`,
    even: 'Bạn hòa vốn',
    bankWins: (amount) => `Cái thắng ${money(amount)} cho bạn`,
    bankPays: (amount) => `Cái trả ${money(amount)}`,
    bankEven: 'Cái hòa vốn',
    noBet: 'Ván này bạn không cược',
    noBank: 'Không ai làm cái',
    paidAndTook: (paid, took) => `Bạn trả ${money(paid)} và thu ${money(took)}.`,
    notNeeded: (covered, left) => `Trong ${money(covered)} bạn chịu, ${money(left)} không cần đến.`,
    fee: (fee) => `Phí ${money(fee)}.`,
  },
  banked: {
    waitingFor: (names) => `Chờ ${names}`,
    covering: (wager) => `Bạn làm cái và chịu ${money(wager)}`,
    placed: 'Bạn đã đặt cược',
    noBet: 'Ván này không cược',
  },
};
