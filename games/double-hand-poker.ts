import { bankedGame } from './banked/banked.ts';
import { doubleHand } from './banked/double-hand/double-hand.ts';

/** Double Hand Poker (000:1847-2227, 002:245-305, 003:137-184, 004:1256-1735). */
export const doubleHandPoker = bankedGame(doubleHand);
