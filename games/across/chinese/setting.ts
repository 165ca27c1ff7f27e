/** Thirteen cards set into three hands: front of three, middle and back of five. */
import type { Card } from '../../card.ts';
import { describeHigh, describeThree } from '../../ranking/describe.ts';
import { compareHands } from '../../three-or-five.ts';

export interface ThreeHands {
  readonly front: readonly Card[];
  readonly middle: readonly Card[];
  readonly back: readonly Card[];
}

export type Segment = keyof ThreeHands;

/** In layout order; they are compared from the back. */
export const SEGMENTS: readonly Segment[] = ['front', 'middle', 'back'];
export const SIZES: Readonly<Record<Segment, number>> = { front: 3, middle: 5, back: 5 };
export const NAMES: Readonly<Record<Segment, string>> = { front: 'Front', middle: 'Middle', back: 'Back' };

/** Whether the hands are in the wrong order: front above middle, or middle above back. */
export const isFoul = ({ front, middle, back }: ThreeHands): boolean =>
  compareHands(front, middle) > 0 || compareHands(middle, back) > 0;

/** A hand of three or five cards, as a player would call it: `one pair, kings`. */
export const handInWords = (cards: readonly Card[]): string =>
  cards.length === 5 ? describeHigh(cards).words : describeThree(cards);
