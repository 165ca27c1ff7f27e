/** The texts that a page shows before its screen or around it, in Korean. */
import type { Texts } from '../texts.ts';

export const korean: Texts = {
  start: {
    thisScreenCannotBe: '아직 이 화면을 사용할 수 없습니다',
    connectingToTable: '테이블에 연결 중…',
    thisTakesMoment: '잠시만 기다려 주세요.',
    wrongAddress: '잘못된 주소',
    thisPageBelongsTo: '테이블의 다른 화면에 속한 페이지입니다. 직원에게 문의하세요.',
    reconnectingToTableYour: '다시 연결 중… 칩과 카드는 안전합니다.',
    thisScreenHasFault: '이 화면에 오류가 있습니다',
    yourChipsAndCards: (fault) => `칩과 카드는 테이블에 안전하게 있습니다. 플로어를 불러 주세요. (${fault})`,
  },
};
