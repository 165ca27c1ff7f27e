import type { CardText } from '../games/card.ts';

type Cards = readonly (CardText | null)[];

/** Cards less those thrown away; one that is face down counts as any other that is. */
export function without(cards: Cards, gone: Cards): Cards {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    left.splice(at < 0 ? left.length - 1 : at, 1);
  }
  return left;
}

/** Cards of which some that lay face down have been turned up. */
export function turnedUp(cards: Cards, up: readonly CardText[]): Cards {
  const coming = up.filter((card) => !cards.includes(card));
  return cards.map((card) => card ?? coming.shift() ?? null);
}
