/** The three games of three cards: what each has of bets, and the house way that is the same in all. */
import type { Card } from '../../card.ts';
import type { FiveCardKind } from '../../ranking/kinds.ts';
import { ANTE, type Look, PLAY, type SeenAnte } from '../ante/spec.ts';
import { type AnteGame, anteVariant } from '../ante/variant.ts';
import { type BetKind, kept, postedBet } from '../bet.ts';
import { anteBet, pairBonus, playBet, sixCardBonus } from './bets.ts';
import { threeCardOdds } from './odds.ts';
import { LOWEST_PLAYED, QUALIFIES, rankThree, threeInWords } from './rank.ts';
import { type ThreeCardDefaults, type ThreeCardRules, threeCardRules } from './rules.ts';

interface ThreeCardGame extends ThreeCardDefaults {
  readonly id: string;
  readonly name: string;
  readonly pair: { readonly id: string; readonly label: string };
  readonly six: {
    readonly id: string;
    readonly label: string;
    readonly pays: readonly (readonly [FiveCardKind, number])[];
  } | null;
  /** Whether a bonus needs an ante beside it. */
  readonly needsAnte: boolean;
}

const LOOKS: readonly Look[] = [
  { name: '', board: 0, plays: [{ id: PLAY, label: 'Play', times: 1 }], otherwise: 'fold' },
];

/** The card of the player-dealer that is turned up: the last of the three, at the bottom of the stack (001:1690-1691). */
const UP = 2;

export function threeCardGame(game: ThreeCardGame) {
  const { id, name, pair, six, needsAnte } = game;
  const bets = kept((rules: ThreeCardRules): readonly BetKind<SeenAnte>[] => {
    const { bonusAfterFold, chip, minPair, maxPair, minSix, maxSix, backline } = rules;
    const place = { step: chip, needs: needsAnte ? [ANTE] : [], backline: backline !== 'no' };
    const equal = rules.pairPlus === 'equal';
    return [
      anteBet(rules),
      pairBonus(
        { ...pair, standsAfterFold: bonusAfterFold === 'stands' },
        equal
          ? { ...place, min: rules.minBet, max: rules.maxBet, upTo: null, equals: ANTE }
          : { ...place, min: minPair, max: maxPair, upTo: null },
      ),
      ...(six === null
        ? []
        : [
            sixCardBonus(
              { ...six, standsAfterFold: bonusAfterFold !== 'lost' },
              { ...place, min: minSix, max: maxSix, upTo: null },
            ),
          ]),
    ];
  });
  const bonuses = six === null ? [pair.id] : [pair.id, six.id];
  const spec: AnteGame<ThreeCardRules> = {
    id,
    name,
    rules: threeCardRules(game),
    cards: 3,
    up: UP,
    looks: () => LOOKS,
    bets,
    play: () => playBet,
    order: ({ bonusFirst }) => (bonusFirst ? [...bonuses, ANTE, PLAY] : [ANTE, PLAY, ...bonuses]),
    outliveFold: ({ bonusAfterFold }) =>
      bonusAfterFold === 'stands' ? bonuses : bonusAfterFold === 'lost' || six === null ? [] : [six.id],
    actionCard: ({ actionBy }) => (actionBy === 'left' ? null : UP),
    houseWay: (_, __, { hand }) => houseWay(hand),
    inWords: (_, hand) => threeInWords(hand),
    qualifies: (_, dealer) => rankThree(dealer) >= QUALIFIES,
    posted: (rules) => [
      'Play as much as the ante, or fold. The player-dealer needs queen high',
      ...(rules.unqualified === 'pays'
        ? ['Without queen high every ante is paid 1 to 1, the Play goes back']
        : ['Without queen high the antes are compared, the Play goes back']),
      ...bets(rules).flatMap((kind) => (kind.bonus ? [postedBet(kind, 'an ante')] : [])),
    ],
    odds: (rules) => threeCardOdds(rules, bets(rules)),
  };
  return { spec, variant: anteVariant(spec) };
}

/**
 * Queen, six and four and better are played, the rest folds: what is best for whoever sees three cards and no other
 * (found by `threeCardOdds`). No house prints a house way for this game.
 */
export const houseWay = (hand: readonly Card[]): string => (rankThree(hand) >= LOWEST_PLAYED ? PLAY : 'fold');
