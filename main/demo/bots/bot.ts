/**
 * A bot: a demo house account that plays on its own. It is a screen like any other: it swipes a card, enters a PIN,
 * sees what its station may see and presses what its station offers, at the pace of a person.
 */
import { z } from 'zod';
import type { Seat } from '../../../games/seat.ts';
import { type Change, changed } from '../../../protocol/change.ts';
import { hostFrame } from '../../../protocol/messages.ts';
import type { StationIntent } from '../../../protocol/station-intent.ts';
import { type StationView, stationView } from '../../../protocol/station-view.ts';
import type { TableClock } from '../../clock/clock.ts';
import type { Host } from '../../host.ts';
import type { Attached } from '../../link/server.ts';
import { RETURN_WINDOW_MS } from '../../table/buy-in.ts';
import type { Sitting } from '../../table/state.ts';
import { answerAsk } from './answer.ts';
import { BotCut } from './bot-cut.ts';
import { likingOf } from './liking.ts';
import { alongOf, asksAlong, type Glance, glance, idle, questionOf, turnedBy } from './question.ts';

/** The shortest and the longest time before a bot presses a key, in milliseconds. */
export interface ThinkingTime {
  readonly min: number;
  readonly max: number;
}

/** The source of a bot's random choices, and of its numbers for the cut: 32 bytes, hex. */
export interface Chance {
  readonly random: () => number;
  readonly draw: () => string;
}

/** How many times the minimum a bot buys in for: as deep as people usually sit at such tables. */
const BUY_INS = 5;

/** A bot adds chips when it has less than a buy-in divided by this. */
const LOW = 4;

/** A bot that has won this many buy-ins leaves with them; it comes back when a small buy-in is enough again (LR19b). */
const RICH = 50;

/** How long a bot tries to get a seat it has gone to, and how long it stays away after that, or after a game, in ms. */
const PATIENCE = 60_000;
const REST = 30_000;

/** How long a bot leaves a station to the screens that took its line, in ms. */
const CUT_OFF = 10_000;

/** A frame that shows something, read only to see what kind it is: its host is in the same process. */
const showing = z.discriminatedUnion('t', [
  z.object({ t: z.literal('view'), rev: z.number(), view: z.unknown() }),
  z.object({ t: z.literal('change'), rev: z.number(), change: z.custom<Change>() }),
]);

export class Bot {
  readonly account: string;
  readonly #host: Host;
  readonly #clock: TableClock;
  readonly #pace: ThinkingTime;
  readonly #random: () => number;
  readonly #cut: BotCut;
  #seat: Seat | null = null;
  #line: Attached | null = null;
  /** When it started on its way to the seat; null once it has sat there. */
  #comingSince: number | null = null;
  #restsUntil = 0;
  #isRich = false;
  #backOnLineAt = 0;
  #sent = 0;
  #cancel: (() => void) | null = null;
  /** Whether the demo house is funding it now. */
  #isFunding = false;
  /** The question the bot is thinking about; a new view with the same question does not make it start again. */
  #question = '';
  #rev = 0;
  /** The last view on the line, as received or with changes applied. */
  #shown: unknown = null;
  #glance: Glance | null = null;

  constructor(host: Host, account: string, clock: TableClock, pace: ThinkingTime, chance: Chance) {
    this.account = account;
    this.#host = host;
    this.#clock = clock;
    this.#pace = pace;
    this.#random = chance.random;
    this.#cut = new BotCut(chance.draw);
  }

  /** Where it plays or is going to; null while it is away from the table. */
  get seat(): Seat | null {
    return this.#seat;
  }

  /** Whether it sits and has not announced that it is leaving. */
  get staysSeated(): boolean {
    return this.#sitting?.leaveNext === false;
  }

  get isLeaving(): boolean {
    return this.#sitting?.leaveNext === true;
  }

  /** Whether it may come to the table now: rested, and with a valid card. */
  get mayCome(): boolean {
    if (this.#seat !== null || this.#clock.now() < this.#restsUntil) return false;
    return this.#host.room.accounts.byAccount(this.account)?.status === 'active';
  }

  /** Goes to a station to sit down there. */
  comeTo(seat: Seat): void {
    this.#comingSince = this.#clock.now();
    this.#goTo(seat);
  }

  /** Gives up its seat when the hand is over. */
  leave(): void {
    this.#send({ do: 'leave' });
  }

  /**
   * Follows changes to its seat: the floor may have moved it or cashed it in, or another player may have been quicker.
   */
  follow(): void {
    const sitting = this.#sitting;
    if (sitting) {
      this.#comingSince = null;
      if (this.#seat !== sitting.seat || this.#isBackOnLine) this.#goTo(sitting.seat);
      this.#keepInChips(sitting);
    } else if (this.#seat !== null && !this.#isComing) this.#goAway();
    this.#consider();
  }

  /**
   * Buys in again before the chips are gone. With less than a bet takes, it would sit there for good, neither broke nor
   * playing. With very many chips it leaves, so that no stack outgrows the game.
   */
  #keepInChips({ seat, pending, leaveNext }: Sitting): void {
    const { table } = this.#host.room;
    const { fullBuy } = table.setup.profile.buyIn;
    const stack = table.stack(seat);
    this.#isRich = stack >= fullBuy * RICH;
    if (this.#isRich && !leaveNext) this.leave();
    if (pending !== null || leaveNext || stack * LOW >= fullBuy) return;
    this.#funded(() => this.#topUp(seat, fullBuy * BUY_INS - stack));
  }

  #topUp(seat: Seat, wanted: number): void {
    const { seats } = this.#host.room;
    const range = seats.chips.topUpRange(seat);
    if (!range.ok) return;
    const { min, max, step } = range.value;
    this.#send({ do: 'top up', amount: Math.max(min, Math.min(max, wanted - (wanted % step))) });
  }

  stop(): void {
    this.#forget();
    this.#line?.closed();
    this.#line = null;
    this.#seat = null;
  }

  get #sitting() {
    return this.#host.room.table.state.sittings.find(({ account }) => account === this.account);
  }

  get #isComing(): boolean {
    if (this.#comingSince === null || this.#line === null) return false;
    return this.#isMine && (this.#isReserved || this.#clock.now() - this.#comingSince < PATIENCE);
  }

  get #isBackOnLine(): boolean {
    return this.#line === null && this.#clock.now() >= this.#backOnLineAt;
  }

  get #isReserved(): boolean {
    return this.#seat !== null && this.#host.room.stations.get(this.#seat)?.reservedFor === this.account;
  }

  /**
   * Whether its station is its own: no one else sits there or has swiped a card, so what it shows is meant for the bot.
   */
  get #isMine(): boolean {
    if (this.#seat === null) return false;
    const { table, stations } = this.#host.room;
    const holder = table.sitting(this.#seat)?.account ?? stations.get(this.#seat)?.reservedFor ?? null;
    return holder === null || holder === this.account;
  }

  #goTo(seat: Seat): void {
    this.#forget();
    this.#line?.closed();
    this.#line = null;
    this.#seat = seat;
    // The first view arrives while the line is being connected.
    const line = this.#host.link.attach(
      { screen: 'station', station: seat },
      { send: (text) => this.#receive(text), close: () => this.#cutOff() },
      { changes: true },
    );
    this.#line = line;
    this.#cut.begin();
    this.#consider();
  }

  #goAway(): void {
    this.stop();
    this.#comingSince = null;
    const rest = this.#isRich ? RETURN_WINDOW_MS : REST;
    this.#restsUntil = this.#clock.now() + rest + Math.floor(this.#random() * REST);
    this.#isRich = false;
  }

  /** Other screens of the station have taken its place on the line; it reconnects a little later. */
  #cutOff(): void {
    this.#forget();
    this.#line = null;
    this.#backOnLineAt = this.#clock.now() + CUT_OFF;
  }

  #forget(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#question = '';
    this.#glance = null;
  }

  #receive(text: string): void {
    const received: unknown = JSON.parse(text);
    const shown = showing.safeParse(received);
    if (!shown.success) {
      if (hostFrame.parse(received).t === 'answer refused') this.#question = '';
      return;
    }
    this.#rev = shown.data.rev;
    this.#shown = shown.data.t === 'view' ? shown.data.view : changed(this.#shown, shown.data.change);
    // Most views ask nothing of a player in a game and are not read further.
    const quiet = idle.safeParse(this.#shown);
    if (quiet.success && quiet.data.committed === this.#cut.commit) {
      this.#forget();
      return;
    }
    this.#glance = glance.parse(this.#shown);
    this.#cutDeck(this.#glance);
    if (this.#line) this.#consider();
  }

  /** The cut takes no thought: it is answered as soon as the view is read. */
  #cutDeck(seen: Glance): void {
    if (!this.#isMine) return;
    const intent = this.#cut.answer(seen);
    if (intent) this.#clock.after(0, () => this.#send(intent));
  }

  #consider(): void {
    if (!this.#glance) return;
    const question = this.#isMine ? questionOf(this.#glance) : '';
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
    if (!this.#glance || !this.#isMine || this.#seat === null) return;
    const { phase } = this.#glance;
    if (phase.name === 'vacant') {
      this.#funded(() => this.#swipe());
      return;
    }
    if (phase.name === 'seated' && phase.locked) {
      this.#swipe();
      return;
    }
    const intent = this.#intent(stationView.parse(this.#shown), this.#seat);
    if (intent) this.#send(intent);
  }

  #intent(view: StationView, seat: Seat): StationIntent | null {
    const { phase } = view;
    if (phase.name === 'pin') return { do: 'pin', pin: this.#host.room.tray?.card(this.account)?.pin ?? '' };
    if (phase.name === 'buying in') {
      return { do: 'buy in', amount: Math.min(phase.max, phase.min * BUY_INS) };
    }
    if (phase.name !== 'seated') return null;
    if (asksAlong(phase)) return alongOf(phase);
    const ask = view.table.hand?.ask;
    if (ask) {
      const liking = likingOf(this.#host.room.table.setup, view, ask);
      return { do: 'decide', decision: answerAsk(ask, view, this.#random, liking) };
    }
    const turned = turnedBy(view);
    if (turned) return turned;
    if (phase.status === 'waiting') return phase.mayPost ? { do: 'entry', entry: 'post' } : null;
    if (phase.status === 'away') return { do: 'sit in' };
    if (phase.status !== 'sitting out') return null;
    const stack = view.table.places[seat - 1]?.stack ?? 0;
    return stack > 0 ? { do: 'sit in' } : null;
  }

  #swipe(): void {
    const card = this.#host.room.tray?.card(this.account)?.card;
    if (card !== undefined && this.#seat !== null && this.#isMine) this.#host.swipe(card, this.#seat);
  }

  /** Continues once its card holds a buy-in; the demo house funds a bot whose card no longer does. */
  #funded(then: () => void): void {
    const { table, cage, demoHouse } = this.#host.room;
    const { fullBuy } = table.setup.profile.buyIn;
    if (demoHouse === null || cage.balance(this.account) >= fullBuy) {
      then();
      return;
    }
    if (this.#isFunding) return;
    this.#isFunding = true;
    const [at, seat] = [table.now(), this.#seat];
    demoHouse
      .stake(this.account, fullBuy * BUY_INS, `demo-stake:${this.account}:${at}`, at)
      .then(() => {
        table.touch();
        // A bot that has left or was stopped in the meantime asks again when it comes back.
        if (this.#seat === seat) then();
      })
      .catch((error: unknown) => {
        if (this.#seat !== null) table.fails(error);
      })
      .finally(() => {
        this.#isFunding = false;
      });
  }

  #send(intent: StationIntent): void {
    this.#sent += 1;
    const id = `bot-${this.#seat}-${this.account}-${this.#clock.now()}-${this.#sent}`;
    this.#line?.receive(JSON.stringify({ t: 'intent', id, rev: this.#rev, intent }));
  }
}
