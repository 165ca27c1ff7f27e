/** The texts of the center display in Simplified Chinese. */
import { rich } from '../../renderer/kit/rich.ts';
import type { Texts } from '../texts.ts';

export const chinese: Texts = {
  centerDisplay: {
    fingerprintOfDeckFixed: '牌组指纹，发第一张牌前已固定',
    deckSeal: (seal) => rich`牌组封印 ${seal}`,
    hand: (hand) => rich`第 ${hand} 局`,
    halfHourCollectionIn: (amount, minutes) => rich`半小时台费 ${amount}，${minutes} 分钟后收取`,
    jackpotHit: '大奖池命中，赌场正在核对',
    tableCloses: (why) => `本局结束后现场主管将关闭此桌：${why}`,
    tableIsClosed: (why) => `此桌已关闭：${why}`,
    floorHasStoppedPlay: '现场主管已暂停牌局',
    tableHasStoppedBy: '牌桌已自动停止',
  },
  beside: {
    handBefore: (hand) => `第 ${hand} 局`,
    won: (who, amount) => `${who} 赢得 ${amount}`,
    more: (count) => `，另有 ${count} 人`,
    sealOf: (hand, seal) => `第 ${hand} 局的牌组封印：${seal}`,
    codeOfSeal: '牌组封印，供手机相机扫描',
    scanSeal: '现在扫描封印，之后核对凭证',
    mustHitBy: (amount) => `${amount} 前必中`,
    jackpot: (amount) => rich`大奖池 ${amount}`,
    waiting: (count) => `候位名单 ${count} 人`,
  },
  invitation: {
    takeSeat: '请入座',
    thisTableIsClosed: '本桌已关闭',
    thisTableIsBeing: '本桌正在开启',
    swipeYourCardAt: '在任一座位刷卡即可参加。',
    pleaseAskAtPoker: '请到扑克服务台询问。',
  },
};
