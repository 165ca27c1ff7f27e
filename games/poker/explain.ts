/** How a pot game is played and what wins, taken from its variant data and its rankings. */
import { type Card, cardText, parseCards } from '../card.ts';
import { ofAnyFive } from '../ranking/of-any-five.ts';
import type { Ranking } from '../ranking/ranking.ts';
import type { RuleText } from '../rule-text.ts';
import type { CommonRules } from './common-options.ts';
import { qualifierText } from './jackpots.ts';
import { hasBoard, type Opens, type Street, type StreetStep, type Variant } from './variant.ts';

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const cards = (count: number): string => `${COUNTS[count] ?? count} card${count === 1 ? '' : 's'}`;

const STEPS: Readonly<Record<StreetStep['kind'], (count: number) => string>> = {
  down: (count) => `${cards(count)} face down to each player`,
  up: (count) => `${cards(count)} face up to each player`,
  board: (count) => `${cards(count)} face up in the middle for everybody`,
  discard: (count) => `each player throws ${cards(count)} away`,
  expose: (count) => `each player turns ${cards(count)} up`,
  draw: (count) => `each player in turn may throw away up to ${cards(count)} and is dealt as many`,
  turn: () =>
    'each player in turn may turn the hidden card up: the next card is then dealt face down, otherwise face up',
};

function opensWords(opens: Opens): string {
  switch (opens.by) {
    case 'position':
      return opens.from === 'blinds'
        ? 'the player left of the blinds acts first'
        : 'the first player left of the button acts first';
    case 'card':
      return `the ${opens.card} open card acts first`;
    case 'open-hand':
      return `the ${opens.hand} open hand acts first`;
  }
}

const sentence = (parts: readonly string[]): string => {
  const text = parts.join(', then ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

const streetLine = ({ name, steps, opens }: Street): string =>
  `${name}: ${sentence([...steps.map(({ kind, count }) => STEPS[kind](count)), `bets; ${opensWords(opens)}`])}`;

/**
 * Hands of every kind, made of cards that most decks have; the ranking decides which of them count, and in what order.
 */
const HIGH_EXAMPLES = [
  'As Ah Ad Ac X1',
  'As Ks Qs Js Ts',
  'Jh Th 9h 8h 7h',
  'Qs Qh Qd Qc 9s',
  'Js Jh Jd 8c 8s',
  'Ah Jh 9h 8h 7h',
  'Ks Qh Jd Tc 9s',
  'Ts Th Td Kc 8s',
  'As Ah 9d 9c Ks',
  'Ks Kh Qd 9c 8s',
  'As Qh Td 8c 7s',
  // For decks without eights, nines and tens.
  'As Ks Qs Js 7s',
  '6s 5s 4s 3s 2s',
  '7s 7h 7d 7c Ks',
  'Js Jh Jd 7c 7s',
  'Ah Jh 7h 5h 3h',
  'Ks Qh Jd 7c 6s',
  '7s 7h 7d Kc 5s',
  'As Ah 7d 7c Ks',
  'Ks Kh Qd 7c 5s',
  'As Qh 6d 4c 3s',
];

const LOW_EXAMPLES = [
  'As 2h 3d 4c 5s',
  'As 2h 3d 4c 6s',
  '2s 3h 4d 5c 7s',
  '2s 3h 4d 6c 7s',
  'As 2h 4d 5c 8s',
  '4s 5h 6d 7c 8s',
  '2s 4h 5d 7c 9s',
  '4s 6h 8d 9c Ts',
  '3s 3h 4d 6c Ks',
];
const BADUGI_EXAMPLES = [
  'As 2h 3d 4c',
  'As 2h 4d 8c',
  '3s 7h 9d Qc',
  'As 2h 3d 4d',
  '5s 6h 6d Jd',
  'As 2s 2d 4d',
  'Ks Qs Js Ts',
];

function examplesOf(given: Ranking, deck: readonly Card[], hasBoard: boolean): NonNullable<RuleText['hands']> {
  const ranking = ofAnyFive(given);
  const examples = ranking.cards === 4 ? BADUGI_EXAMPLES : ranking.lowWins ? LOW_EXAMPLES : HIGH_EXAMPLES;
  return examples
    .map((text) => parseCards(text) ?? [])
    .filter((hand) => hand.length > 0 && hand.every((card) => deck.includes(card)))
    .map((hand): [readonly Card[], readonly Card[]] => (hasBoard ? [hand.slice(0, 2), hand.slice(2)] : [hand, []]))
    .map(([hole, board]) => ({ hole, board, value: ranking.rank(hole, board) }))
    .filter(({ value }) => value > 0)
    .map(({ hole, board, value }) => ({ value, cards: [...hole, ...board], name: ranking.describe(hole, board).words }))
    .filter(({ name }, nth, all) => all.findIndex((other) => kindOf(other.name) === kindOf(name)) === nth)
    .toSorted((a, b) => b.value - a.value)
    .map(({ name, cards: five }) => ({ name, cards: five.map(cardText) }));
}

/** `full house` of `full house, jacks full of eights`. */
const kindOf = (words: string): string => words.split(',')[0] ?? words;

/** Hands of every kind that a ranking has, best first. */
export function rankedHands(ranking: Ranking, title: string, deck: readonly Card[], hasBoard: boolean): RuleText {
  const decide = ranking.lowWins ? 'lower' : 'higher';
  return {
    title,
    lines: [`${ranking.name}. The best first; between two hands of the same kind the ${decide} cards win.`],
    hands: examplesOf(ranking, deck, hasBoard),
  };
}

/** Explains a variant as it is under these rules. */
export function explainPoker(
  variant: Variant,
  { mayShow, jackpots }: Pick<CommonRules, 'mayShow' | 'jackpots'>,
): readonly RuleText[] {
  const { streets, rankings, otherwise, deck } = variant;
  const winning = (ranking: Ranking, title: string): RuleText => rankedHands(ranking, title, deck, hasBoard(variant));
  const [first, second] = rankings;
  return [
    {
      title: 'How a hand goes',
      lines: [
        ...streets.map(streetLine),
        'Every player who has not folded shows their hand; the best takes the pot.',
        ...(mayShow ? ['After that, a player who won or lost unseen may show one card, all of them or none.'] : []),
      ],
    },
    winning(first, second ? 'What wins one half of the pot' : 'What wins'),
    ...(second ? [winning(second, 'What wins the other half')] : []),
    ...(otherwise ? [winning(otherwise, 'What wins if no hand qualifies')] : []),
    ...(jackpots.length > 0
      ? [{ title: 'Jackpots', lines: jackpots.map((jackpot) => qualifierText(variant, jackpot)) }]
      : []),
  ];
}
