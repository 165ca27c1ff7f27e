/** Puts the cards that a scenario names where they must come out, and fills in the rest from the seed. */
import { type Card, type CardText, cardText, faceOf } from '../../games/card.ts';
import type { HandEvent } from '../../games/hand-event.ts';
import type { Seeded } from '../../main/odds/seeded.ts';
import { parseSeat } from './places.ts';

/**
 * Cards written together or apart, tiles apart: `AsKd`, `As Kd`, `X`, `6-6 2-4`. Null when it is not that. `X8c` is a
 * joker and the eight of clubs: a number before a suit is a rank. A tile may be written either way round.
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
/** The zone of cards that are not in the deck any more. */
const GONE = 'gone';

/** A card that the deck has not got, or not so often. */
export class NoSuchCard extends Error {
  readonly zone: string;

  constructor(zone: string, card: CardText, named: boolean) {
    super(named ? `${card} is named twice` : `${card} is not a card of this game`);
    this.zone = zone;
  }
}

/**
 * A deck that gives each zone the cards named for it, in the order in which the zone receives them. Where they come
 * is known beforehand as far as the game's deal order goes. Beyond that it depends on decisions: `learn` looks at what
 * has been dealt, and says when the deck had to be rearranged and the hand must be played again from the start.
 */
export class NamedDeck {
  /** A card that nobody named stands for whichever comes. */
  readonly #named: ReadonlyMap<string, readonly (Card | undefined)[]>;
  readonly #rest: readonly Card[];
  /** The zone of each position known so far. */
  readonly #zones: string[];
  /** From here on a position that its zone names no card for takes the next of the shoe. */
  readonly #shoeFrom: number;
  /** Cards on top of the deck that earlier hands have had. */
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
   * Gives true when a card already dealt should have been another. `dealt` is the deck that the hand has been played
   * with: in a shoe the cards may have been rearranged without a difference to those that were out.
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
    // What was named and has not come out lies at the bottom, so that it does not come out elsewhere.
    const left = [...queues.values()].flat().filter((card) => card !== undefined);
    return [...known, ...shoe.filter((card) => card !== undefined), ...rest, ...left];
  }
}

/** Takes the named cards out of the deck: those named outright first, so that a bare face elsewhere leaves them alone. */
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
 * The shoe is what comes next once the hands are out: it begins after the last position that is a seat's or has its
 * cards named. A scenario that names nothing but the shoe names the deck from the top.
 */
function shoeStart(order: readonly string[], named: ReadonlyMap<string, unknown>): number {
  if ([...named.keys()].every((zone) => zone === SHOE)) return 0;
  return order.findLastIndex((zone) => named.has(zone) || parseSeat(zone) !== null) + 1;
}
