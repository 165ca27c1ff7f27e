import { ninesUp } from '../../../../games/banked/nines-up/nines-up.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(ninesUp);
