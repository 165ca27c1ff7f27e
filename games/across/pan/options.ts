/** What a player is asked, and what each option does. */

import type { Ask, ChooseAsk, ChooseOption } from '../../ask.ts';
import { type Card, cardText } from '../../card.ts';
import { inOrder } from './cards.ts';
import { canAdd, goWith, isMeldOf, type MeldUse, moreOf, usesOfCard } from './melds.ts';
import { at, nextIn, type PanPlayer, type PanState, playersIn } from './state.ts';

const option = (id: string, label: string): ChooseOption => ({ id, label, cost: null });

/** Every decision now owed: by the player whose turn it is, or by everyone who may force a card. */
export const asksOf = (state: PanState): readonly Ask[] => atRest(state).asks;

/** What can be done with the open card, or after a hit with the cards in the hand. */
export const usesOf = (state: PanState): readonly MeldUse[] => atRest(state).uses;

interface Offered {
  readonly asks: readonly Ask[];
  readonly uses: readonly MeldUse[];
}

/**
 * The table, players and rules ask several times what a hand at rest offers: it is computed once, and stored for the
 * last hand.
 */
function atRest(state: PanState): Offered {
  if (last?.state === state) return last.offered;
  const uses = found?.hand === state ? found.uses : usesNow(state);
  const offered = { asks: asksNow(state, uses), uses };
  last = { state, offered };
  return offered;
}

let last: { readonly state: PanState; readonly offered: Offered } | null = null;

/** Stores what a hand offers as it comes to rest, as found while it was changed. */
export function restsWith(hand: PanState, uses: readonly MeldUse[]): void {
  found = { hand, uses };
}

let found: { readonly hand: PanState; readonly uses: readonly MeldUse[] } | null = null;

function asksNow(hand: PanState, uses: readonly MeldUse[]): readonly Ask[] {
  switch (hand.phase) {
    case 'over':
      return [];
    case 'force':
      return hand.asked.map((index) => forceAsk(hand, index));
    case 'discard':
      return [discardAsk(hand)];
    default:
      return [chooseAsk(hand, uses)];
  }
}

function chooseAsk(hand: PanState, all: readonly MeldUse[]): ChooseAsk {
  const player = at(hand, hand.turn);
  const { seat } = player;
  const card = hand.card === null ? '' : cardText(hand.card);
  const uses = oncePerEffect(all).map(optionOf);
  const ask = (prompt: string, options: readonly ChooseOption[], suggestion: string | undefined): ChooseAsk => ({
    ...{ kind: 'choose', seat, prompt, options },
    ...(suggestion === undefined ? {} : { suggestion }),
  });
  switch (hand.phase) {
    case 'declare':
      return ask(
        'Do you play this hand?',
        [option('in', 'Play'), ...(isLastLeft(hand) ? [] : [option('out', outLabel(hand))])],
        isLastLeft(hand) || isGood(player) ? 'in' : 'out',
      );
    case 'split':
      return ask('Split the tops?', [option('agree', 'Split the tops'), option('refuse', 'Play on')], 'refuse');
    case 'turn': {
      const prompt = card === '' ? 'Your turn to draw' : `The ${card} was passed: use it, or draw`;
      const offer = maySplit(hand) ? [option('offer', 'Offer to split the tops')] : [];
      return ask(prompt, [...uses, option('next-card', 'Draw'), ...offer], uses[0]?.id ?? 'next-card');
    }
    case 'drawn': {
      const pass = mustUse(hand, all) ? [] : [option('pass', 'Pass it')];
      const force = mayForceNext(hand)
        ? [option('force', `Force it on seat ${at(hand, nextIn(hand, hand.turn)).seat}`)]
        : [];
      return ask(`You drew the ${card}`, [...uses, ...pass, ...force], uses[0]?.id ?? 'pass');
    }
    case 'meld': {
      const done = mustMeld(hand, all) ? [] : [option('done', 'Discard')];
      return ask('Lay down more, or discard', [...uses, ...done], bestMore(all) ?? 'done');
    }
    default:
      return ask(`The ${card} is forced on you`, uses, uses[0]?.id);
  }
}

/** Two cards of the hand that are used together are found from either of them: their common effect is offered once. */
function oncePerEffect(uses: readonly MeldUse[]): readonly MeldUse[] {
  if (uses.length < 2) return uses;
  const effects = new Set<string>();
  return uses.filter(({ from, melds }) => effects.size < effects.add(`${inOrder(from)} ${melds.join('|')}`).size);
}

/** Everyone else is out or foul: the player whose turn it is has won the tops, and cannot leave them to nobody. */
const isLastLeft = ({ players, turn }: PanState): boolean =>
  players.every(({ standing }, each) => each === turn || (standing !== 'in' && standing !== 'to-declare'));

const outLabel = ({ rules: { forfeit } }: PanState): string =>
  forfeit === 0 ? 'Out' : `Out, for ${forfeit === 1 ? 'a chip' : `${forfeit} chips`}`;

/** The same for a hand that is not at rest yet. */
export function usesNow(hand: PanState): readonly MeldUse[] {
  const { hand: held, melds } = at(hand, hand.turn);
  if (hand.phase === 'meld') return moreOf(held, melds);
  const isOpen = hand.phase === 'turn' || hand.phase === 'drawn' || hand.phase === 'forced';
  if (hand.card === null || !isOpen) return [];
  const uses = usesOfCard(hand.card, held, melds);
  return hand.phase === 'forced' ? uses.filter(({ kind }) => kind === 'add') : uses;
}

const VERBS: Readonly<Record<MeldUse['kind'], string>> = {
  add: 'Add to',
  meld: 'Meld',
  borrow: 'Borrow for',
  split: 'Split off',
};

function optionOf(use: MeldUse): ChooseOption {
  const held = use.from.map(cardText);
  return { ...option(use.id, labelOf(use)), ...(held.length > 0 ? { held } : {}) };
}

function labelOf({ kind, made, pay }: MeldUse): string {
  const chips = pay === 0 ? '' : pay === 1 ? ', pays 1 chip' : `, pays ${pay} chips`;
  return `${VERBS[kind]} ${made.map(cardText).join(' ')}${chips}`;
}

/**
 * A card with which the next player, who has ten cards down, would go out may be passed only by a player who cannot use
 * it.
 */
function mustUse(hand: PanState, uses: readonly MeldUse[]): boolean {
  if (hand.card === null || uses.length === 0) return false;
  return wouldGoOut(at(hand, nextIn(hand, hand.turn)), hand.card);
}

const fits = ({ melds }: PanPlayer, card: Card): boolean => melds.some((meld) => canAdd(meld, card));
const wouldGoOut = (player: PanPlayer, card: Card): boolean => player.hand.length === 0 && fits(player, card);

/** A player who drew a card may force it on the next player when they pass it, unless that puts them out. */
export function mayForceNext(hand: PanState): boolean {
  const next = at(hand, nextIn(hand, hand.turn));
  return hand.rules.forcing && hand.card !== null && fits(next, hand.card) && !wouldGoOut(next, hand.card);
}

/**
 * Who may force the open card on the player who does not use it: everyone who is in, except that player and the player
 * who drew the card and passed it; with two left, the player who drew it may as well.
 */
export function mayForce(hand: PanState): readonly number[] {
  const player = at(hand, hand.turn);
  if (!hand.rules.forcing || hand.card === null || !fits(player, hand.card)) return [];
  const all = playersIn(hand).filter((index) => index !== hand.turn);
  return all.length === 1 ? all : all.filter((index) => index !== hand.drawer);
}

function forceAsk(hand: PanState, index: number): ChooseAsk {
  const [card, on] = [cardText(hand.card ?? 0), at(hand, hand.turn).seat];
  return {
    kind: 'choose',
    seat: at(hand, index).seat,
    prompt: `Seat ${on} does not use the ${card}`,
    options: [option('let', 'Let them draw'), option('force', 'Force it on them')],
    suggestion: 'let',
  };
}

/** Two players are left, and this one has not offered yet. */
export const maySplit = (hand: PanState): boolean =>
  hand.rules.splitTops && playersIn(hand).length === 2 && !at(hand, hand.turn).offered;

/** As a house option, a player may not discard while a new meld can be laid down. */
const mustMeld = ({ rules }: PanState, uses: readonly MeldUse[]): boolean =>
  rules.melding === 'must' && bestMore(uses) !== undefined;

/** The first meld or addition out of the hand, if there is one. */
const bestMore = (uses: readonly MeldUse[]): string | undefined =>
  uses.find(({ kind }) => kind === 'meld' || kind === 'add')?.id;

function discardAsk(hand: PanState): Ask {
  const player = at(hand, hand.turn);
  return {
    kind: 'cards',
    seat: player.seat,
    prompt: 'Discard one card',
    groups: [{ id: 'discard', label: 'Discard', min: 1, max: 1 }],
    from: player.hand.map(cardText),
    suggestion: { discard: [cardText(fewestFriends(player.hand))] },
    houseWay: false,
  };
}

/** The card that goes with the fewest others, the last of several. */
export function fewestFriends(cards: readonly Card[]): Card {
  let loosest = cards[0] ?? 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (const card of cards) {
    const friends = friendsOf(card, cards);
    if (friends <= fewest) {
      fewest = friends;
      loosest = card;
    }
  }
  return loosest;
}

/** How many other cards of the list a card could grow into a meld with. */
function friendsOf(card: Card, cards: readonly Card[]): number {
  let friends = -1;
  for (const other of cards) if (goWith(card, other)) friends += 1;
  return friends;
}

/** Worth playing: it has a meld, or half of its cards go together. */
function isGood({ hand }: PanPlayer): boolean {
  const friends = hand.reduce((sum, card) => sum + friendsOf(card, hand), 0);
  return (
    friends >= 16 || hand.some((a, i) => hand.some((b, j) => j > i && hand.some((c, k) => k > j && isMeldOf(a, b, c))))
  );
}
