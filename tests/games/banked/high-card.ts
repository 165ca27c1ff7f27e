/**
 * The smallest player-dealer game, for tests of the framework: one card each, the higher rank wins, even money; a bonus
 * pays 10 to 1 when the position's card is an ace. A bettor may double once before their card is compared.
 */
import { z } from 'zod';
import { fromPlace, placeByCard } from '../../../games/banked/action.ts';
import { bankedGame } from '../../../games/banked/banked.ts';
import {
  type BetKind,
  duesOf,
  type Judged,
  kept,
  loses,
  type PayRow,
  pushes,
  wins,
} from '../../../games/banked/bet.ts';
import { type BankedRules, bankedOptions, SOUND_LIMITS, soundLimits } from '../../../games/banked/rules.ts';
import { type BankedTable, type Bet, deciderOf, type Position } from '../../../games/banked/table.ts';
import type { BankedVariant, Round, RoundEvent } from '../../../games/banked/variant.ts';
import { type Card, cardText, rankOf, standardDeck } from '../../../games/card.ts';
import type { PositionView } from '../../../games/hand-view.ts';
import { invariant, ok, refuse } from '../../../games/result.ts';
import type { Seat } from '../../../games/seat.ts';

interface HighCardRound extends Round {
  readonly cards: ReadonlyMap<string, Card>;
  readonly dealer: Card;
  /** Positions that have still to decide. */
  readonly owing: readonly string[];
}

const rules = z
  .strictObject({
    ...bankedOptions({ positions: 8, coverage: 'gross' }),
    cut: z.int().nullable().default(null).meta({ title: 'Cut', unit: 'count', source: 'test' }),
  })
  .refine(soundLimits, SOUND_LIMITS);

type Rules = z.output<typeof rules>;

const cardOf = (round: HighCardRound, position: string): Card => {
  const card = round.cards.get(position);
  invariant(card !== undefined, `no card at ${position}`);
  return card;
};

function asks(table: BankedTable<BankedRules>, round: HighCardRound) {
  return round.owing.slice(0, 1).flatMap((id) => {
    const position = table.positions.find((one) => one.id === id);
    const seat = position ? deciderOf(table, position) : null;
    const stake =
      table.bets.find((bet) => bet.seat === seat && bet.position === id && bet.spot === 'base')?.amount ?? 0;
    const added = round.added.filter((bet) => bet.seat === seat).reduce((sum, { amount }) => sum + amount, 0);
    if (seat === null) return [];
    const may = (table.chips.get(seat) ?? 0) - added >= stake;
    return [
      {
        kind: 'choose' as const,
        seat,
        prompt: `Position ${id}`,
        options: [
          { id: 'stand', label: 'Stand', cost: null },
          ...(may ? [{ id: 'double', label: 'Double', cost: stake }] : []),
        ],
      },
    ];
  });
}

function done(round: HighCardRound, added: readonly Bet[] = []): HighCardRound {
  return { ...round, owing: round.owing.slice(1), added: [...round.added, ...added] };
}

interface Seen {
  readonly card: Card;
  readonly dealer: Card;
}

const ROWS = [wins('Higher', 1), pushes('The same'), loses('Lower')] as const;

/** The higher card wins, whatever it is. */
const higher = {
  label: 'Base',
  rows: ROWS,
  outcome: ({ card, dealer }: Seen): PayRow => ROWS[1 - Math.sign(rankOf(card) - rankOf(dealer))] ?? ROWS[1],
  says: ({ name }: PayRow): string => `${name}.`,
};

const betsFor = kept(({ minBet, maxBet, betStep }: Rules): readonly BetKind<Seen>[] => {
  const [ace, none] = [wins('An ace', 10, { posted: 'Ace' }), loses('No ace')];
  const base = { min: minBet, max: maxBet, step: betStep, needs: [], upTo: null, bonus: false, backline: true };
  const bonus = { min: 100, max: 10_000, step: 100, needs: ['base'], upTo: 'base', bonus: true, backline: false };
  return [
    { ...base, ...higher, id: 'base' },
    {
      ...bonus,
      id: 'ace',
      label: 'Ace',
      rows: [ace, none],
      outcome: ({ card }) => (rankOf(card) === 12 ? ace : none),
      says: ({ name }) => `${name}.`,
    },
  ];
});

const everyBet = kept((of: Rules): readonly Judged<Seen>[] => [...betsFor(of), { ...higher, id: 'double' }]);

export const highCard: BankedVariant<Rules, HighCardRound> = {
  id: 'high-card',
  name: 'High card',
  rules,
  bets: betsFor,
  dice: true,
  deck: () => standardDeck(),
  cut: (chosen) => chosen.cut,
  deal(table) {
    const { used } = table.start;
    const cards = new Map(table.active.map(({ id }, i) => [id, table.deck[used + i] ?? 0]));
    const dealer = table.deck[used + cards.size] ?? 0;
    const events: RoundEvent[] = [...cards].map(([to, card]) => ({
      event: { kind: 'deal', to, cards: [cardText(card)] },
      eyes: eyesOf(table, to),
    }));
    return {
      next: used + cards.size + 1,
      added: [],
      events: [...events, { event: { kind: 'deal', to: 'dealer', cards: [cardText(dealer)] }, eyes: 'all' }],
      cards,
      dealer,
      owing: table.active.filter((position) => deciderOf(table, position) !== null).map(({ id }) => id),
    };
  },
  asks,
  decide(table, round, seat, decision) {
    const [ask] = asks(table, round);
    if (decision.kind !== 'choose' || !ask?.options.some(({ id }) => id === decision.option)) {
      return refuse('no-such-option', 'Stand, or double.');
    }
    const [position = ''] = round.owing;
    const amount = ask.options.find(({ id }) => id === 'double')?.cost ?? 0;
    const double: Bet = { seat, position, spot: 'double', amount };
    return ok(done(round, decision.option === 'double' ? [double] : []));
  },
  absent: (_, round) => done(round),
  dues(table, round) {
    const order = fromPlace(table.positions, table.active, placeByCard(round.dealer, table.positions.length));
    const bets = order.flatMap(({ id }) => [...table.bets, ...round.added].filter((bet) => bet.position === id));
    return duesOf(
      everyBet(table.rules),
      bets.map((bet) => ({ bet, seen: { card: cardOf(round, bet.position), dealer: round.dealer } })),
    );
  },
  action: (table, round) => {
    const [first] = fromPlace(table.positions, table.active, placeByCard(round.dealer, table.positions.length));
    return first ? { position: first.id, text: `The action begins at ${first.id}.` } : null;
  },
  result: (_, round) => (round.owing.length === 0 ? cardText(round.dealer) : null),
  positions: (table, round, viewer) =>
    table.positions.map((position): PositionView => {
      const decides = deciderOf(table, position);
      const card = round.cards.get(position.id);
      const known = card !== undefined && (decides === viewer || round.owing.length === 0);
      const cards = card === undefined ? [] : [known ? cardText(card) : null];
      return { ...position, decides, hands: [{ label: '', cards, text: '', playing: round.owing[0] === position.id }] };
    }),
  zones: (_, round) => [{ id: 'dealer', label: 'Player-dealer', cards: [cardText(round.dealer)] }],
  posted: () => [],
  odds: () => [],
};

function eyesOf(table: BankedTable<BankedRules>, id: string): readonly Seat[] {
  const position = table.positions.find((one: Position) => one.id === id);
  const decides = position ? deciderOf(table, position) : null;
  return decides === null ? [] : [decides];
}

export const highCardGame = bankedGame(highCard);
