/**
 * Hands that hit a house jackpot, found when a hand ends: a good hand that was beaten (000:4667-4669, 002:525-546), or
 * one that was held. The house decides how much is paid and to whom; the rules only report the hit.
 */
import { type Card, parseCard } from '../card.ts';
import type { ChipPlace, JackpotHit } from '../hand-event.ts';
import type { JackpotQualifier } from '../jackpot.ts';
import type { Cents } from '../money.ts';
import { choose } from '../ranking/best-five.ts';
import { ofAnyFive } from '../ranking/of-any-five.ts';
import type { Ranking } from '../ranking/ranking.ts';
import { handOf } from './played.ts';
import { hasCheckedSeven } from './sevens.ts';
import { at, isLive, type PokerState, seatOf } from './state.ts';
import { hasBoard, type Variant } from './variant.ts';

/** The account of a jackpot. */
export const jackpotPlace = (id: string): ChipPlace => `jackpot:${id}`;

/** Each jackpot's drop from the chips available for it, in the order posted; LD8, 000:208-209. */
export function jackpotDrops(qualifiers: readonly JackpotQualifier[], available: Cents) {
  let left = available;
  return qualifiers.flatMap(({ id, drop }) => {
    const amount = Math.min(drop, left);
    left -= amount;
    return amount > 0 ? [{ place: jackpotPlace(id), amount }] : [];
  });
}

/** The amount posted under a name: `ante`, `small blind`. */
export const postedAs = ({ log }: Pick<PokerState, 'log'>, what: string): Cents =>
  log.reduce((sum, each) => sum + (each.kind === 'post' && each.what === what ? each.amount : 0), 0);

/** The small blind, or what its owner posted in its place; a bought button includes a small blind. */
export function smallBlindPosted({ table: { start, seats }, log }: Pick<PokerState, 'table' | 'log'>): Cents {
  const posted = log.find(
    (each) =>
      each.kind === 'post' &&
      (each.what === 'bought button' || (seats[each.player] === start.smallBlindSeat && each.what !== 'ante')),
  );
  return posted?.kind === 'post' ? posted.amount : 0;
}

type Page = Pick<Variant, 'rankings'>;

/** The value of a written-out hand, by the game's first ranking. */
const worthOf = ({ rankings }: Page, cards: readonly string[]): number => ofAnyFive(rankings[0]).rank(read(cards), []);

const cardOf = (text: string): Card => parseCard(text) ?? -1;
const read = (cards: readonly string[]): readonly Card[] => cards.map(cardOf);

/**
 * The jackpots that a showdown has hit. The best qualifying hand among the losers gets it (002:545); equal ones share.
 * A hand that was folded or mucked is dead and wins nothing.
 */
export function jackpotHits(state: PokerState): readonly JackpotHit[] {
  const { rules, start } = state.table;
  if (rules.jackpots.length === 0) return [];
  return rules.jackpots.flatMap((jackpot) => {
    if (start.players.length < jackpot.minPlayers) return [];
    const hit = jackpot.hit === 'beaten' ? beaten(state, jackpot) : held(state, jackpot);
    return hit === null ? [] : [hit];
  });
}

function beaten(state: PokerState, jackpot: JackpotQualifier): JackpotHit | null {
  const { variant } = state.table;
  const worth = worths(state);
  const winners = bestOf(state, worth);
  const [best] = winners;
  if (best === undefined) return null;
  const most = at(worth, best);
  const enough = worthOf(variant, jackpot.hand);
  if (jackpot.beatenBy !== null && most < worthOf(variant, jackpot.beatenBy)) return null;
  const counts = (player: number): boolean => !jackpot.bothHoleCards || usesTwo(state, player);
  const fit = winners.filter(counts);
  const losers = worth
    .map((_, player) => player)
    .filter((player) => at(worth, player) >= enough && at(worth, player) < most);
  const lost = highest(losers.filter(counts), worth);
  if (lost.length === 0 || fit.length === 0) return null;
  return hitBy(state, jackpot, { lost, won: fit, worth: at(worth, at(lost, 0)) });
}

function held(state: PokerState, jackpot: JackpotQualifier): JackpotHit | null {
  const worth = worths(state);
  const lowest = worthOf(state.table.variant, jackpot.hand);
  const enough = worth
    .map((_, player) => player)
    .filter((player) => at(worth, player) >= lowest && (!jackpot.bothHoleCards || usesTwo(state, player)));
  const won = highest(enough, worth);
  return won.length === 0 ? null : hitBy(state, jackpot, { lost: [], won, worth: at(worth, at(won, 0)) });
}

function hitBy(
  state: PokerState,
  { id, name }: JackpotQualifier,
  { lost, won, worth }: { readonly lost: readonly number[]; readonly won: readonly number[]; readonly worth: number },
): JackpotHit {
  const words = (player: number): string => firstRanking(state).describe(handOf(state, player), state.board).words;
  const seats = (players: readonly number[]) => players.map((player) => seatOf(state, player));
  const beatenHand = lost[0] === undefined ? null : words(lost[0]);
  return { id, name, lost: seats(lost), won: seats(won), beaten: beatenHand, best: words(at(won, 0)), worth };
}

const firstRanking = ({ table }: PokerState): Ranking => table.variant.rankings[0];

/** How good each hand is that can win or lose; 0 for one that was folded or mucked. */
const worths = (state: PokerState): readonly number[] =>
  state.cards.map((_, player) =>
    isLive(state, player) && state.face[player] !== 'mucked'
      ? firstRanking(state).rank(handOf(state, player), state.board)
      : 0,
  );

const highest = (players: readonly number[], worth: readonly number[]): readonly number[] => {
  const most = Math.max(0, ...players.map((player) => at(worth, player)));
  return players.filter((player) => at(worth, player) === most);
};

/** Who has the best hand: a checked seven, where that loses the pot, beats nobody (004:1177-1178). */
function bestOf(state: PokerState, worth: readonly number[]): readonly number[] {
  const players = worth.map((_, player) => player).filter((player) => at(worth, player) > 0);
  return highest(
    players.filter((player) => !hasCheckedSeven(state, player, 'loses-the-pot')),
    worth,
  );
}

/**
 * Whether a hand of the same value can be made with two of the player's own cards; without a board all cards are the
 * player's own.
 */
function usesTwo(state: PokerState, player: number): boolean {
  if (!hasBoard(state.table.variant)) return true;
  const hole = handOf(state, player);
  const worth = firstRanking(state).rank(hole, state.board);
  const ranking = ofAnyFive(firstRanking(state));
  return choose(hole, 2).some((two) =>
    choose(state.board, 3).some((three) => ranking.rank([...two, ...three], []) === worth),
  );
}

/** Players whose hands hit something and are turned up for it, even if they would not otherwise be shown. */
export const shownForJackpot = (state: PokerState): readonly number[] =>
  jackpotHits(state).flatMap(({ lost, won }) => [...lost, ...won].map((seat) => state.table.seats.indexOf(seat)));

/** What a qualifier requires, in one sentence for the players. */
export function qualifierText(variant: Variant, jackpot: JackpotQualifier): string {
  const words = (cards: readonly string[]): string => ofAnyFive(variant.rankings[0]).describe(read(cards), []).words;
  const both = jackpot.bothHoleCards ? ', with both hole cards' : '';
  const players = `at least ${jackpot.minPlayers} players dealt in`;
  if (jackpot.hit === 'held')
    return `${jackpot.name}: ${words(jackpot.hand)} or better at the showdown${both}, ${players}.`;
  const to = jackpot.beatenBy === null ? '' : ` by ${words(jackpot.beatenBy)} or better`;
  return `${jackpot.name}: ${words(jackpot.hand)} or better beaten${to}${both}, ${players}.`;
}

/** Why the hands of a jackpot cannot be hands of this game, in one sentence; null when they can. */
export function jackpotFault(page: Page & Pick<Variant, 'deck'>, jackpot: JackpotQualifier): string | null {
  for (const cards of [jackpot.hand, ...(jackpot.beatenBy === null ? [] : [jackpot.beatenBy])]) {
    const fault = handFault(page, cards);
    if (fault !== null) return fault;
  }
  return null;
}

function handFault(page: Page & Pick<Variant, 'deck'>, cards: readonly string[]): string | null {
  const [ranking] = page.rankings;
  const stranger = cards.find((text) => !page.deck.includes(cardOf(text)));
  if (stranger !== undefined) return `${stranger} is not in the deck of this game`;
  const wanted = ranking.cards ?? 5;
  if (cards.length !== wanted) return `a hand of this game has ${wanted} cards, not ${cards.length}`;
  return worthOf(page, cards) > 0 ? null : `${cards.join(' ')} does not qualify by the ranking ${ranking.name}`;
}
