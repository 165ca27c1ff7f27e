/**
 * The odds of games of two hands: wagers simulated, with player and player-dealer both setting the house way, and
 * bonuses counted.
 */
import { standardDeck } from '../../card.ts';
import type { BetOdds, PlayedOut } from '../../odds.ts';
import type { BetKind } from '../bet.ts';
import { dealtByLot, LONE_BETTOR, loneTable, playedOdds } from '../odds.ts';
import { ACE_UP } from './ace-up.ts';
import { aceUpOdds } from './ace-up-odds.ts';
import { bestOdds } from './best-odds.ts';
import { betsFor, type SeenSeven } from './bets.ts';
import { FORTUNE } from './fortune.ts';
import { LUCKY } from './lucky.ts';
import { absentRound, dealRound, roundAsks } from './round.ts';
import { CARDS_EACH, type DoubleHandRules } from './rules.ts';
import { seenAt } from './settlement.ts';
import { sevenOdds } from './seven-odds.ts';
import { sevenCards } from './style.ts';

/** The odds of every bet, in layout order. */
export function doubleHandOdds(rules: DoubleHandRules, how: PlayedOut): readonly BetOdds[] {
  return betsFor(rules).map((kind) => {
    if (rules.jokers === 1) {
      if (kind.id === LUCKY) return sevenOdds(kind, 'ace');
      if (kind.id === FORTUNE) return sevenOdds(kind, rules.bonusJoker ?? 'ace');
      if (kind.id === ACE_UP) return aceUpOdds(kind);
    }
    return kind.bonus ? playedOdds(kind, how, playing(rules, how)) : wagerOdds(rules, kind, how);
  });
}

/** The wager's odds, by the house way and by optimal play. */
function wagerOdds(rules: DoubleHandRules, kind: BetKind<SeenSeven>, how: PlayedOut): BetOdds {
  const way = { ...playedOdds(kind, how, playing(rules, how)), strategy: 'house way' };
  const best = bestOdds(rules, how, way);
  return best ? { ...way, best } : way;
}

/** Plays one round after another, each with a fresh deck, so that the rounds are independent. */
function playing(rules: DoubleHandRules, { lot }: PlayedOut): () => SeenSeven {
  const deck = standardDeck(rules.jokers);
  return () => {
    const table = loneTable(rules, dealtByLot(deck, 2 * CARDS_EACH, lot));
    let round = dealRound(table, sevenCards(rules));
    for (let [ask] = roundAsks(table, round); ask; [ask] = roundAsks(table, round)) {
      round = absentRound(table, round, ask.seat);
    }
    return seenAt(table, round, LONE_BETTOR.id);
  };
}
