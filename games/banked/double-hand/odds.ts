/** The odds of games of two hands, played out: player and player-dealer both set the house way. */
import { standardDeck } from '../../card.ts';
import type { BetOdds, PlayedOut } from '../../odds.ts';
import { dealtByLot, LONE_BETTOR, loneTable, playedOdds } from '../odds.ts';
import { betsFor } from './bets.ts';
import { LUCKY } from './lucky.ts';
import { luckyOdds } from './lucky-odds.ts';
import { absentRound, dealRound, roundAsks } from './round.ts';
import { CARDS_EACH, type DoubleHandRules } from './rules.ts';
import { seenAt } from './settlement.ts';

/** The wager against the player-dealer: every round is of a fresh deck, so that the rounds do not depend on each other. */
export function doubleHandOdds(rules: DoubleHandRules, how: PlayedOut): readonly BetOdds[] {
  const deck = standardDeck(rules.jokers);
  return betsFor(rules).map((kind) =>
    kind.id === LUCKY
      ? luckyOdds(kind)
      : playedOdds(kind, how, () => {
          const table = loneTable(rules, dealtByLot(deck, 2 * CARDS_EACH, how.lot));
          let round = dealRound(table);
          for (let [ask] = roundAsks(table, round); ask; [ask] = roundAsks(table, round)) {
            round = absentRound(table, round, ask.seat);
          }
          return seenAt(table, round, LONE_BETTOR.id);
        }),
  );
}
