/** Holds the ways of every game of the family against the second ones, on random hands of its own shoe. */
import { blackjack8Law, blackjack8Rules } from '../../../../games/banked/blackjack/blackjack-8-rules.ts';
import { californiaLaw, californiaRules } from '../../../../games/banked/blackjack/california-rules.ts';
import { century21Law, century21Rules } from '../../../../games/banked/blackjack/century-21-rules.ts';
import { countOf, isWhole } from '../../../../games/banked/blackjack/count.ts';
import type { Law } from '../../../../games/banked/blackjack/law.ts';
import { noBustLaw, noBustRules } from '../../../../games/banked/blackjack/no-bust-rules.ts';
import { draws, houseHits } from '../../../../games/banked/blackjack/player-dealer.ts';
import { pureLaw, pureRules } from '../../../../games/banked/blackjack/pure-rules.ts';
import { shoeOf } from '../../../../games/banked/blackjack/shoe.ts';
import { type Card, cardText } from '../../../../games/card.ts';
import { Seeded } from '../../../../main/odds/seeded.ts';
import { hits, read, SECOND_WAYS } from './second-ways.ts';

export const LAWS: Readonly<Record<string, { readonly law: Law; readonly shoe: readonly Card[] }>> = {
  'no-bust-21': { law: noBustLaw(noBustRules.parse({})), shoe: shoeOf(6, 1) },
  'pure-21-5': { law: pureLaw(pureRules.parse({})), shoe: shoeOf(6, 0) },
  'california-blackjack-22': {
    law: californiaLaw(californiaRules.parse({ fourMore: 'jokers' })),
    shoe: shoeOf(6, 4, 'Ac Ad Ah As'),
  },
  'blackjack-8-0': { law: blackjack8Law(blackjack8Rules.parse({})), shoe: shoeOf(6, 0) },
  'century-21-blackjack': { law: century21Law(century21Rules.parse({})), shoe: shoeOf(8, 1) },
};

/** Hands of two to six cards on which the two do not agree, of so many. */
export function disagreements(id: string, hands: number): readonly string[] {
  const [own, second] = [LAWS[id], SECOND_WAYS[id]];
  if (!own || !second) throw new Error(id);
  const { law, shoe } = own;
  const seeded = new Seeded(7);
  const wrong: string[] = [];
  for (let hand = 0; hand < hands; hand++) {
    const cards = Array.from({ length: 2 + seeded.below(5) }, () => shoe[seeded.below(shoe.length)] ?? 0);
    const texts = cards.map(cardText);
    const { total, soft } = countOf(law, cards);
    const counted = isWhole(law, cards) || `${soft ? 'soft' : 'hard'} ${total}` === read(texts, second.target);
    const dealer = (draws(law, cards) && !isWhole(law, cards)) === hits(second, second.dealer, texts);
    const player = houseHits(law, cards) === hits(second, second.player, texts);
    if (!counted || !dealer || !player) wrong.push(texts.join(' '));
  }
  return wrong;
}
