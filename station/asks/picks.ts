/** Cards picked into groups, for a cards ask. */

import type { CardGroup, CardGroups, CardsAsk } from '../../games/ask.ts';
import { type Card, type CardText, parseCards } from '../../games/card.ts';
import { compareHands } from '../../games/three-or-five.ts';
import { texts } from '../texts.ts';

/** How the house sets or picks the cards; null when the house has no way. */
export const houseWayOf = ({ suggestion, houseWay }: CardsAsk): CardGroups | null =>
  houseWay === false ? null : suggestion;

/** Nothing picked yet. */
export const noPicks = (ask: CardsAsk): CardGroups => Object.fromEntries(ask.groups.map(({ id }) => [id, []]));

/** The group of a card; null when it is in none. */
export const groupOf = (picks: CardGroups, card: CardText): string | null =>
  Object.keys(picks).find((id) => picks[id]?.includes(card)) ?? null;

/** Takes a card out of its group, or puts it into `group` if there is room. Full groups stay as they are. */
export function toggled(picks: CardGroups, group: CardGroup, card: CardText): CardGroups {
  const now = groupOf(picks, card);
  const without = now === null ? picks : { ...picks, [now]: (picks[now] ?? []).filter((each) => each !== card) };
  if (now === group.id) return without;
  const cards = without[group.id] ?? [];
  return cards.length < group.max ? { ...without, [group.id]: [...cards, card] } : picks;
}

/** The group for the next card: the current one, or the next with room once it is full. */
export function fillingNext({ groups }: CardsAsk, picks: CardGroups, now: CardGroup): CardGroup {
  const hasRoom = ({ id, max }: CardGroup): boolean => (picks[id]?.length ?? 0) < max;
  return hasRoom(now) ? now : (groups.find(hasRoom) ?? now);
}

/** What is still missing, in words; null when every group has its minimum. */
export function missing(ask: CardsAsk, picks: CardGroups): string | null {
  for (const { id, label, min } of ask.groups) {
    const lacks = min - (picks[id]?.length ?? 0);
    if (lacks > 0) return texts.cards.missing(label, lacks);
  }
  return null;
}

/**
 * A message when a hand ranks above the next one although the rules require it below; given as soon as both are
 * complete, null when there is none.
 */
export function foulIn({ groups, outOfOrder }: CardsAsk, picks: CardGroups): string | null {
  if (!outOfOrder) return null;
  for (const [at, group] of groups.entries()) {
    const next = groups[at + 1];
    const [one, other] = [whole(group, picks), next ? whole(next, picks) : null];
    if (next && one && other && compareHands(one, other) > 0) return texts.cards.above(group.label, next.label);
  }
  return null;
}

/** The cards of a complete group; null while it is not complete. */
const whole = ({ id, min }: CardGroup, picks: CardGroups): readonly Card[] | null =>
  picks[id]?.length === min ? parseCards(picks[id].join(' ')) : null;

/** What the key that sends the picks does: `Stand pat`, `Draw 2`, `Throw away`. */
export function keyText({ key, groups }: CardsAsk, picks: CardGroups): string {
  const [only, ...others] = groups;
  if (!key) return only && others.length === 0 ? only.label : texts.cards.done;
  const count = Object.values(picks).flat().length;
  return count === 0 ? key.none : texts.cards.some(key.some, count);
}
