import { ezBaccaratPanda8Variant } from '../../../../games/ez-baccarat-panda-8.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(ezBaccaratPanda8Variant, { choice: false });
