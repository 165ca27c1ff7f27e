/** Puts the cards that a scenario names where they must come out, and fills in the rest from the seed. */
import { type Card, type CardText, cardText, faceOf } from '../../games/card.ts';
import type { HandEvent } from '../../games/hand-event.ts';
import type { Seeded } from '../../main/odds/seeded.ts';
import { parseSeat } from './places.ts';

/**
 * Cards written together or apart, tiles apart: `AsKd`, `As Kd`, `X`, `6-6 2-4`. Null when it is neither. `X8c` is a
 * joker and the eight of clubs: a number before a suit is a rank. A tile may be written in either order.
 */
export function readCards(text: string): CardText[] | null {
  const words: CardText[] = [];
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const cards = word.match(/[1-6]-[1-6]b?|X(?:[1-9](?![cdhs]))?|[2-9TJQKA][cdhs]/g) ?? [];
    if (cards.join('') !== word) return null;
    words.push(...cards.map(turned));
  }
  return words;
}

/** A tile with the fewer pips first: `6-4` is `4-6`. */
const turned = (card: CardText): CardText => card.replace(/^([1-6])-([1-6])/, (as, a, b) => (a > b ? `${b}-${a}` : as));

/** Whether a card is the one written: a bare `X` is every joker, `6-6` either tile of that face. */
export const isWritten = (written: CardText, card: CardText): boolean => card === written || faceOf(card) === written;

/** Whether what is written may be one of several cards. */
const isFace = (written: CardText): boolean => written === 'X' || /^[1-6]-[1-6]$/.test(written);

export const SHOE = 'shoe';
/** The zone of cards that are no longer in the deck. */
const GONE = 'gone';

/** A card that the deck does not have, or does not have that often. */
export class NoSuchCard extends Error {
  readonly zone: string;

  constructor(zone: string, card: CardText, named: boolean) {
    super(named ? `${card} is named twice` : `${card} is not a card of this game`);
    this.zone = zone;
  }
}

/**
 * A deck that gives each zone the cards named for it, in the order in which the zone receives them. The game's deal
 * order says where they come, as far as it goes. Beyond that it depends on decisions: `learn` looks at the cards dealt,
 * and reports when the deck had to be rearranged and the hand must be replayed from the start.
 */
export class NamedDeck {
  /** Where a zone names no card, any card may come. */
  readonly #named: ReadonlyMap<string, readonly (Card | undefined)[]>;
  readonly #rest: readonly Card[];
  /** The zone of each position known so far. */
  readonly #zones: string[];
  /** From here on, a position for which its zone names no card takes the next card of the shoe. */
  readonly #shoeFrom: number;
  /** Cards on top of the deck that earlier hands have used. */
  readonly #used: number;
  #cards: readonly Card[];

  constructor(
    deck: readonly Card[],
    order: readonly string[],
    named: ReadonlyMap<string, readonly (CardText | null)[]>,
    seeded: Seeded,
    used = 0,
  ) {
    this.#used = used;
    const left = [...deck];
    this.#named = takeNamed(left, named, deck);
    this.#rest = seeded.shuffle(left);
    this.#zones = [...Array<string>(used).fill(GONE), ...order];
    this.#shoeFrom = used + shoeStart(order, named);
    this.#cards = this.#arrange();
  }

  get cards(): readonly Card[] {
    return this.#cards;
  }

  /**
   * Returns true when a card already dealt should have been another. `dealt` is the deck with which the hand has been
   * played: in a shoe the cards may have been rearranged without changing those already out.
   */
  learn(events: readonly HandEvent[], dealt: readonly Card[]): boolean {
    let position = this.#used;
    for (const event of events) {
      if (event.kind !== 'deal') continue;
      for (let n = 0; n < event.cards.length; n++, position++) {
        if (position < this.#zones.length) continue;
        this.#zones.push(event.to);
        this.#cards = this.#arrange();
        if (this.#cards[position] !== dealt[position]) return true;
      }
    }
    return false;
  }

  #arrange(): readonly Card[] {
    const queues = new Map([...this.#named].map(([zone, cards]) => [zone, [...cards]]));
    const shoe = queues.get(SHOE) ?? [];
    queues.delete(SHOE);
    const rest = [...this.#rest];
    const known: Card[] = [];
    for (const [position, zone] of this.#zones.entries()) {
      const card = queues.get(zone)?.shift() ?? (position >= this.#shoeFrom ? shoe.shift() : undefined) ?? rest.shift();
      if (card !== undefined) known.push(card);
    }
    // Named cards that have not come out are at the bottom, so that they do not come out elsewhere.
    const left = [...queues.values()].flat().filter((card) => card !== undefined);
    return [...known, ...shoe.filter((card) => card !== undefined), ...rest, ...left];
  }
}

/**
 * Takes the named cards out of the deck: those named exactly first, so that a bare face elsewhere does not take them.
 */
function takeNamed(
  left: Card[],
  named: ReadonlyMap<string, readonly (CardText | null)[]>,
  deck: readonly Card[],
): ReadonlyMap<string, readonly (Card | undefined)[]> {
  const all = [...named].flatMap(([zone, cards]) =>
    cards.flatMap((text, nth) => (text === null ? [] : [{ zone, text, nth }])),
  );
  const taken = new Map(
    [...named].map(([zone, { length }]): [string, (Card | undefined)[]] => [
      zone,
      Array<undefined>(length).fill(undefined),
    ]),
  );
  for (const { zone, text, nth } of [
    ...all.filter(({ text }) => !isFace(text)),
    ...all.filter(({ text }) => isFace(text)),
  ]) {
    const cards = taken.get(zone);
    if (cards) cards[nth] = take(left, zone, text, deck);
  }
  return taken;
}

function take(left: Card[], zone: string, text: CardText, deck: readonly Card[]): Card {
  const is = (card: Card): boolean => isWritten(text, cardText(card));
  const index = left.findIndex(is);
  const [card] = index < 0 ? [] : left.splice(index, 1);
  if (card === undefined) throw new NoSuchCard(zone, text, deck.some(is));
  return card;
}

/**
 * The shoe is what comes next once the hands are out: it begins after the last position that belongs to a seat or has
 * named cards. A scenario that names only the shoe names the deck from the top.
 */
function shoeStart(order: readonly string[], named: ReadonlyMap<string, unknown>): number {
  if ([...named.keys()].every((zone) => zone === SHOE)) return 0;
  return order.findLastIndex((zone) => named.has(zone) || parseSeat(zone) !== null) + 1;
}
