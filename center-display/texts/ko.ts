/** The texts of the center display in Korean. */
import { rich } from '../../renderer/kit/rich.ts';
import type { Texts } from '../texts.ts';

export const korean: Texts = {
  centerDisplay: {
    fingerprintOfDeckFixed: '첫 카드 전에 확정된 덱 지문',
    deckSeal: (seal) => rich`덱 봉인 ${seal}`,
    hand: (hand) => rich`핸드 ${hand}`,
    halfHourCollectionIn: (amount, minutes) => rich`30분 이용료 ${amount}, ${minutes}분 후`,
    jackpotHit: '잭팟 적중. 하우스가 확인 중입니다',
    tableCloses: (why) => `이번 핸드 후 플로어가 이 테이블을 닫습니다: ${why}`,
    tableIsClosed: (why) => `이 테이블은 닫혔습니다: ${why}`,
    floorHasStoppedPlay: '플로어가 게임을 중단했습니다',
    tableHasStoppedBy: '테이블이 자동으로 멈췄습니다',
  },
  beside: {
    handBefore: (hand) => `핸드 ${hand}`,
    won: (who, amount) => `${who} ${amount} 획득`,
    more: (count) => ` 외 ${count}명`,
    sealOf: (hand, seal) => `핸드 ${hand}의 덱 봉인: ${seal}`,
    codeOfSeal: '휴대폰 카메라용 덱 봉인',
    scanSeal: '지금 봉인을 스캔하고 나중에 확인서를 대조하세요',
    mustHitBy: (amount) => `${amount} 전 적중`,
    jackpot: (amount) => rich`잭팟 ${amount}`,
    waiting: (count) => `대기자 ${count}명`,
  },
  invitation: {
    takeSeat: '앉아 주세요',
    thisTableIsClosed: '이 테이블은 닫혀 있습니다',
    thisTableIsBeing: '이 테이블을 여는 중입니다',
    swipeYourCardAt: '아무 자리에서나 카드를 긁고 시작하세요.',
    pleaseAskAtPoker: '포커 데스크에 문의하세요.',
  },
};
