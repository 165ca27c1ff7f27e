/** The bets of every game against a player-dealer, those of the layout and those that a round adds, under some rules. */

import { aceUpPaiGowVariant } from '../../../../games/ace-up-pai-gow-poker.ts';
import type { Judged } from '../../../../games/banked/bet.ts';
import { everyBet } from '../../../../games/banked/blackjack/bets.ts';
import { blackjack8Law } from '../../../../games/banked/blackjack/blackjack-8-rules.ts';
import { noBustLaw } from '../../../../games/banked/blackjack/no-bust-rules.ts';
import { pureLaw } from '../../../../games/banked/blackjack/pure-rules.ts';
import { callBet } from '../../../../games/banked/caribbean/bets.ts';
import { caribbeanVariant } from '../../../../games/banked/caribbean/caribbean.ts';
import { doubleHand } from '../../../../games/banked/double-hand/double-hand.ts';
import { fastNineVariant } from '../../../../games/banked/fast-nine/fast-nine.ts';
import { ninesUp } from '../../../../games/banked/nines-up/nines-up.ts';
import { playBet } from '../../../../games/banked/three-card/bets.ts';
import { paiGowTilesVariant } from '../../../../games/banked/tiles/tiles.ts';
import { playFor } from '../../../../games/banked/ultimate/bets.ts';
import { ultimateVariant } from '../../../../games/banked/ultimate/ultimate.ts';
import { blackjack80Variant } from '../../../../games/blackjack-8-0.ts';
import { californiaBlackjackVariant } from '../../../../games/california-blackjack-22.ts';
import { cashInBaccaratVariant } from '../../../../games/cash-in-baccarat.ts';
import { century21Variant } from '../../../../games/century-21-blackjack.ts';
import { centuryBaccaratVariant } from '../../../../games/century-baccarat.ts';
import { commissionFreeBaccaratVariant } from '../../../../games/commission-free-baccarat.ts';
import { communityBaccaratVariant } from '../../../../games/community-baccarat.ts';
import { ezBaccaratVariant } from '../../../../games/ez-baccarat.ts';
import { ezBaccaratPanda8Variant } from '../../../../games/ez-baccarat-panda-8.ts';
import { fortunePaiGowVariant } from '../../../../games/fortune-pai-gow-poker.ts';
import { luckyPaiGowVariant } from '../../../../games/lucky-pai-gow-poker.ts';
import { noBustVariant } from '../../../../games/no-bust-21.ts';
import { pure215Variant } from '../../../../games/pure-21-5.ts';
import { threeCardPokerParts } from '../../../../games/three-card-poker.ts';
import { threeCardPoker6CardParts } from '../../../../games/three-card-poker-6-card.ts';
import { threeCardPokerParkwestParts } from '../../../../games/three-card-poker-parkwest.ts';

type AnyBet = Pick<Judged<never>, 'id' | 'rows'>;
/** The bets of a game under rules as they are written. */
type BetsOf = (written: object) => readonly AnyBet[];

interface Layout<Rules> {
  readonly rules: { parse(written: unknown): Rules };
  bets(rules: Rules): readonly AnyBet[];
}

/** A game's bets on the layout, and those that follow. */
function all<Rules>({ rules, bets }: Layout<Rules>, added: (rules: Rules) => readonly AnyBet[] = () => []): BetsOf {
  return (written) => {
    const read = rules.parse(written);
    return [...bets(read), ...added(read)];
  };
}

export const BETS: Readonly<Record<string, BetsOf>> = {
  'ez-baccarat': all(ezBaccaratVariant),
  'ez-baccarat-panda-8': all(ezBaccaratPanda8Variant),
  'commission-free-baccarat': all(commissionFreeBaccaratVariant),
  'cash-in-baccarat': all(cashInBaccaratVariant),
  'century-baccarat': all(centuryBaccaratVariant),
  'community-baccarat': all(communityBaccaratVariant),
  'fast-nine': all(fastNineVariant),
  'no-bust-21': all(noBustVariant, (rules) => everyBet(noBustLaw(rules))),
  'pure-21-5': all(pure215Variant, (rules) => everyBet(pureLaw(rules))),
  'blackjack-8-0': all(blackjack80Variant, (rules) => everyBet(blackjack8Law(rules))),
  'california-blackjack-22': all(californiaBlackjackVariant),
  'century-21-blackjack': all(century21Variant),
  'double-hand-poker': all(doubleHand),
  'fortune-pai-gow-poker': all(fortunePaiGowVariant),
  'ace-up-pai-gow-poker': all(aceUpPaiGowVariant),
  'lucky-pai-gow-poker': all(luckyPaiGowVariant),
  'nines-up': all(ninesUp),
  'pai-gow-tiles': all(paiGowTilesVariant),
  'three-card-poker': all(threeCardPokerParts.variant, () => [playBet]),
  'three-card-poker-6-card': all(threeCardPoker6CardParts.variant, () => [playBet]),
  'three-card-poker-parkwest': all(threeCardPokerParkwestParts.variant, () => [playBet]),
  'caribbean-stud': all(caribbeanVariant, () => [callBet]),
  'ultimate-texas-holdem': all(ultimateVariant, (rules) => [playFor(rules)]),
};
