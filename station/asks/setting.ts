/** Sets all cards into two hands by touch; cards not touched go into the last group. */

import type { CardGroups, CardsAsk } from '../../games/ask.ts';
import type { CardText } from '../../games/card.ts';
import { texts } from '../texts.ts';

/** Whether an ask is about setting all cards into two hands, rather than choosing some to throw away. */
export const isSetting = ({ groups, from }: CardsAsk): boolean =>
  groups.length === 2 && groups.every(({ min, max }) => min === max) && sizeOf(groups) === from.length;

const sizeOf = (groups: CardsAsk['groups']): number => groups.reduce((sum, { max }) => sum + max, 0);

/** The cards picked for the first group; the others make up the second. */
export type Front = readonly CardText[];

/**
 * Takes a card out of the front, or puts it there; when the front is full, it replaces the card that has been there
 * longest.
 */
export function touched({ groups }: CardsAsk, front: Front, card: CardText): Front {
  if (front.includes(card)) return front.filter((each) => each !== card);
  return [...front, card].slice(-(groups[0]?.max ?? 0));
}

/** The front hand of the house's suggestion. */
export const suggestedFront = ({ groups, suggestion }: CardsAsk): Front => suggestion?.[groups[0]?.id ?? ''] ?? [];

export const backOf = ({ from }: CardsAsk, front: Front): Front => from.filter((card) => !front.includes(card));

/** Why this setting cannot be sent; null when it can. */
export function settingFault(ask: CardsAsk, front: Front): string | null {
  const lacks = (ask.groups[0]?.min ?? 0) - front.length;
  if (lacks > 0) return texts.cards.lacksFor(lacks, firstHand(ask));
  const isFoul = (ask.foul ?? []).some(
    (pick) => pick.length === front.length && pick.every((card) => front.includes(card)),
  );
  return isFoul ? texts.cards.foul : null;
}

/** The hand made by the touched cards: `front`, `low hand`. */
export const firstHand = ({ groups }: CardsAsk): string => groups[0]?.label.split(',')[0]?.toLowerCase() ?? '';

export function groupsOf(ask: CardsAsk, front: Front): CardGroups {
  const [first, second] = ask.groups;
  return { [first?.id ?? '']: front, [second?.id ?? '']: backOf(ask, front) };
}
