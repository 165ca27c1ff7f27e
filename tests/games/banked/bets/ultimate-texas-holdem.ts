import { playFor } from '../../../../games/banked/ultimate/bets.ts';
import { ultimateVariant } from '../../../../games/banked/ultimate/ultimate.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(ultimateVariant, { added: (rules) => [playFor(rules)], written: { badBeat: true } });
