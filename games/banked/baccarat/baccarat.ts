/** EZ Baccarat and its sister with the Panda 8: two hands for everybody, and no decision after the bets. */
import { type Card, cardText, standardDeck } from '../../card.ts';
import { dollars } from '../../money.ts';
import { refuse } from '../../result.ts';
import { deciderOf } from '../table.ts';
import type { BankedVariant, SpotKind } from '../variant.ts';
import { type BaccaratRound, dealCoup, inWords, sentenceOf } from './round.ts';
import { type BaccaratDefaults, type BaccaratRules, baccaratRules, limitsOf } from './rules.ts';
import { duesOf } from './settlement.ts';
import { isNatural, pointsOf, totalOf } from './tableau.ts';

const LINES = ['player', 'banker'];

export function baccarat(
  id: string,
  name: string,
  defaults: BaccaratDefaults,
): BankedVariant<BaccaratRules, BaccaratRound> {
  return {
    id,
    name,
    rules: baccaratRules(defaults),
    spots,
    base: LINES,
    dice: false,
    tracked: true,
    deck: ({ decks }) => Array.from({ length: decks }, () => standardDeck()).flat(),
    cut: ({ decks, cutCard }) => decks * 52 - cutCard,
    deal: dealCoup,
    asks: () => [],
    decide: () => refuse('no decision', 'There is nothing to decide once bets are closed.'),
    absent: (_, round) => round,
    dues: (table, { coup, place, player, banker }) =>
      duesOf(table, coup, place, sentenceOf(coup, player.map(pointsOf), banker.map(pointsOf))),
    action: (table, { place, banker }) => {
      const position = place === null ? undefined : table.positions[place - 1];
      const button = banker[1];
      if (place === null || !position || button === undefined) return null;
      return { position: position.id, text: inWords(button, place) };
    },
    result: (_, round) => wordOf(round),
    positions: (table) =>
      table.positions.map((position) => ({
        id: position.id,
        seat: position.seat,
        decides: deciderOf(table, position, [...LINES, 'tie']),
        hands: [],
      })),
    zones: (_, { player, banker }) => [zone('player', 'Player', player), zone('banker', 'Banker', banker)],
    posted,
  };
}

function spots(rules: BaccaratRules): readonly SpotKind[] {
  const { minBet, maxBet, betStep, chip, bonusBackline, pandaPays } = rules;
  const line = { min: minBet, max: maxBet, step: betStep, needs: [], upTo: null, bonus: false, backline: true };
  const side = { step: chip, needs: LINES, upTo: null, bonus: true, backline: bonusBackline };
  return [
    { ...line, id: 'player', label: 'Player', payTable: [] },
    { ...line, id: 'banker', label: 'Banker', payTable: rules.threeCardSeven === 'push' ? BANKER : [] },
    {
      ...side,
      ...limitsOf(rules, 'tie'),
      id: 'tie',
      label: 'Tie',
      needs: rules.tieAlone ? [] : LINES,
      backline: true,
      payTable: [`Tie: ${rules.tiePays} to 1`],
    },
    ...(pandaPays === undefined
      ? []
      : [
          {
            ...side,
            ...limitsOf(rules, 'panda-8'),
            id: 'panda-8',
            label: 'Panda 8',
            payTable: [`Player wins with a three-card 8: ${pandaPays} to 1`],
          },
        ]),
    {
      ...side,
      ...limitsOf(rules, 'dragon-7'),
      id: 'dragon-7',
      label: 'Dragon 7',
      payTable: [`Banker wins with a three-card 7: ${rules.dragonPays} to 1`],
    },
  ];
}

const BANKER = ['Banker wins: 1 to 1', 'Banker wins with a three-card 7: push'];

/** The word that the tracker keeps; see games/tracker.ts. A natural is only ever in the hand that decides. */
function wordOf({ coup: { winner, dragon, panda }, player, banker }: BaccaratRound): string {
  const natural = isNatural(player.map(pointsOf)) || isNatural(banker.map(pointsOf));
  const line = winner === null ? 'T' : winner === 'player' ? 'P' : 'B';
  return line + (dragon ? '7' : panda ? '8' : natural ? 'N' : '');
}

function zone(id: string, label: string, cards: readonly Card[]) {
  const points = cards.map(pointsOf);
  const total = totalOf(points);
  return { id, label, cards: cards.map(cardText), text: isNatural(points) ? `Natural ${total}` : String(total) };
}

function posted(rules: BaccaratRules): readonly string[] {
  const range = (spot: 'tie' | 'dragon-7' | 'panda-8'): string => {
    const { min, max } = limitsOf(rules, spot);
    return `${dollars(min)} to ${dollars(max)}`;
  };
  const alone = rules.tieAlone ? '' : ', with a line bet';
  return [
    rules.threeCardSeven === 'push'
      ? 'Player and Banker pay 1 to 1; a tie pushes both, a three-card 7 of the banker pushes Banker'
      : 'Player and Banker pay 1 to 1; a tie pushes both',
    `Tie pays ${rules.tiePays} to 1: ${range('tie')}${alone}`,
    ...(rules.pandaPays === undefined
      ? []
      : [`Panda 8 pays ${rules.pandaPays} to 1: ${range('panda-8')}, with a line bet`]),
    `Dragon 7 pays ${rules.dragonPays} to 1: ${range('dragon-7')}, with a line bet`,
    `${rules.decks} decks in the shoe`,
  ];
}
