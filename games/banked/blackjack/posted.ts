/** What is posted at the table in addition to the limits, in words. */
import { payoffText } from './compare.ts';
import type { Law, NaturalLaw, Stops } from './law.ts';

const NATURALS: Readonly<Record<NaturalLaw['made'], string>> = {
  'two-jokers': 'two jokers',
  'jokers-and-aces': 'two aces or an ace with a joker',
  'ace-and-bonus': 'an ace with a bonus card',
};

export function posted(law: Law): readonly string[] {
  const naturals = law.naturals.map(({ made, pays }) => `${NATURALS[made]} ${payoffText(pays)}`);
  return [
    ...(naturals.length > 0 ? [`Naturals pay: ${naturals.join(', ')}`] : []),
    ...(law.joker === 'whole' && law.hasJokers ? [`Any other hand with a joker counts ${law.target}`] : []),
    dealerInWords(law),
    ...(law.order === 'nearest'
      ? [`Nearest to ${law.target} wins; of two equally near, the hand under it`]
      : [
          `Both over ${law.target}: ` +
            `${{ win: 'the nearer player wins', push: 'the nearer player pushes', lose: 'the player loses' }[law.overNearer]}, ` +
            `equal counts ${law.overEqual === 'push' ? 'push' : 'lose'}${SAVES[law.overSaves]}`,
        ]),
    ...(law.insurance === 'no' ? [] : ['Insurance against an ace pays 2 to 1']),
  ];
}

const SAVES: Readonly<Record<Law['overSaves'], string>> = {
  none: '',
  'dealer-888': '; three eights of the player-dealer push',
  'same-cards': '; identical cards push',
  'dealer-suited-789': '; against 7, 8, 9 of one suit the nearer player pushes',
};

/** `The player-dealer hits soft 17 or less`, as the texts say; where they have a choice, only what they must do. */
function dealerInWords({ dealerChooses, dealerStands }: Law): string {
  if (dealerChooses === null) return `The player-dealer hits ${upTo(dealerStands)}`;
  const { mustHit, mustStand } = dealerChooses;
  const hits = mustHit > 0 ? `hits ${mustHit} or less, ` : '';
  return `The player-dealer ${hits}stands on hard ${mustStand.hard} or more, and may choose on other counts`;
}

const upTo = ({ hard, soft }: Stops): string =>
  soft > hard ? `soft ${soft - 1}, hard ${hard - 1} or less` : `${hard - 1} or less`;
