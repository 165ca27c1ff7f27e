import { chinesePokerGame } from './across/chinese/chinese.ts';

/** Chinese Poker (003:3357-3659). */
export const chinesePoker = chinesePokerGame;
