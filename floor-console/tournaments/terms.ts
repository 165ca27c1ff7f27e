/** Tournament terms ready to announce: the figures that a director can change, and what follows from them. */
import type { SentTournamentTerms } from '../../protocol/tournament.ts';

/** What a director fills in, in dollars, chips, players and minutes. */
export interface TermsDraft {
  readonly kind: 'sit-n-go' | 'tournament';
  readonly name: string;
  /** The id of one of the games in the view. */
  readonly game: string;
  readonly betting: SentTournamentTerms['betting'];
  readonly handForHand: boolean;
  readonly entry: string;
  readonly fee: string;
  readonly stack: string;
  readonly seats: string;
  readonly fewest: string;
  readonly most: string;
  readonly minutes: string;
  readonly late: string;
  readonly reentries: string;
}

export const SIT_N_GO: TermsDraft = {
  ...{
    ...{ kind: 'sit-n-go', game: '', betting: 'no-limit', handForHand: false },
    name: 'Sit-n-go $20',
    entry: '20',
    fee: '2',
    stack: '1500',
    seats: '9',
    fewest: '9',
    most: '9',
  },
  ...{ minutes: '10', late: '0', reentries: '0' },
};

export const TOURNAMENT: TermsDraft = {
  ...{
    kind: 'tournament',
    game: '',
    betting: 'no-limit',
    handForHand: true,
    name: 'Tournament $100',
    entry: '100',
    fee: '10',
    stack: '10000',
    seats: '9',
    fewest: '4',
  },
  ...{ most: '90', minutes: '20', late: '4', reentries: '1' },
};

/** The big blind of each level as a multiple of the first; each is at most twice the one before. */
const BIGS = [1, 1.5, 2, 3, 4, 6, 8, 10, 12, 16, 20, 30, 40, 60, 80, 100, 120, 160, 200, 300, 400, 600, 800, 1000];

/** The levels for a starting stack: fifty big blinds at first, antes from the fifth level on. */
function levelsFor(stack: number): SentTournamentTerms['levels'] {
  const big = Math.max(2, Math.round(stack / 50));
  return BIGS.map((times, nth) => {
    const bet = Math.round(big * times);
    return { small: Math.max(1, Math.floor(bet / 2)), big: bet, ante: nth < 4 ? 0 : Math.max(1, Math.floor(bet / 10)) };
  });
}

/** The prizes in percent for each place, by the number of entries. */
const PRIZES: SentTournamentTerms['prizes'] = [
  { from: 2, parts: [100] },
  { from: 5, parts: [65, 35] },
  { from: 8, parts: [50, 30, 20] },
  { from: 21, parts: [40, 25, 16, 11, 8] },
  { from: 41, parts: [31, 21, 14, 10, 8, 6, 5, 3, 2] },
];

/** The terms made from a draft; the house reports what is wrong with them. */
export function termsOf(draft: TermsDraft, game: SentTournamentTerms['game']): SentTournamentTerms {
  const { kind, name, betting, handForHand, entry, fee, stack, seats, fewest, most, minutes, late, reentries } = draft;
  const isSitNGo = kind === 'sit-n-go';
  return {
    ...{ name: name.trim(), game, betting },
    ...{ entry: Math.round(Number(entry) * 100), fee: Math.round(Number(fee) * 100), stack: Number(stack) },
    ...{ seats: Number(seats), fewest: Number(fewest), most: Number(most) },
    starts: isSitNGo ? 'when full' : 'by the director',
    levels: levelsFor(Number(stack)),
    every: { by: 'time', minutes: Number(minutes) },
    breaks: isSitNGo
      ? []
      : [
          { after: 4, minutes: 10 },
          { after: 8, minutes: 10 },
          { after: 12, minutes: 10 },
        ],
    ...(handForHand ? { handForHand } : {}),
    ...{ lateThrough: Number(late), reentries: Number(reentries), prizes: PRIZES },
  };
}
