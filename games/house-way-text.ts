/** The house way as the Rules page describes it, for hands that are played and for hands that are set. */
import { type Card, type CardText, cardText, parseCard } from './card.ts';
import type { RuleText } from './rule-text.ts';

/** How the house plays a hand whose player does not answer. */
export const playedByTheHouse = (...lines: readonly string[]): RuleText => ({
  title: 'How the house plays a hand',
  lines: ['A hand whose player does not answer is played the house way:', ...lines],
});

/** Examples of hands of cards or tiles set the house way, each in words and with the cards as set. */
export const setByTheHouse = (
  line: string,
  deals: readonly string[],
  set: (cards: readonly Card[]) => { readonly name: string; readonly cards: readonly Card[] },
): RuleText => ({
  title: 'How the house sets a hand',
  lines: [`${line} Examples of hands set the house way:`],
  hands: deals.map((text): { readonly name: string; readonly cards: readonly CardText[] } => {
    const { name, cards } = set(text.split(' ').flatMap((card) => parseCard(card) ?? []));
    return { name, cards: cards.map(cardText) };
  }),
});

/** The totals from 0 to 9 for which a condition holds, as text: `0 to 5`, `7`. They must be consecutive. */
export function totalsWhere(isSo: (total: number) => boolean): string {
  const totals = TOTALS.filter(isSo);
  const [first = 0, last = first] = [totals[0], totals.at(-1)];
  return first === last ? `${first}` : `${first} to ${last}`;
}

const TOTALS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
