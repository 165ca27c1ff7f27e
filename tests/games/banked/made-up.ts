/** A made-up game in one file: three cards each, the higher sum of pips wins; a bonus pays for three cards of one color. */
import { z } from 'zod';
import { fromPlace, placeByDice } from '../../../games/banked/action.ts';
import { bankedGame } from '../../../games/banked/banked.ts';
import { type BetKind, duesOf, kept, loses, paysInWords, postedBet, pushes, wins } from '../../../games/banked/bet.ts';
import { noDecisions } from '../../../games/banked/no-decisions.ts';
import { dealtByLot, LONE_BETTOR, loneTable, playedOdds } from '../../../games/banked/odds.ts';
import { type BankedRules, bankedOptions, bonusLimits } from '../../../games/banked/rules.ts';
import { type BankedTable, betsOn, deciderOf } from '../../../games/banked/table.ts';
import type { BankedVariant, Round } from '../../../games/banked/variant.ts';
import { type Card, cardText, rankOf, standardDeck, suitOf } from '../../../games/card.ts';

const limits = bonusLimits('Color', 100, 10_000, 'made up');
const rules = z.strictObject({
  ...bankedOptions({ positions: 7, coverage: 'gross' }),
  minColor: limits.min,
  maxColor: limits.max,
});
type Rules = BankedRules & z.output<typeof rules>;

interface ThreeRound extends Round {
  readonly hands: ReadonlyMap<string, readonly Card[]>;
  readonly dealer: readonly Card[];
}

interface Seen {
  readonly hand: readonly Card[];
  readonly dealer: readonly Card[];
}

const sumOf = (hand: readonly Card[]): number => hand.reduce((sum, card) => sum + rankOf(card), 0);
const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2;
const frame = { needs: [], upTo: null, bonus: false, backline: true } as const;

const betsFor = kept(({ minBet, maxBet, betStep, chip, minColor, maxColor }: Rules): readonly BetKind<Seen>[] => {
  const [higher, same, lower] = [wins('Higher', 1), pushes('The same'), loses('Lower')];
  const [one, both] = [wins('One color', 3, { posted: 'Three cards of one color' }), loses('Both colors')];
  return [
    {
      ...{ ...frame, id: 'base', label: 'Wager', min: minBet, max: maxBet, step: betStep },
      rows: [higher, same, lower],
      outcome({ hand, dealer }) {
        const lead = sumOf(hand) - sumOf(dealer);
        return lead > 0 ? higher : lead < 0 ? lower : same;
      },
      says: (row, { hand, dealer }) => `${row.name}: ${sumOf(hand)} against ${sumOf(dealer)}.`,
    },
    {
      ...{
        ...frame,
        id: 'color',
        label: 'Color',
        min: minColor,
        max: maxColor,
        step: chip,
        needs: ['base'],
        bonus: true,
      },
      rows: [one, both],
      outcome: ({ hand }) => (hand.every(isRed) || !hand.some(isRed) ? one : both),
      says: (row) => `${row.name}: ${paysInWords(row)}.`,
    },
  ];
});

function deal({ active, deck, start }: Pick<BankedTable<Rules>, 'active' | 'deck' | 'start'>): ThreeRound {
  const three = (hand: number): readonly Card[] => deck.slice(start.used + 3 * hand, start.used + 3 * hand + 3);
  const hands = new Map(active.map(({ id }, i) => [id, three(i)]));
  const dealer = three(active.length);
  const dealt = [...hands, ['dealer', dealer] as const].map(([to, cards]) => ({
    event: { kind: 'deal' as const, to, cards: cards.map(cardText) },
    eyes: 'all' as const,
  }));
  return { next: start.used + 3 * dealt.length, added: [], events: dealt, hands, dealer };
}

const placeOf = ({ start, positions }: BankedTable<Rules>): number => placeByDice(start.dice, positions.length + 1);
const seenAt = ({ hands, dealer }: ThreeRound, id: string): Seen => ({ hand: hands.get(id) ?? [], dealer });

export const madeUp: BankedVariant<Rules, ThreeRound> = {
  id: 'made-up',
  name: 'Made up',
  rules,
  bets: betsFor,
  dice: true,
  deck: () => standardDeck(),
  cut: () => null,
  deal,
  ...noDecisions<ThreeRound>(),
  dues: (table, round) =>
    duesOf(
      betsFor(table.rules),
      fromPlace(table.positions, table.active, placeOf(table)).flatMap(({ id }) =>
        betsOn(table, id).map((bet) => ({ bet, seen: seenAt(round, id) })),
      ),
    ),
  action: () => null,
  result: () => null,
  positions: (table, { hands }) =>
    table.positions.map((position) => {
      const cards = (hands.get(position.id) ?? []).map(cardText);
      return {
        ...position,
        decides: deciderOf(table, position),
        hands: [{ label: '', cards, text: '', playing: false }],
      };
    }),
  zones: (_, { dealer }) => [{ id: 'dealer', label: 'Player-dealer', cards: dealer.map(cardText) }],
  posted: (of) => betsFor(of).flatMap((kind) => (kind.bonus ? [postedBet(kind, 'a wager')] : [])),
  odds(of, how) {
    const deck = standardDeck();
    const play = (): Seen => seenAt(deal(loneTable(of, dealtByLot(deck, 6, how.lot))), LONE_BETTOR.id);
    return betsFor(of).map((kind) => playedOdds(kind, how, play));
  },
};

export const madeUpGame = bankedGame(madeUp);
