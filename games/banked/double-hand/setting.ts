/** Cards set into two hands: two in front, the others at the back. */

import type { CardGroups, CardsAsk, Decision } from '../../ask.ts';
import { type Card, cardText, parseCard } from '../../card.ts';
import { ok, type Refusal, type Result, refuse } from '../../result.ts';
import type { Seat } from '../../seat.ts';
import type { HandStyle } from './style.ts';

export interface Setting {
  readonly front: readonly Card[];
  readonly back: readonly Card[];
}

/** Every way to set the cards, including foul ones: 21 for seven. */
export function everySetting(cards: readonly Card[]): readonly Setting[] {
  return cards.flatMap((first, i) =>
    cards.slice(i + 1).map((second) => ({
      front: [first, second],
      back: cards.filter((card) => card !== first && card !== second),
    })),
  );
}

export const FRONT = 'front';
export const BACK = 'back';

/** Asks a seat to set its cards; the suggestion is the house way. */
export function settingAsk(
  seat: Seat,
  prompt: string,
  cards: readonly Card[],
  houseWay: Setting,
  style: Pick<HandStyle, 'isFoul'>,
): CardsAsk {
  const back = cards.length - 2;
  return {
    kind: 'cards',
    seat,
    prompt,
    groups: [
      { id: FRONT, label: 'Front, two cards', min: 2, max: 2 },
      { id: BACK, label: `Back, ${NUMBERS[back] ?? back} cards`, min: back, max: back },
    ],
    from: cards.map(cardText),
    suggestion: groupsOf(houseWay),
    // Computed only when a screen shows it, which is rare; a simulation never looks.
    get foul() {
      return everySetting(cards)
        .filter(({ front, back }) => style.isFoul(front, back))
        .map(({ front }) => front.map(cardText));
    },
  };
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** `two in front, five at the back`, for the number of cards. */
export const splitInWords = (cards: number): string => `two in front, ${NUMBERS[cards - 2]} at the back`;

function groupsOf({ front, back }: Setting): CardGroups {
  return { [FRONT]: front.map(cardText), [BACK]: back.map(cardText) };
}

/** Reads a seat's setting. A front above the back is refused: nobody can foul their hand by mistake (B-61). */
export function readSetting(
  cards: readonly Card[],
  decision: Decision,
  style: Pick<HandStyle, 'isFoul'>,
): Result<Setting, Refusal> {
  const howMany = splitInWords(cards.length);
  if (decision.kind !== 'cards') return refuse('not-asked', `Set your cards: ${howMany}.`);
  const front = (decision.groups[FRONT] ?? []).map(parseCard);
  const back = (decision.groups[BACK] ?? []).map(parseCard);
  const named = new Set([...front, ...back]);
  const sizes = front.length === 2 && back.length === cards.length - 2 && Object.keys(decision.groups).length === 2;
  if (!sizes || named.size !== cards.length || !cards.every((card) => named.has(card))) {
    return refuse('wrong-cards', `Set all ${NUMBERS[cards.length]} of these cards: ${howMany}.`);
  }
  const setting = {
    front: cards.filter((card) => front.includes(card)),
    back: cards.filter((card) => back.includes(card)),
  };
  if (style.isFoul(setting.front, setting.back)) {
    return refuse('foul', 'The front hand may not be stronger than the back hand.');
  }
  return ok(setting);
}
