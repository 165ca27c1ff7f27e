import { bankedGame } from './banked/banked.ts';
import { addedBets, centuryBets, lateTies } from './banked/shared-draw/bets.ts';
import { drawOdds } from './banked/shared-draw/odds.ts';
import { centuryRules } from './banked/shared-draw/rules.ts';
import { FACE_UP, VERSION_8_2 } from './banked/shared-draw/style.ts';
import { sharedDraw } from './banked/shared-draw/variant.ts';

/** 21st Century Baccarat: version 8.2 (000:5638-5920), and face up (004:1736-2115). */
export const centuryBaccaratVariant = sharedDraw({
  id: 'century-baccarat',
  name: '21st Century Baccarat',
  rules: centuryRules,
  style: ({ version }) => (version === '8.2' ? VERSION_8_2 : FACE_UP),
  bets: centuryBets,
  added: addedBets,
  posted: ({ version, tiePays }) =>
    version === '8.2'
      ? [
          'Player pays 1 to 1, Dealer 19 to 20; a tie pushes both',
          'A player hand of 5 draws; where the player-dealer shows a 5 or 6, each player may stand',
        ]
      : [
          'Even money; ties on two or more push, and the player-dealer wins ties on zero or one',
          'Stand on 7 or more, take a card on 4 or less, choose on 5 or 6; up to 6 double or surrender half',
          `A tie, bet once the cards are seen, pays ${tiePays} to 1 and may not be more than the wager`,
          'The player-dealer draws on 5 or less',
        ],
  odds: (rules) =>
    drawOdds(rules.decks, rules.version === '8.2' ? VERSION_8_2 : FACE_UP, [...centuryBets(rules), ...lateTies(rules)]),
});

export const centuryBaccarat = bankedGame(centuryBaccaratVariant);
