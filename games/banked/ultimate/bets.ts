/** The bets of Ultimate Texas Hold'em: ante and blind, Trips, Bad Beat, and the Play (001:6743-6867; 003:3000-3224). */
import type { Card } from '../../card.ts';
import { rankHigh } from '../../ranking/high.ts';
import { type FiveCardKind, fiveCardKind } from '../../ranking/kinds.ts';
import { ANTE, PLAY, type SeenAnte } from '../ante/spec.ts';
import { type BetKind, type Judged, kept, loses, type PayRow, paysInWords, pushes, wins } from '../bet.ts';
import { QUALIFIES, rankWith, TRIPS } from './rank.ts';
import type { UltimateRules } from './rules.ts';

export const [BLIND, TRIPS_BET, BAD_BEAT] = ['blind', 'trips', 'bad-beat'];

type Pays = readonly (readonly [FiveCardKind, number, number?])[];

/** What a winning Blind pays; other hands push. */
export const blindPays = (flush: UltimateRules['blindFlush']): Pays => [
  ['royal flush', 500],
  ['straight flush', 50],
  ['four of a kind', 10],
  ['full house', 3],
  flush === '3-to-2' ? ['flush', 3, 2] : ['flush', 6, 5],
  ['straight', 1],
];

const TRIPS_PAYS: Pays = [
  ['royal flush', 50],
  ['straight flush', 40],
  ['four of a kind', 30],
  ['full house', 8],
  ['flush', 6],
  ['straight', 5],
  ['three of a kind', 3],
];

/** By the hand that loses; a royal flush cannot. */
const BAD_BEAT_PAYS: Pays = [
  ['straight flush', 10_000],
  ['four of a kind', 500],
  ['full house', 40],
  ['flush', 25],
  ['straight', 20],
  ['three of a kind', 9],
];

const titled = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const rowsOf = (pays: Pays): ReadonlyMap<FiveCardKind, PayRow> =>
  new Map(pays.map(([kind, to, per = 1]) => [kind, wins(titled(kind), to, { per, posted: titled(kind) })]));

/** Both hands as they compare. */
interface Compared {
  readonly own: number;
  readonly other: number;
}

export const betsFor = kept((rules: UltimateRules): readonly BetKind<SeenAnte>[] => {
  const { minBet, maxBet, betStep, chip, boardPlays } = rules;
  const values = ({ hand, dealer, board }: SeenAnte): Compared => ({
    own: rankWith(hand, board, boardPlays),
    other: rankWith(dealer, board, boardPlays),
  });
  const table = { min: minBet, max: maxBet, step: betStep, upTo: null, bonus: false, backline: true };
  const bonus = { step: chip, needs: [ANTE], upTo: null, bonus: true, backline: true };
  const beside = [anteBet(table, values), blindBet(rules, table, values), tripsBet(rules, bonus)];
  return rules.badBeat ? [...beside, badBeatBet(rules, bonus, values)] : beside;
});

type Values = (seen: SeenAnte) => Compared;
type TablePlace = Pick<BetKind<SeenAnte>, 'min' | 'max' | 'step' | 'upTo' | 'bonus' | 'backline'>;
type BonusPlace = Pick<BetKind<SeenAnte>, 'step' | 'needs' | 'upTo' | 'bonus' | 'backline'>;

function anteBet(place: TablePlace, values: Values): BetKind<SeenAnte> {
  const rows = {
    folded: loses('Folded'),
    short: pushes('No pair of the player-dealer'),
    better: wins('Better hand', 1),
    same: pushes('Same hand'),
    worse: loses('Worse hand'),
  };
  return {
    ...{ id: ANTE, label: 'Ante', needs: [], ...place },
    rows: [rows.better, rows.short, rows.same, rows.worse, rows.folded],
    outcome(seen) {
      if (seen.folded) return rows.folded;
      const { own, other } = values(seen);
      if (other < QUALIFIES) return rows.short;
      return own > other ? rows.better : own < other ? rows.worse : rows.same;
    },
    says: (row) => `${row.name}.`,
  };
}

function blindBet({ blindFlush }: UltimateRules, place: TablePlace, values: Values): BetKind<SeenAnte> {
  const paid = rowsOf(blindPays(blindFlush));
  const less = pushes('Wins with less than a straight');
  const [same, worse, folded] = [pushes('Same hand'), loses('Worse hand'), loses('Folded')];
  return {
    ...{ id: BLIND, label: 'Blind', needs: [ANTE], ...place, equals: ANTE, always: true },
    rows: [...paid.values(), less, same, worse, folded],
    outcome(seen) {
      if (seen.folded) return folded;
      const { own, other } = values(seen);
      if (own === other) return same;
      return own < other ? worse : (paid.get(fiveCardKind(own)) ?? less);
    },
    says: (row) => `${row.name}${row.to > 0 ? `: ${paysInWords(row)}` : ''}.`,
  };
}

function tripsBet({ minTrips, maxTrips, tripsAfterFold }: UltimateRules, place: BonusPlace): BetKind<SeenAnte> {
  const paid = rowsOf(TRIPS_PAYS);
  const nothing = loses('Less than three of a kind');
  return {
    ...{ id: TRIPS_BET, label: 'Trips', min: minTrips, max: maxTrips, ...place },
    rows: [...paid.values(), nothing],
    outcome({ hand, board, folded }) {
      const own: readonly Card[] = folded && tripsAfterFold === 'board' ? [] : hand;
      return paid.get(fiveCardKind(rankHigh(own, board))) ?? nothing;
    },
    says: (row) => `${row.name}${row.to > 0 ? `: ${paysInWords(row)}` : ''}.`,
  };
}

function badBeatBet({ minBadBeat, maxBadBeat }: UltimateRules, place: BonusPlace, values: Values): BetKind<SeenAnte> {
  const paid = rowsOf(BAD_BEAT_PAYS);
  const nothing = loses('No bad beat');
  return {
    ...{ id: BAD_BEAT, label: 'Bad Beat', min: minBadBeat, max: maxBadBeat, ...place },
    rows: [...paid.values(), nothing],
    outcome(seen) {
      const { own, other } = values(seen);
      const beaten = Math.min(own, other);
      if (seen.folded || own === other || other < QUALIFIES || beaten < TRIPS) return nothing;
      return paid.get(fiveCardKind(beaten)) ?? nothing;
    },
    says: (row) => (row.to > 0 ? `${row.name} is beaten: ${paysInWords(row)}.` : `${row.name}.`),
  };
}

/** The Play pays even money, whether or not the player-dealer qualifies (001:6754-6764; 003:3014-3018). */
export const playFor = kept(({ boardPlays }: UltimateRules): Judged<SeenAnte> => {
  const [better, same, worse] = [wins('Better hand', 1), pushes('Same hand'), loses('Worse hand')];
  return {
    id: PLAY,
    label: 'Play',
    rows: [better, same, worse],
    outcome({ hand, dealer, board }) {
      const lead = rankWith(hand, board, boardPlays) - rankWith(dealer, board, boardPlays);
      return lead > 0 ? better : lead < 0 ? worse : same;
    },
    says: (row) => `${row.name}.`,
  };
});
