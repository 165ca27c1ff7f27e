import { rich } from '../../../renderer/kit/rich.ts';
import { money } from '../../../renderer/language/figures.ts';
import type { Advance } from '../../asks/advance.ts';
import type { StandbyTexts } from '../../texts.ts';

const AHEAD = { check: '过牌', fold: '弃牌', 'check or fold': '过牌或弃牌', 'call any': '跟任何注' };

const aheadKey = (advance: Advance): string =>
  advance.kind === 'call' ? `跟注 ${money(advance.amount)}` : AHEAD[advance.kind];

export const standby: StandbyTexts = {
  firstHand: {
    waiting: '按住手牌即可查看，别人看不到。轮到您时会有声音和金色进度条。',
    noCards: '轮到您时会有声音和金色进度条。',
    turnUp: '您下注最多，由您翻开这些牌：按住即可眯牌，随后所有人都能看到。',
    asks: {
      bet: '轮到您。弃牌是放弃手牌，跟注是付与他人相同的注，加注要再确认一次。',
      choose: '选择一个按键。上方的进度条显示剩余时间。',
      cards: '点选要的牌，然后确认。有庄家摆法时一按即可。',
      wager: '点一个位置放上选定的筹码，再点再加。确认之前不会下注。',
    },
    free: '轮到您。过牌不用付筹码，仍留在牌局中；下注或加注要再确认一次。',
    over: '这是您的第一手牌。规则、历史手牌和呼叫楼面都在上方按键。',
    done: '知道了',
  },
  standby: {
    allIn: '您已全下',
    cardsDecide: '由牌决定胜负。凡有您筹码的底池您都可能赢得。',
    waitingFor: (names) => `等待 ${names}`,
    seat: (seat) => `${seat} 号座位`,
    moment: '请稍候',
    fees: (line) => `${line}。`,
    morePlayers: '等待更多玩家',
    waitsForPlayers: '等待更多玩家。',
    nextHand: '下一局即将开始',
    nextHandBegins: '下一局即将开始。',
    outOfHand: '您已退出本局',
    dealtInAgain: '下一局会再给您发牌。',
    lastAnswers: '更换游戏：等待最后的答复',
    dealtInNext: '下一局会给您发牌',
    waitForNext: '请等下一局',
  },
  ahead: {
    choose: '可预先选择。',
    ...AHEAD,
    call: (amount) => `跟注 ${money(amount)}`,
    dropped: (advance) => `价格已变：“${aheadKey(advance)}”已取消，请重新选择。`,
  },
  held: { title: '大奖池命中', safe: '赌场正在核对这一局，奖金将存入各人的卡。在此之前不发牌。' },
  stopped: {
    byFloor: '现场主管已暂停牌局',
    byItself: '牌桌已自动停止',
    safe: '您的筹码和牌保持原样，由主管恢复牌局。',
  },
  voided: {
    title: (hand) => `第 ${hand} 局作废`,
    back: (amount) => rich`您投入的 ${amount} 已退回您的筹码。`,
    allBack: '投入的所有筹码已退还各位玩家。',
  },
  away: {
    sitsOutNext: '您从下一局起暂离。',
    keepIn: '继续参加',
    sittingOut: '您正在暂离',
    sittingOutFor: (left) => `暂离：剩余 ${left}`,
    outOfChips: '您的筹码已用完',
    outOfChipsFor: (left) => `筹码已用完：剩余 ${left}`,
    seatIsFree: (why) => `${why ?? ''}若未及时返回，座位将释放，桌上筹码转入您的卡。`,
    onBreak: '休息中',
    onBreakFor: (left) => `休息中：剩余 ${left}`,
    chipsStay: '筹码留在桌上。若未及时返回，筹码转入您的卡，座位将释放。',
    back: '我回来了',
    leaving: '您将在本局后离开',
    cashedIn: '主管将在本局后为您兑现',
    toCard: '筹码转入您的卡，由收银处付款。',
    stay: '留在牌桌',
  },
  comingIn: {
    title: '等待发牌',
    next: '下一局会给您发牌。',
    post: '现在补盲入局',
    posting: '已补盲：您参加下一局',
    wait: '等大盲',
    otherWays: '其他方式',
  },
  result: {
    feesTookAll: '费用用尽了整个底池',
    out: '您已退出本局',
    lost: '这次运气不佳',
    win: (amount, hand) => `您赢得 ${money(amount)}${hand ? `：${hand}` : ''}`,
    lose: (amount) => `您输掉 ${money(amount)}`,
    back: (amount, hand) => `您取回 ${money(amount)}${hand ? `：${hand}` : ''}`,
    even: '您不输不赢',
    bankWins: (amount) => `庄家为您赢得 ${money(amount)}`,
    bankPays: (amount) => `庄家赔付 ${money(amount)}`,
    bankEven: '庄家不输不赢',
    noBet: '您本局未下注',
    noBank: '无人坐庄',
    paidAndTook: (paid, took) => `您付出 ${money(paid)}，收取 ${money(took)}。`,
    notNeeded: (covered, left) => `您承担的 ${money(covered)} 中有 ${money(left)} 未用到。`,
    fee: (fee) => `费用 ${money(fee)}。`,
  },
  banked: {
    waitingFor: (names) => `等待 ${names}`,
    covering: (wager) => `您坐庄，承担 ${money(wager)}`,
    placed: '您已下注',
    noBet: '本局未下注',
  },
};
