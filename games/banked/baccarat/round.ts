/** One coup: the cards of both hands as the drawing rules require. There are no decisions. */
import { type Card, cardText } from '../../card.ts';
import { invariant } from '../../result.ts';
import { numberOf, placeByCard } from '../action.ts';
import { seenByAll, sentence } from '../round-event.ts';
import type { BankedTable } from '../table.ts';
import type { Round } from '../variant.ts';
import { type Coup, coupOf } from './coup.ts';
import type { SeenCoup } from './page.ts';
import type { BaccaratRules } from './rules.ts';
import { type CoupBets, coversAll } from './settlement.ts';
import { bankerTakes, playerTakes, pointsOf } from './tableau.ts';

export interface BaccaratRound extends Round {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly coup: SeenCoup;
  /** The place where the action begins, counted from the player-dealer's left; null when no card selects one. */
  readonly place: number | null;
}

/** Two cards to each hand in turn, player first, then a third where the tableau requires it. */
export function dealCoup(
  table: BankedTable<BaccaratRules>,
  layout: CoupBets,
  marks: readonly RoadWord[],
): BaccaratRound {
  const { rules, deck, start } = table;
  const dealt: { readonly to: 'player' | 'banker'; readonly card: Card }[] = [];
  const draw = (to: 'player' | 'banker'): void => {
    const card = deck[start.used + dealt.length];
    invariant(card !== undefined, () => `the shoe of ${deck.length} cards is used up`);
    dealt.push({ to, card });
  };
  const hand = (to: 'player' | 'banker'): Card[] => dealt.flatMap((one) => (one.to === to ? [one.card] : []));
  const points = (to: 'player' | 'banker'): number[] => hand(to).map(pointsOf);
  for (const to of ['player', 'banker', 'player', 'banker'] as const) draw(to);
  if (playerTakes(points('player'), points('banker'), rules.naturals)) draw('player');
  if (bankerTakes(points('player'), points('banker'), rules.naturals)) draw('banker');

  const compared = coupOf(points('player'), points('banker'));
  const coup = { ...compared, sentence: sentenceOf(compared, marks) };
  const button = hand('banker')[1];
  const byCard = rules.begins === 'card-when-short' && !coversAll(layout, table);
  const place = byCard && button !== undefined ? placeByCard(button, table.positions.length) : null;
  const cards = dealt.map(({ to, card }) => seenByAll({ kind: 'deal', to, cards: [cardText(card)] }));
  return {
    next: start.used + dealt.length,
    added: [],
    events: [
      ...cards,
      ...(place === null || button === undefined ? [] : [sentence(inWords(button, place))]),
      sentence(`${coup.sentence}.`),
    ],
    player: hand('player'),
    banker: hand('banker'),
    coup,
    place,
  };
}

/** Why the action begins there. */
export function inWords(button: Card, place: number): string {
  const which = `the banker hand’s second card, ${cardText(button)}, counts ${numberOf(button)}`;
  return `The player-dealer does not cover everything: ${which}, and the action begins at place ${place} from the player-dealer’s left.`;
}

/** A coup with its own name in a game, for the tracker and in words. */
export interface RoadWord {
  /** The last part of the tracker's word. */
  readonly word: string;
  readonly name: string;
  applies(coup: Coup): boolean;
}

/** `Banker wins, 7 against 6, with three cards, a Dragon 7`; `7 to 6` would read as odds. */
export function sentenceOf(coup: Coup, marks: readonly RoadWord[]): string {
  const { winner, player, banker } = coup;
  if (winner === null) return `Tie at ${player.total}`;
  const mark = marks.find((one) => one.applies(coup));
  const natural = player.natural || banker.natural ? ', with a natural' : '';
  const how = mark ? `, with three cards, a ${mark.name}` : natural;
  return winner === 'player'
    ? `Player wins, ${player.total} against ${banker.total}${how}`
    : `Banker wins, ${banker.total} against ${player.total}${how}`;
}

/** The word that the tracker stores; see games/tracker.ts. A natural is only ever in the hand that decides. */
export function wordOf(coup: Coup, marks: readonly RoadWord[]): string {
  const line = coup.winner === null ? 'T' : coup.winner === 'player' ? 'P' : 'B';
  const natural = coup.player.natural || coup.banker.natural ? 'N' : '';
  return line + (marks.find((one) => one.applies(coup))?.word ?? natural);
}
