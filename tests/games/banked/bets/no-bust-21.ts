import { everyBet } from '../../../../games/banked/blackjack/bets.ts';
import { noBustLaw } from '../../../../games/banked/blackjack/no-bust-rules.ts';
import { noBustVariant } from '../../../../games/no-bust-21.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(noBustVariant, {
  added: (rules) => everyBet(noBustLaw(rules)),
  written: { buster: 'a', upcardLuck: true },
});
