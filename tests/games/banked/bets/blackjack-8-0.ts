import { everyBet } from '../../../../games/banked/blackjack/bets.ts';
import { blackjack8Law } from '../../../../games/banked/blackjack/blackjack-8-rules.ts';
import { blackjack80Variant } from '../../../../games/blackjack-8-0.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(blackjack80Variant, {
  added: (rules) => everyBet(blackjack8Law(rules)),
  written: { insurance: false },
});
