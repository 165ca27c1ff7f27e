import { bankedGame } from './banked/banked.ts';
import { ultimateVariant } from './banked/ultimate/ultimate.ts';

/** Ultimate Texas Hold'em (001:6587-6873, 003:2717-3356). */
export const ultimateTexasHoldem = bankedGame(ultimateVariant);
