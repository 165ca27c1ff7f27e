/** The bets of baccarat with a choice. */
import { saysOfLine, saysOfSide } from '../baccarat/bets.ts';
import { DRAGON_ROWS, dragonRow } from '../baccarat/dragon-bonus.ts';
import { type BetKind, baseLimits, type Judged, kept, loses, type PayRow, pushes, wins } from '../bet.ts';
import type { SeenDraw } from './coup.ts';
import type { CenturyRules, CommunityRules, SharedDrawRules } from './rules.ts';

type Frame = Pick<BetKind<SeenDraw>, 'min' | 'max' | 'step' | 'needs' | 'upTo' | 'bonus' | 'paysFee' | 'backline'>;

const sideFrame = (
  { minBet, maxBet, chip, bonusFees }: SharedDrawRules,
  min: number | null,
  max: number | null,
  needs: readonly string[],
): Frame => ({
  ...{ min: min ?? minBet, max: max ?? maxBet, step: chip, needs, upTo: null },
  ...{ bonus: true, paysFee: bonusFees, backline: true },
});

/** A line on one of the hands, which a tie pushes; `to` and `per` are what it pays. */
function line(
  rules: SharedDrawRules,
  side: 'player' | 'banker',
  own: Pick<BetKind<SeenDraw>, 'id' | 'label'>,
  pays: Pick<PayRow, 'to' | 'per'>,
): BetKind<SeenDraw> {
  const won = wins(`${own.label} wins`, pays.to, {
    per: pays.per,
    posted: pays.per === 1 ? null : `${own.label} wins`,
  });
  const [lost, tied] = [loses(`${own.label} loses`), pushes('Tie')];
  return {
    ...baseLimits(rules),
    ...own,
    rows: [won, lost, tied],
    outcome: ({ winner }) => (winner === null ? tied : winner === side ? won : lost),
    says: (row, coup) => saysOfLine(own.label, row, coup),
  };
}

function tie(rules: SharedDrawRules, needs: readonly string[]): BetKind<SeenDraw> {
  const [won, lost] = [wins('Tie', rules.tiePays, { posted: 'Tie' }), loses('No tie')];
  return {
    ...sideFrame(rules, rules.minTie, rules.maxTie, needs),
    id: 'tie',
    label: 'Tie',
    rows: [won, lost],
    outcome: ({ equal }) => (equal ? won : lost),
    says: (row, coup) => saysOfSide('Tie', row, coup),
  };
}

/** A bonus for winning with a natural, or by four or more points (000:5870-5917; 003:1869-1894). */
function spread(
  rules: SharedDrawRules,
  side: 'player' | 'banker',
  own: Pick<BetKind<SeenDraw>, 'id' | 'label'>,
  needs: readonly string[],
): BetKind<SeenDraw> {
  return {
    ...sideFrame(rules, rules.minBonus, rules.maxBonus, needs),
    ...own,
    rows: DRAGON_ROWS,
    outcome: (coup) => dragonRow(side, coup),
    says: (row, coup) => saysOfSide(own.label, row, coup),
  };
}

/** The one wager of the face up version: the player-dealer wins ties on zero and one (004:1907-1909, 1970-1972). */
function faceUpBase(rules: SharedDrawRules): BetKind<SeenDraw> {
  return { ...baseLimits(rules), id: 'base', label: 'Wager', rows: FACE_UP_ROWS, outcome: faceUpRow, says: faceUpSays };
}

const FACE_UP_WIN = wins('Player wins', 1);
const FACE_UP_TIE = pushes('Tie on two or more');
const FACE_UP_LOW_TIE = loses('Tie on zero or one');
const FACE_UP_LOSE = loses('Player loses');
const SURRENDER = loses('Surrendered', { per: 2, result: 'surrender' });
const FACE_UP_ROWS = [FACE_UP_WIN, FACE_UP_TIE, FACE_UP_LOW_TIE, FACE_UP_LOSE, SURRENDER];

function faceUpRow({ winner, player, choice }: SeenDraw): PayRow {
  if (choice === 'surrender') return SURRENDER;
  if (winner === null) return player.total >= 2 ? FACE_UP_TIE : FACE_UP_LOW_TIE;
  return winner === 'player' ? FACE_UP_WIN : FACE_UP_LOSE;
}

function faceUpSays(row: PayRow, { sentence }: SeenDraw): string {
  if (row === SURRENDER) return 'Surrendered: half of the wager is lost.';
  if (row === FACE_UP_LOW_TIE) return `${sentence}, which the player-dealer wins.`;
  return row.to === 0 ? `${sentence}: the wager is pushed.` : `${sentence}.`;
}

/** The bets of a table, placed before the deal. */
export const centuryBets = kept((rules: CenturyRules): readonly BetKind<SeenDraw>[] => {
  if (rules.version === 'face-up') return [faceUpBase(rules)];
  return [
    line(rules, 'player', { id: 'player', label: 'Player' }, { to: 1, per: 1 }),
    line(rules, 'banker', { id: 'dealer', label: 'Dealer' }, { to: 19, per: 20 }), // 000:5695
    tie(rules, ['player', 'dealer']),
    spread(rules, 'player', { id: 'player-dragon-bonus', label: 'Player Dragon Bonus' }, ['player']), // 000:5888-5890
    spread(rules, 'banker', { id: 'dealer-dragon-bonus', label: 'Dealer Dragon Bonus' }, ['dealer']),
  ];
});

/** The tie of the face up version, bet after the cards are seen. */
export const lateTies = kept((rules: CenturyRules): readonly BetKind<SeenDraw>[] =>
  rules.version === 'face-up' ? [tie(rules, [])] : [],
);

/** Bets that players of the face up version add after the deal. */
export const addedBets = kept((rules: CenturyRules): readonly Judged<SeenDraw>[] =>
  rules.version === 'face-up' ? [...lateTies(rules), { ...faceUpBase(rules), id: 'double', label: 'Double' }] : [],
);

export const communityBets = kept((rules: CommunityRules): readonly BetKind<SeenDraw>[] => [
  line(rules, 'player', { id: 'base', label: 'Wager' }, { to: 1, per: 1 }),
  tie(rules, ['base']),
  spread(rules, 'player', { id: 'player-spread', label: 'Player Spread' }, ['base']),
  spread(rules, 'banker', { id: 'dealer-spread', label: 'Dealer Spread' }, ['base']),
]);
