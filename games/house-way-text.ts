/** The house way as the Rules page tells it: of a hand that is played, and of one that is set. */
import { type Card, type CardText, cardText, parseCard } from './card.ts';
import type { RuleText } from './rule-text.ts';

/** How a hand is played whose player does not answer. */
export const playedByTheHouse = (...lines: readonly string[]): RuleText => ({
  title: 'How the house plays a hand',
  lines: ['A hand whose player does not answer is played the house way:', ...lines],
});

/** How hands of cards or tiles are set the house way, each in words and as it then lies. */
export const setByTheHouse = (
  line: string,
  deals: readonly string[],
  set: (cards: readonly Card[]) => { readonly name: string; readonly cards: readonly Card[] },
): RuleText => ({
  title: 'How the house sets a hand',
  lines: [`${line} These are settings of the house way:`],
  hands: deals.map((text): { readonly name: string; readonly cards: readonly CardText[] } => {
    const { name, cards } = set(text.split(' ').flatMap((card) => parseCard(card) ?? []));
    return { name, cards: cards.map(cardText) };
  }),
});

/** The totals from 0 to 9 for which something is so, as text: `0 to 5`, `7`. They must follow one another. */
export function totalsWhere(isSo: (total: number) => boolean): string {
  const totals = TOTALS.filter(isSo);
  const [first = 0, last = first] = [totals[0], totals.at(-1)];
  return first === last ? `${first}` : `${first} to ${last}`;
}

const TOTALS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
