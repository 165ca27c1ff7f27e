/** A hand of poker to try rules on: seats, stacks and cards as a test needs them, dollars throughout. */

import type { Decision } from '../../../games/ask.ts';
import { type Card, cardText, parseCards } from '../../../games/card.ts';
import type { PotView } from '../../../games/hand-view.ts';
import { holdem } from '../../../games/holdem.ts';
import type { Outcome } from '../../../games/outcome.ts';
import type { PokerGame } from '../../../games/poker/poker.ts';
import { type PokerRules, stakesOf } from '../../../games/poker/rules.ts';
import type { PokerStart, Post } from '../../../games/poker/start.ts';
import type { PokerState } from '../../../games/poker/state.ts';
import type { Seat, Viewer } from '../../../games/seat.ts';

type Money = number;
type BySeat = Readonly<Record<number, Money>>;
type MoneyOption =
  | 'smallBlind'
  | 'bigBlind'
  | 'lowerLimit'
  | 'higherLimit'
  | 'laterLimit'
  | 'ante'
  | 'chip'
  | 'jackpotDrop'
  | 'killBlind'
  | 'killPot';
type Options = Partial<Record<MoneyOption, Money | null> & Omit<PokerRules, MoneyOption>>;

interface Setting {
  readonly game?: PokerGame;
  readonly rules?: Options;
  readonly stacks: BySeat;
  readonly button: Seat;
  /** By zone: `{ 3: 'AsKd', board: '2c3d4h5sTd' }`. Cards not named are the lowest left. */
  readonly cards?: Readonly<Record<string, string>>;
  /** Posts after the blinds. */
  readonly posts?: readonly Post[];
}

const MONEY: readonly MoneyOption[] = [
  'smallBlind',
  'bigBlind',
  'lowerLimit',
  'higherLimit',
  'ante',
  'laterLimit',
  'chip',
  'jackpotDrop',
  'killBlind',
  'killPot',
];

/** Options in dollars to rules in cents. */
export function rulesOf(game: PokerGame, options: Options = {}): PokerRules {
  const cents = MONEY.flatMap((name) => {
    const amount = options[name];
    return amount === undefined ? [] : [[name, amount === null ? null : Math.round(amount * 100)] as const];
  });
  return game.rules.parse({ ...options, ...Object.fromEntries(cents) });
}

/** The blinds where they fall when nobody owes anything (LR22). */
export function startOf(rules: PokerRules, stacks: BySeat, button: Seat, posts: readonly Post[] = []): PokerStart {
  const seats = Object.keys(stacks).map(Number);
  const after = (seat: Seat): Seat => seats.find((each) => each > seat) ?? seats[0] ?? 0;
  const smallBlindSeat = seats.length === 2 ? button : after(button);
  const bigBlindSeat = after(smallBlindSeat);
  const { small, big, ante } = stakesOf(rules);
  const antes: Post[] = seats.map((seat) => ({ seat, what: 'ante', live: 0, dead: ante }));
  return {
    button,
    players: seats.map((seat) => ({ seat, player: `player ${seat}`, stack: Math.round((stacks[seat] ?? 0) * 100) })),
    smallBlindSeat,
    bigBlindSeat,
    posts: [
      ...(ante > 0 ? antes : []),
      { seat: smallBlindSeat, what: 'small blind', live: small, dead: 0 },
      { seat: bigBlindSeat, what: 'big blind', live: big, dead: 0 },
      ...posts,
    ],
  };
}

/** A deck that gives each zone the cards named for it. */
export function stack(
  zones: readonly string[],
  deck: readonly Card[],
  named: Readonly<Record<string, string>>,
): Card[] {
  const piles = new Map(Object.entries(named).map(([zone, text]) => [zone, parseCards(text) ?? []]));
  const used = new Set([...piles.values()].flat());
  const rest = deck.filter((card) => !used.has(card));
  const dealt = zones.map((zone) => piles.get(zone)?.shift() ?? rest.shift() ?? -1);
  return [...dealt, ...rest, ...[...piles.values()].flat()];
}

export class TestHand {
  state: PokerState;
  private readonly game: PokerGame;

  constructor({ game = holdem, rules: options, stacks, button, cards = {}, posts }: Setting) {
    this.game = game;
    const rules = rulesOf(game, options);
    const start = startOf(rules, stacks, button, posts);
    const deck = stack(game.dealOrder(rules, start), game.deck(rules), cards);
    this.state = game.begin(rules, start, deck);
  }

  /** Plays lines such as `3 raise 600`, `3 fold`, `3 all-in`, `3 absent`; `bet` and `raise` say raise *to*. */
  play(...lines: string[]): this {
    for (const line of lines) {
      if (line.endsWith(' absent')) {
        this.state = this.game.absent(this.state, Number(line.split(' ')[0]));
        continue;
      }
      const result = this.attempt(line);
      if (!result.ok) throw new Error(`${line}: ${result.error.message}`);
      this.state = result.value;
    }
    return this;
  }

  /** Everybody who is asked checks or calls until nobody is asked. */
  callDown(): this {
    for (let ask = this.game.asks(this.state)[0]; ask?.kind === 'bet'; ask = this.game.asks(this.state)[0]) {
      this.play(`${ask.seat} ${ask.call === 0 ? 'check' : 'call'}`);
    }
    return this;
  }

  foul(seat: Seat): this {
    const result = this.game.rule(this.state, { kind: 'foul', seat });
    if (!result.ok) throw new Error(result.error.message);
    this.state = result.value;
    return this;
  }

  /** The code of the refusal; null when the line is accepted. Nothing changes. */
  refusal(line: string): string | null {
    const result = this.attempt(line);
    return result.ok ? null : result.error.code;
  }

  private attempt(line: string) {
    const [seat, verb = '', ...rest] = line.split(' ');
    return this.game.decide(this.state, Number(seat), this.decision(verb, rest));
  }

  private decision(verb: string, rest: readonly string[]): Decision {
    if (verb === 'discard') return { kind: 'cards', groups: { discard: rest } };
    if (verb === 'fold' || verb === 'check' || verb === 'call') return { kind: verb };
    if (verb.startsWith('show') || verb === 'muck') return { kind: 'choose', option: verb };
    if (verb !== 'all-in') return { kind: 'raise', to: Math.round(Number(rest[0]) * 100) };
    const ask = this.game.asks(this.state)[0];
    if (ask?.kind !== 'bet' || ask.callAllIn) return { kind: 'call' };
    return { kind: 'raise', to: ask.bet + ask.stack };
  }

  /** Whose turn it is and what they may do: `3 call=50 raise=100..400`, `3 check bet=10..10`; `over` at the end. */
  get menu(): string {
    const [ask] = this.game.asks(this.state);
    if (ask?.kind === 'choose') return `${this.turn} ${ask.options.map(({ id }) => id).join(' ')}`;
    if (ask?.kind !== 'bet') return 'over';
    const call = ask.call === 0 ? 'check' : `call=${money(ask.call ?? 0)}${ask.callAllIn ? ' (all-in)' : ''}`;
    const { raise } = ask;
    return `${ask.seat} ${call} ${raise ? `${raise.verb}=${money(raise.min)}..${money(raise.max)}` : 'no raise'}`;
  }

  get turn(): string {
    return this.game
      .asks(this.state)
      .map(({ seat }) => seat)
      .join(',');
  }

  get outcome(): Outcome {
    return this.game.outcome(this.state);
  }

  view(viewer: Viewer = 'public'): PotView {
    return this.game.view(this.state, viewer);
  }

  /** Dollars in front of each seat. */
  get stacks(): BySeat {
    return Object.fromEntries(this.view().seats.map(({ seat, stack: cents }) => [seat, cents / 100]));
  }

  /** The pots of a finished hand: `main pot 300: 2 gets 300`. */
  get pots(): string[] {
    return this.outcome.pots.map(
      ({ label, amount, shares }) =>
        `${label} ${money(amount)}: ${shares.map((share) => `${share.seat} gets ${money(share.amount)}`).join(', ')}`,
    );
  }

  /** What was taken, by place. */
  get taken(): Record<string, Money> {
    const moves = this.outcome.moves.filter(({ to }) => to.startsWith('collection') || to.startsWith('jackpot'));
    return Object.fromEntries(moves.map(({ to, amount }) => [to, amount / 100]));
  }

  /** Kinds of events with the seat they are about: `3 raise`, `2 shown`. */
  get story(): string[] {
    return this.view().events.map((event) => {
      const seat = 'seat' in event ? `${event.seat} ` : '';
      return `${seat}${event.kind === 'act' || event.kind === 'post' ? event.what : event.kind}`;
    });
  }

  get board(): string {
    return this.state.board.map(cardText).join('');
  }
}

const money = (cents: number): string => String(cents / 100);

export const hand = (setting: Setting): TestHand => new TestHand(setting);
