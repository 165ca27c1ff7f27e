/**
 * A game made up to try the scenario runner on everything that poker does not ask: bets on spots, picking cards,
 * options, several seats at once, cards that come out by decision. Everybody bets against the seat with the button.
 *
 * Each gets two cards and the button one. First all others bet at once; then each in turn throws cards away for new ones,
 * hits or stands; the highest first card wins the stake, the button's if it is equal.
 */
import { z } from 'zod';
import type { Ask, Decision } from '../../../games/ask.ts';
import { type Card, cardText, rankOf, standardDeck } from '../../../games/card.ts';
import type { Game } from '../../../games/game.ts';
import type { HandEvent } from '../../../games/hand-event.ts';
import type { HandStart } from '../../../games/hand-start.ts';
import type { Outcome } from '../../../games/outcome.ts';
import { anyGame } from '../../../games/registry.ts';
import { invariant, ok, refuse } from '../../../games/result.ts';
import type { Seat } from '../../../games/seat.ts';

interface State {
  readonly start: ToyStart;
  readonly deck: readonly Card[];
  readonly dealt: number;
  readonly cards: ReadonlyMap<string, readonly Card[]>;
  readonly bets: ReadonlyMap<Seat, number>;
  readonly drawn: readonly Seat[];
  readonly done: readonly Seat[];
  readonly events: readonly HandEvent[];
}

type ToyStart = HandStart & { readonly button: Seat };

const start: z.ZodType<ToyStart> = z.object({
  button: z.number(),
  players: z.array(z.object({ seat: z.number(), player: z.string(), stack: z.number() })),
});

const others = ({ players, button }: ToyStart): Seat[] =>
  players.map(({ seat }) => seat).filter((seat) => seat !== button);

function give(state: State, zone: string, count: number): State {
  const cards = state.deck.slice(state.dealt, state.dealt + count);
  return {
    ...state,
    dealt: state.dealt + count,
    cards: new Map([...state.cards, [zone, [...(state.cards.get(zone) ?? []), ...cards]]]),
    events: [...state.events, { kind: 'deal', to: zone, cards: cards.map(cardText) }],
  };
}

function asks(state: State): readonly Ask[] {
  const betting = others(state.start).filter((seat) => !state.bets.has(seat));
  if (betting.length > 0) {
    return betting.map((seat) => ({
      kind: 'wager',
      seat,
      prompt: 'Bets',
      fee: [],
      last: {},
      spots: [
        {
          id: 'base',
          label: 'Base',
          min: 500,
          max: 10_000,
          step: 100,
          needs: [],
          upTo: null,
          at: null,
          fee: [],
          inTotal: false,
          payTable: [],
        },
        {
          id: 'side',
          label: 'Side',
          min: 100,
          max: 1_000,
          step: 100,
          needs: ['base'],
          upTo: null,
          at: null,
          fee: [],
          inTotal: false,
          payTable: [],
        },
      ],
      stack: 10_000,
    }));
  }
  const seat = others(state.start).find((one) => !state.done.includes(one));
  if (seat === undefined) return [];
  const from = (state.cards.get(String(seat)) ?? []).map(cardText);
  if (!state.drawn.includes(seat)) {
    return [
      {
        kind: 'cards',
        seat,
        prompt: 'Throw away',
        groups: [
          { id: 'away', label: 'Away', min: 0, max: 2 },
          { id: 'keep', label: 'Keep', min: 0, max: 2 },
        ],
        from,
        suggestion: { away: from.slice(0, 1), keep: from.slice(1) },
      },
    ];
  }
  const options = ['hit', 'stand', 'expose-2'].map((id) => ({ id, label: id, cost: null }));
  return [{ kind: 'choose', seat, prompt: 'Hit or stand', options }];
}

function decide(state: State, seat: Seat, decision: Decision) {
  const ask = asks(state).find((one) => one.seat === seat);
  if (!ask) return refuse('not-your-turn', 'It is not your turn.');
  if (ask.kind === 'wager' && decision.kind === 'wager') {
    const base = decision.bets.base ?? 0;
    if (base > 0 && base < 500) return refuse('below-minimum', 'The minimum bet is $5.');
    return ok({ ...state, bets: new Map([...state.bets, [seat, base]]) });
  }
  if (ask.kind === 'cards' && decision.kind === 'cards') {
    const away = decision.groups.away ?? [];
    const held = state.cards.get(String(seat)) ?? [];
    if (away.some((card) => !ask.from.includes(card))) return refuse('not-held', 'You do not hold that card.');
    const kept = held.filter((card) => !away.includes(cardText(card)));
    const thrown = { ...state, drawn: [...state.drawn, seat], cards: new Map([...state.cards, [String(seat), kept]]) };
    return ok(away.length === 0 ? thrown : give(thrown, String(seat), away.length));
  }
  if (ask.kind === 'choose' && decision.kind === 'choose') {
    if (!ask.options.some(({ id }) => id === decision.option)) return refuse('no-such-option', 'That is not offered.');
    return ok(decision.option === 'hit' ? give(state, String(seat), 1) : { ...state, done: [...state.done, seat] });
  }
  return refuse('not-asked', 'That is not what is asked.');
}

function wins(state: State, seat: Seat): boolean {
  const top = (zone: string): number => Math.max(...(state.cards.get(zone) ?? []).map(rankOf));
  return top(String(seat)) > top('dealer');
}

function outcome(state: State): Outcome {
  const { players, button } = state.start;
  const stakes = others(state.start).map((seat) => ({
    seat,
    amount: state.bets.get(seat) ?? 0,
    won: wins(state, seat),
  }));
  const moves = stakes
    .filter(({ amount }) => amount > 0)
    .map(({ seat, amount, won }) => ({
      from: `seat:${won ? button : seat}` as const,
      to: `seat:${won ? seat : button}` as const,
      amount,
      why: 'base',
    }));
  const gain = (seat: Seat): number =>
    moves.reduce(
      (sum, { from, to, amount }) =>
        sum + (to === `seat:${seat}` ? amount : 0) - (from === `seat:${seat}` ? amount : 0),
      0,
    );
  return {
    moves,
    stacks: players.map(({ seat, stack }) => ({ seat, before: stack, after: stack + gain(seat) })),
    pots: [],
    bets: stakes
      .filter(({ amount }) => amount > 0)
      .map(({ seat, amount, won }) => ({
        seat,
        spot: 'base',
        amount,
        result: won ? 'win' : 'lose',
        won: won ? amount : 0,
        lost: won ? 0 : amount,
        text: '',
      })),
    shown: [],
    hands: [],
  };
}

const toy: Game<object, ToyStart, State, { rounds: number }> = {
  id: 'toy',
  name: 'Toy',
  rules: z.object({}),
  start,
  memory: z.object({ rounds: z.number() }),
  seats: () => ({ min: 2, max: 6 }),
  newMemory: () => ({ rounds: 0 }),
  seatHand: (_, memory, occupants, lot) => ({
    start: {
      button: occupants[lot(occupants.length)]?.seat ?? 1,
      players: occupants.map(({ seat, player, stack }) => ({ seat, player, stack })),
    },
    memory,
    waiting: [],
  }),
  deck: () => standardDeck(1),
  dealOrder: (_, { players }) => [...players.flatMap(({ seat }) => [String(seat), String(seat)]), 'dealer'],
  begin: (_, start, deck) => {
    const empty: State = { start, deck, dealt: 0, cards: new Map(), bets: new Map(), drawn: [], done: [], events: [] };
    const hands = start.players.reduce((state, { seat }) => give(state, String(seat), 2), empty);
    return give(hands, 'dealer', 1);
  },
  asks,
  decide,
  absent: (state, seat) => {
    const [ask] = asks(state);
    const decision: Decision =
      ask?.kind === 'wager'
        ? { kind: 'wager', bets: {} }
        : ask?.kind === 'cards'
          ? { kind: 'cards', groups: {} }
          : { kind: 'choose', option: 'stand' };
    const next = decide(state, seat, decision);
    invariant(next.ok, 'absent can always be carried out');
    return next.value;
  },
  rule: () => refuse('no-rulings', 'There are no rulings.'),
  view: (state, viewer) => ({
    kind: 'pot',
    game: 'toy',
    street: '',
    button: state.start.button,
    seats: [],
    zones: [],
    pots: [],
    turn: asks(state).map(({ seat }) => seat),
    ask: asks(state).find(({ seat }) => seat === viewer) ?? null,
    events: state.events,
    over: asks(state).length === 0,
  }),
  outcome,
  after: (_, memory) => ({ rounds: memory.rounds + 1 }),
  explain: () => [],
  voided: (_, memory) => memory,
};

export const toyGame = anyGame(toy);
