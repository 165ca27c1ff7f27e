import { everyBet } from '../../../../games/banked/blackjack/bets.ts';
import { pureLaw } from '../../../../games/banked/blackjack/pure-rules.ts';
import { pure215Variant } from '../../../../games/pure-21-5.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(pure215Variant, {
  added: (rules) => everyBet(pureLaw(rules)),
  written: { buster: 'casino-real', redFlex: true, insurance: false },
});
