/** Seven cards set into two hands: two in front, five at the back. */
import { type Card, cardText, parseCard } from '../../card.ts';
import type { CardGroups, CardsAsk, Decision, Seat } from '../../game.ts';
import { ok, type Refusal, type Result, refuse } from '../../result.ts';
import { isFoul } from './ranks.ts';
import type { HandRules } from './rules.ts';

export interface Setting {
  readonly front: readonly Card[];
  readonly back: readonly Card[];
}

/** The 21 ways to set seven cards, foul ones among them. */
export function everySetting(seven: readonly Card[]): readonly Setting[] {
  return seven.flatMap((first, i) =>
    seven.slice(i + 1).map((second) => ({
      front: [first, second],
      back: seven.filter((card) => card !== first && card !== second),
    })),
  );
}

export const FRONT = 'front';
export const BACK = 'back';

/** Asks a seat to set its cards; what is suggested is the house way. */
export function settingAsk(
  seat: Seat,
  prompt: string,
  seven: readonly Card[],
  houseWay: Setting,
  rules: HandRules,
): CardsAsk {
  return {
    kind: 'cards',
    seat,
    prompt,
    groups: [
      { id: FRONT, label: 'Front, two cards', min: 2, max: 2 },
      { id: BACK, label: 'Back, five cards', min: 5, max: 5 },
    ],
    from: seven.map(cardText),
    suggestion: groupsOf(houseWay),
    // Worked out when a screen is shown it, for that is seldom, and a simulation never looks.
    get foul() {
      return everySetting(seven)
        .filter(({ front, back }) => isFoul(front, back, rules))
        .map(({ front }) => front.map(cardText));
    },
  };
}

function groupsOf({ front, back }: Setting): CardGroups {
  return { [FRONT]: front.map(cardText), [BACK]: back.map(cardText) };
}

/** Reads how a seat sets its cards. A front above the back is refused: nobody can foul their hand by mistake (B-61). */
export function readSetting(seven: readonly Card[], decision: Decision, rules: HandRules): Result<Setting, Refusal> {
  if (decision.kind !== 'cards') return refuse('not-asked', 'Set your cards: two in front, five at the back.');
  const front = (decision.groups[FRONT] ?? []).map(parseCard);
  const back = (decision.groups[BACK] ?? []).map(parseCard);
  const named = new Set([...front, ...back]);
  const sizes = front.length === 2 && back.length === 5 && Object.keys(decision.groups).length === 2;
  if (!sizes || named.size !== 7 || !seven.every((card) => named.has(card))) {
    return refuse('wrong-cards', 'Set all seven of these cards: two in front, five at the back.');
  }
  const setting = {
    front: seven.filter((card) => front.includes(card)),
    back: seven.filter((card) => back.includes(card)),
  };
  if (isFoul(setting.front, setting.back, rules)) {
    return refuse('foul', 'The front hand may not be stronger than the back hand.');
  }
  return ok(setting);
}
