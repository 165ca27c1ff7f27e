import { rich } from '../../../renderer/kit/rich.ts';
import { number } from '../../../renderer/language/figures.ts';
import type { PageTexts } from '../../texts.ts';

export const pages: PageTexts = {
  rules: {
    title: (game) => `규칙 및 수수료: ${game}`,
    posted: '이 테이블의 안내',
    howTo: '테이블 사용법',
    pot: [
      '카드 위에 손가락을 대면 볼 수 있습니다. 떼면 다시 가려집니다.',
      '내 차례가 되면 아래 키에 할 수 있는 모든 것이 나옵니다. 벳이나 레이즈는 한 번 더 확인합니다.',
      '레이즈 키의 금액은 총액입니다: “레이즈 $16”은 $16까지 모자란 만큼만 냅니다.',
      '키 위의 막대를 보세요. 남은 시간을 나타냅니다.',
      '칩은 나갈 때까지 테이블에 있습니다. 이후 카드로 옮겨지고 캐셔가 지급합니다.',
      '“플로어”는 플로어맨을 부릅니다. “핸드”는 최근 열 핸드를 보여 줍니다.',
    ],
    banked: [
      '한 플레이어가 뱅크를 맡아 모든 베팅을 지급하거나 가져갑니다. 하우스는 수수료만 받습니다. 뱅크는 돌아갑니다.',
      '칩을 누른 다음 원하는 자리를 누르세요. 베팅을 확정하기 전에는 아무것도 유효하지 않습니다.',
      '베팅은 뱅크 금액 안에서 테이블 순서대로 지급됩니다. 커버되지 않은 부분은 돌려받습니다.',
      '자리 위의 막대를 보세요. 다 지나면 베팅이 마감됩니다.',
      '칩은 나갈 때까지 테이블에 있습니다. 이후 카드로 옮겨지고 캐셔가 지급합니다.',
      '“플로어”는 플로어맨을 부릅니다. “핸드”는 최근 열 핸드를 보여 줍니다.',
    ],
    bots: '“Bot” 표시는 연습 상대이며 사람이 아닙니다.',
    seal: (seal) => rich`카드 순서는 이 핸드 전에 확정되었습니다. 이 덱의 봉인: ${seal}`,
  },
  odds: {
    title: '베팅별 확률',
    working: '계산 중…',
    note: '전액 커버된 베팅 기준, 수수료 제외.',
    outcome: (name, pays, percent) => `${name}: ${pays}, ${percent}%`,
    loses: (percent, sure) => `손실 ${percent}%${sure === null ? '' : ` ± ${sure}`}`,
    gains: (percent, sure) => `이익 ${percent}%${sure === null ? '' : ` ± ${sure}`}`,
    goesBack: '반환',
    pays: (times) => `${times} 대 1 지급`,
    lost: '패',
    losesPart: (part) => `베팅의 ${part} 손실`,
  },
  history: {
    title: '최근 핸드',
    moment: '잠시만…',
    none: '아직 이 테이블에서 플레이한 핸드가 없습니다.',
    archived: (hand) => `${number(hand)}번까지의 핸드는 보관소에 있습니다. 보려면 플로어에게 요청하세요.`,
    hand: (hand) => `핸드 ${number(hand)}`,
    void: '무효',
    seat: (seat) => `${seat}번 자리`,
  },
  replay: {
    void: '무효: 모든 칩 반환',
    chips: (before, after) => rich`내 칩 ${before} → ${after}`,
    fees: (fees) => rich`수수료 ${fees}`,
    seal: (seal) => rich`봉인 ${seal}`,
    asList: '목록으로 보기',
    asTable: '테이블 보기',
    receipt: '확인서',
    start: '처음',
    back: '한 단계 뒤로',
    on: '한 단계 앞으로',
    end: '끝',
    step: (step, all) => `${step}/${all}`,
  },
  receipt: {
    moment: '잠시만…',
    places: (places) => `위치 ${places.join(', ')}`,
    seal: '딜 때 표시된 봉인',
    code: '확인 코드',
    takeAlong: (hand) =>
      rich`가져가려면 캐셔에서 카드를 보여 주고 핸드 ${hand}의 확인서를 요청하세요. PIN을 입력하면 이 확인 코드가 적힌 종이를 드립니다. 누구나 이 테이블 없이 카드를 확인할 수 있습니다.`,
    wrong: (what) => `이 확인서가 맞지 않습니다: ${what}. 플로어를 불러 주세요.`,
    checked: (opened, closed) =>
      `확인됨: 이 ${opened}장은 첫 카드가 나가기 전부터 봉인 아래 있었습니다. 나머지 ${closed}장은 공개되지 않습니다.`,
    ownCards: '내 카드',
    tabled: (name) => `${name}, 오픈`,
  },
};
