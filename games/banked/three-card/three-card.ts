/** The three games of three cards: each one's bets, and the house way that all share. */
import type { z } from 'zod';
import type { Card } from '../../card.ts';
import type { Cents } from '../../money.ts';
import type { FiveCardKind } from '../../ranking/kinds.ts';
import { ANTE, type Look, PLAY, type SeenAnte } from '../ante/spec.ts';
import { type AnteGame, anteVariant } from '../ante/variant.ts';
import { type BetKind, kept, postedBet } from '../bet.ts';
import { anteBet, pairBonus, playBet, sixCardBonus } from './bets.ts';
import { threeCardOdds } from './odds.ts';
import { LOWEST_PLAYED, lowestInWords, QUALIFIES, rankThree, threeInWords } from './rank.ts';
import type { ThreeCardDefaults, ThreeCardRules } from './rules.ts';

interface ThreeCardGame<Rules extends ThreeCardRules> extends ThreeCardDefaults {
  readonly id: string;
  readonly name: string;
  readonly pair: { readonly id: string; readonly label: string };
  readonly six: {
    readonly id: string;
    readonly label: string;
    readonly pays: readonly (readonly [FiveCardKind, number])[];
    /** What may be bet on it. */
    readonly limits: (rules: Rules) => { readonly min: Cents; readonly max: Cents };
  } | null;
  /** Whether a bonus needs an ante. */
  readonly needsAnte: boolean;
}

const LOOKS: readonly Look[] = [
  { name: '', board: 0, plays: [{ id: PLAY, label: 'Play', times: 1 }], otherwise: 'fold' },
];

/**
 * The card of the player-dealer that is turned up: the last of the three, at the bottom of the stack (001:1690-1691).
 */
const UP = 2;

/** A game with its options: `threeCardRules`, or `sixCardRules` where it has a bonus for six cards. */
export function threeCardGame<Rules extends ThreeCardRules>(game: ThreeCardGame<Rules>, rules: z.ZodType<Rules>) {
  const { id, name, pair, six, needsAnte } = game;
  const bets = kept((posted: Rules): readonly BetKind<SeenAnte>[] => {
    const { bonusAfterFold, chip, minPair, maxPair, backline } = posted;
    const place = { step: chip, needs: needsAnte ? [ANTE] : [], backline: backline !== 'no' };
    const equal = posted.pairPlus === 'equal';
    return [
      anteBet(posted),
      pairBonus(
        { ...pair, standsAfterFold: bonusAfterFold === 'stands' },
        equal
          ? { ...place, min: posted.minBet, max: posted.maxBet, upTo: null, equals: ANTE }
          : { ...place, min: minPair, max: maxPair, upTo: null },
      ),
      ...(six === null
        ? []
        : [
            sixCardBonus(
              { ...six, standsAfterFold: bonusAfterFold !== 'lost' },
              { ...place, ...six.limits(posted), upTo: null },
            ),
          ]),
    ];
  });
  const bonuses = six === null ? [pair.id] : [pair.id, six.id];
  const spec: AnteGame<Rules> = {
    id,
    name,
    rules,
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
    houseWayInWords: [`It plays with ${lowestInWords} and anything better, and folds the rest.`],
    inWords: (_, hand) => threeInWords(hand),
    qualifies: (_, dealer) => rankThree(dealer) >= QUALIFIES,
    posted: (of) => [
      'Play as much as the ante, or fold. The player-dealer needs queen high',
      ...(of.unqualified === 'pays'
        ? ['Without queen high every ante is paid 1 to 1, the Play goes back']
        : ['Without queen high the antes are compared, the Play goes back']),
      ...bets(of).flatMap((kind) => (kind.bonus ? [postedBet(kind, 'an ante')] : [])),
    ],
    odds: (of) => threeCardOdds(of, bets(of)),
  };
  return { spec, variant: anteVariant(spec) };
}

/**
 * Queen, six and four or better is played, anything lower folds: optimal for a player who sees three cards and no other
 * (found by `threeCardOdds`). No house prints a house way for this game.
 */
export const houseWay = (hand: readonly Card[]): string => (rankThree(hand) >= LOWEST_PLAYED ? PLAY : 'fold');
