import { rich } from '../../../renderer/kit/rich.ts';
import { money } from '../../../renderer/language/figures.ts';
import type { Advance } from '../../asks/advance.ts';
import type { StandbyTexts } from '../../texts.ts';

const AHEAD = { check: '체크', fold: '폴드', 'check or fold': '체크 또는 폴드', 'call any': '모두 콜' };

const aheadKey = (advance: Advance): string =>
  advance.kind === 'call' ? `콜 ${money(advance.amount)}` : AHEAD[advance.kind];

export const standby: StandbyTexts = {
  firstHand: {
    waiting: '카드를 길게 누르면 볼 수 있고 다른 사람은 볼 수 없습니다. 차례가 되면 소리와 금색 막대로 알립니다.',
    noCards: '차례가 되면 소리와 금색 막대로 알립니다.',
    turnUp: '가장 많이 베팅하셨으므로 이 카드를 직접 엽니다. 길게 누르면 구부려 볼 수 있고, 그다음 모두에게 보입니다.',
    asks: {
      bet: '차례입니다. 폴드는 카드를 포기하고, 콜은 다른 사람의 베팅을 따라가며, 레이즈는 더 걸고 한 번 더 확인합니다.',
      choose: '키 하나를 고르세요. 위의 막대가 남은 시간을 보여 줍니다.',
      cards: '원하는 카드를 누르고 확인하세요. 하우스 방식이 있으면 한 번만 누르면 됩니다.',
      wager: '자리를 누르면 고른 칩이 놓이고, 다시 누르면 더해집니다. 확인하기 전에는 베팅되지 않습니다.',
    },
    free: '차례입니다. 체크는 비용 없이 핸드에 남고, 벳이나 레이즈는 한 번 더 확인합니다.',
    over: '첫 핸드였습니다. 규칙, 지난 핸드, 플로어 호출은 위의 키에 있습니다.',
    done: '알겠습니다',
  },
  standby: {
    allIn: '올인했습니다',
    cardsDecide: '이제 카드가 결정합니다. 내 칩이 들어간 모든 팟을 이길 수 있습니다.',
    waitingFor: (names) => `${names} 대기 중`,
    seat: (seat) => `${seat}번 자리`,
    moment: '잠시만 기다리세요',
    fees: (line) => `${line}. `,
    morePlayers: '플레이어를 더 기다리는 중',
    waitsForPlayers: '플레이어를 더 기다리는 중입니다.',
    nextHand: '곧 다음 핸드가 시작됩니다',
    nextHandBegins: '곧 다음 핸드가 시작됩니다.',
    outOfHand: '이번 핸드에서 빠졌습니다',
    dealtInAgain: '다음 핸드에 다시 카드를 받습니다.',
    lastAnswers: '게임 변경: 마지막 응답 대기 중',
    dealtInNext: '다음 핸드에 카드를 받습니다',
    waitForNext: '다음 핸드를 기다리세요',
  },
  ahead: {
    choose: '미리 선택할 수 있습니다.',
    ...AHEAD,
    call: (amount) => `콜 ${money(amount)}`,
    dropped: (advance) => `금액이 바뀌어 “${aheadKey(advance)}”이(가) 취소되었습니다. 다시 선택하세요.`,
  },
  held: { title: '잭팟 적중', safe: '하우스가 핸드를 확인하고 각 카드로 지급합니다. 그때까지 딜링하지 않습니다.' },
  stopped: {
    byFloor: '플로어가 게임을 중단했습니다',
    byItself: '테이블이 자동으로 멈췄습니다',
    safe: '칩과 카드는 그대로 보관됩니다. 플로어가 게임을 재개합니다.',
  },
  voided: {
    title: (hand) => `핸드 ${hand} 무효`,
    back: (amount) => rich`낸 ${amount}가 칩으로 돌아왔습니다.`,
    allBack: '베팅된 칩은 모두 플레이어에게 반환되었습니다.',
  },
  away: {
    sitsOutNext: '다음 핸드부터 빠집니다.',
    keepIn: '계속하기',
    sittingOut: '싯아웃 중',
    sittingOutFor: (left) => `싯아웃: ${left} 남음`,
    outOfChips: '칩이 없습니다',
    outOfChipsFor: (left) => `칩 없음: ${left} 남음`,
    seatIsFree: (why) => `${why ?? ''} 제시간에 돌아오지 않으면 자리가 비워지고 테이블의 칩은 카드로 옮겨집니다.`,
    onBreak: '휴식 중',
    onBreakFor: (left) => `휴식: ${left} 남음`,
    chipsStay: '칩은 테이블에 있습니다. 제시간에 돌아오지 않으면 카드로 옮겨지고 자리가 비워집니다.',
    back: '돌아왔어요',
    leaving: '이 핸드 후 나갑니다',
    cashedIn: '이 핸드 후 플로어가 캐시아웃합니다',
    toCard: '칩이 카드로 옮겨집니다. 캐셔가 지급합니다.',
    stay: '테이블에 남기',
  },
  comingIn: {
    title: '입장 대기 중',
    next: '다음 핸드에 카드를 받습니다.',
    post: '지금 포스트하고 시작',
    posting: '포스트함: 다음 핸드부터 참여',
    wait: '빅 블라인드 기다리기',
    otherWays: '다른 방법',
  },
  result: {
    feesTookAll: '수수료로 팟이 모두 나갔습니다',
    out: '이번 핸드에서 빠졌습니다',
    lost: '이번에는 운이 없었습니다',
    win: (amount, hand) => `${money(amount)} 승${hand ? `: ${hand}` : ''}`,
    lose: (amount) => `${money(amount)} 패`,
    back: (amount, hand) => `${money(amount)} 반환${hand ? `: ${hand}` : ''}`,
    even: '본전입니다',
    bankWins: (amount) => `뱅크로 ${money(amount)} 승`,
    bankPays: (amount) => `뱅크에서 ${money(amount)} 지급`,
    bankEven: '뱅크 본전',
    noBet: '이번 핸드에 베팅이 없습니다',
    noBank: '아무도 뱅크를 맡지 않았습니다',
    paidAndTook: (paid, took) => `${money(paid)} 지급, ${money(took)} 수령.`,
    notNeeded: (covered, left) => `커버한 ${money(covered)} 중 ${money(left)}는 쓰이지 않았습니다.`,
    fee: (fee) => `수수료 ${money(fee)}.`,
  },
  banked: {
    waitingFor: (names) => `${names} 대기 중`,
    covering: (wager) => `내가 뱅크, ${money(wager)} 커버`,
    placed: '베팅했습니다',
    noBet: '이번 핸드 베팅 없음',
  },
};
