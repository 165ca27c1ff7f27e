/**
 * Practice opponents for a demo house. A bot is a screen like any other: it swipes a card, types a PIN, sees what
 * its station may see and presses what its station offers, at the pace of a person.
 */
import { z } from 'zod';
import type { TableClock } from '../clock.ts';
import type { DemoCard } from '../demo.ts';
import type { Host } from '../host.ts';
import { hostFrame, type StationIntent } from '../link/messages.ts';
import type { Attached } from '../link/server.ts';
import type { StationView } from '../link/views.ts';
import { answerAsk } from './answer.ts';

/** The quickest and the slowest that a bot presses a key, milliseconds. */
export interface Pace {
  readonly min: number;
  readonly max: number;
}

const HUMAN: Pace = { min: 700, max: 2600 };

/** How many times the least a bot buys in with: as deep as people at such tables like to sit. */
const BUY_INS = 5;

/** Seats `count` bots from seat 10 downwards, with the last cards of the tray. */
export function startBots(
  host: Host,
  count: number,
  clock: TableClock,
  options: { pace?: Pace; random?: () => number } = {},
): { stop(): void } {
  const cards = host.tray.slice(host.tray.length - count);
  const bots = cards.map(
    (card, index) => new Bot(host, card, 10 - index, clock, options.pace ?? HUMAN, options.random ?? Math.random),
  );
  return {
    stop: () => {
      for (const bot of bots) bot.stop();
    },
  };
}

/** A view in which its player has nothing to do. */
const idle = z.object({
  t: z.literal('view'),
  view: z.object({
    phase: z.object({
      name: z.literal('seated'),
      status: z.literal('playing'),
      locked: z.literal(false),
      gameChange: z.null(),
    }),
    table: z.object({ hand: z.object({ ask: z.null() }) }),
  }),
});

class Bot {
  readonly #host: Host;
  readonly #card: DemoCard;
  readonly #seat: number;
  readonly #clock: TableClock;
  readonly #pace: Pace;
  readonly #random: () => number;
  readonly #line: Attached;
  #sent = 0;
  #cancel: (() => void) | null = null;
  /** What the bot is thinking about; a new view with the same question does not make it start again. */
  #question = '';
  #latest: { rev: number; view: StationView } | null = null;

  constructor(host: Host, card: DemoCard, seat: number, clock: TableClock, pace: Pace, random: () => number) {
    this.#host = host;
    this.#card = card;
    this.#seat = seat;
    this.#clock = clock;
    this.#pace = pace;
    this.#random = random;
    // The first view arrives while the line is being attached.
    this.#line = host.link.attach(
      { screen: 'station', station: seat },
      { send: (text) => this.#receive(text), close: () => this.stop() },
    );
    this.#consider();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#latest = null;
  }

  #receive(text: string): void {
    const received: unknown = JSON.parse(text);
    // Most views ask nothing of a player who plays; they are not read further.
    if (idle.safeParse(received).success) {
      this.#question = '';
      return;
    }
    const frame = hostFrame.parse(received);
    if (frame.t === 'answer refused') this.#question = '';
    if (frame.t !== 'view' || frame.view.screen !== 'station') return;
    this.#latest = { rev: frame.rev, view: frame.view };
    if (this.#line) this.#consider();
  }

  #consider(): void {
    if (!this.#latest) return;
    const question = questionOf(this.#latest.view);
    if (question === this.#question) return;
    this.#question = question;
    this.#cancel?.();
    this.#cancel = null;
    if (question === '') return;
    const { min, max } = this.#pace;
    this.#cancel = this.#clock.after(min + Math.floor(this.#random() * (max - min)), () => this.#act());
  }

  #act(): void {
    this.#cancel = null;
    if (!this.#latest) return;
    const { view } = this.#latest;
    const { phase } = view;
    if (phase.name === 'vacant' || (phase.name === 'seated' && phase.locked)) {
      this.#host.swipe(this.#card.card, this.#seat);
      return;
    }
    const intent = this.#intent(view);
    if (intent) this.#send(intent);
  }

  #intent(view: StationView): StationIntent | null {
    const { phase } = view;
    if (phase.name === 'pin') return { do: 'pin', pin: this.#card.pin };
    if (phase.name === 'buying in') {
      return { do: 'buy in', amount: Math.min(phase.max, phase.min * BUY_INS) };
    }
    if (phase.name !== 'seated') return null;
    if (asksAlong(phase)) return alongOf(phase);
    const ask = view.table.hand?.ask;
    if (ask) return { do: 'decide', decision: answerAsk(ask, view, this.#random) };
    if (phase.status === 'waiting') return phase.mayPost ? { do: 'entry', entry: 'post' } : null;
    if (phase.status === 'away') return { do: 'sit in' };
    if (phase.status !== 'sitting out') return null;
    const stack = view.table.places[this.#seat - 1]?.stack ?? 0;
    if (stack > 0) return { do: 'sit in' };
    if (!phase.topUp) return { do: 'leave' };
    return { do: 'top up', amount: Math.min(phase.topUp.max, phase.topUp.min * BUY_INS) };
  }

  #send(intent: StationIntent): void {
    if (!this.#latest) return;
    this.#sent += 1;
    const id = `bot-${this.#seat}-${this.#card.account}-${this.#clock.now()}-${this.#sent}`;
    this.#line.receive(JSON.stringify({ t: 'intent', id, rev: this.#latest.rev, intent }));
  }
}

type Seated = Extract<StationView['phase'], { name: 'seated' }>;

/** Whether another game is coming and the bot has not said that it comes along, with the chips that it takes now. */
const asksAlong = ({ gameChange }: Seated): boolean =>
  gameChange !== null && (gameChange.answer === 'no answer' || (gameChange.answer === 'short' && !gameChange.cannot));

/** A bot comes along wherever it can, with whatever that may come to take. */
function alongOf({ gameChange, balance }: Seated): StationIntent | null {
  if (!gameChange) return null;
  const { id, cannot } = gameChange;
  return cannot === null ? { do: 'come along', change: id, most: balance } : { do: 'stay out', change: id };
}

/** What a view asks of the bot, as a word that changes when the question does; empty when nothing is asked. */
function questionOf(view: StationView): string {
  const { phase, table } = view;
  if (table.stopped !== null || table.fault !== null) return '';
  if (phase.name === 'vacant' || phase.name === 'buying in') return phase.name;
  if (phase.name === 'pin') return `pin ${phase.triesLeft}`;
  if (phase.name !== 'seated') return '';
  if (phase.locked) return 'locked';
  if (asksAlong(phase)) return `game ${phase.gameChange?.id} ${phase.gameChange?.add}`;
  const ask = table.hand?.ask;
  if (ask) return `hand ${table.handNumber} ${table.hand?.events.length} ${JSON.stringify(ask)}`;
  if (phase.status === 'waiting') return phase.mayPost && phase.entry === 'wait' ? `post ${table.handNumber}` : '';
  if (phase.status === 'away') return `away ${table.handNumber}`;
  return phase.status === 'sitting out' && phase.pending === 0
    ? `sitting out ${table.handNumber} ${phase.balance}`
    : '';
}
