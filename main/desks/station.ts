/**
 * The host's side of a player's station: it receives cards and presses, passes them to the station's chart, and shows
 * the state of that chart.
 */
import { type ActorRefFrom, createActor } from 'xstate';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import type { Notice } from '../../protocol/notice.ts';
import type { StationIntent } from '../../protocol/station-intent.ts';
import type { StationView } from '../../protocol/station-view.ts';
import type { Answer, Desk, IntentMeta, IntentTo } from '../link/desk.ts';
import type { Sitting } from '../table/state.ts';
import { stationChart } from '../table/station-chart.ts';
import type { Room } from './room.ts';
import { asSeated } from './seated-acts.ts';
import { StationLanguage } from './station-language.ts';
import { StationNotice } from './station-notice.ts';
import { explained, lookBack, oddsOf } from './station-questions.ts';
import { accountHere, buysIn, ownShown, type StationStands, stationPhase } from './station-shown.ts';
import { StationSteps } from './station-steps.ts';
import { tableView } from './table-view.ts';

export class StationDesk implements Desk<StationIntent> {
  readonly seat: Seat;
  readonly #room: Room;
  readonly #language: StationLanguage;
  readonly #notice: StationNotice;
  readonly #steps: StationSteps;
  #chart: ActorRefFrom<typeof stationChart>;
  #lines = 0;

  constructor(room: Room, seat: Seat) {
    this.#room = room;
    this.seat = seat;
    this.#language = new StationLanguage(room);
    this.#notice = new StationNotice(room.table, seat);
    this.#steps = new StationSteps({ room, seat, notice: this.#notice, language: this.#language });
    this.#chart = this.#newChart();
  }

  #newChart(): ActorRefFrom<typeof stationChart> {
    const { table } = this.#room;
    const chart = createActor(stationChart, { input: { station: this.#steps }, clock: table.parts.clock.chart });
    chart.subscribe({ error: (error) => table.fails(error) });
    return chart;
  }

  /** The procedure, restarted after a failure, such as a disk failure, has broken it off. */
  get #actor(): ActorRefFrom<typeof stationChart> {
    if (this.#chart.getSnapshot().status === 'error') {
      this.#chart = this.#newChart();
      this.#chart.start();
    }
    return this.#chart;
  }

  start(): void {
    this.#notice.takeUp();
    this.#actor.start();
  }

  stop(): void {
    this.#actor.stop();
  }

  get isConnected(): boolean {
    return this.#lines > 0;
  }

  /** The account for which the seat is held while its player comes in. */
  get reservedFor(): string | null {
    return this.#steps.reservedFor;
  }

  /** The account whose own page is open here; null when none is. */
  get visitor(): string | null {
    return this.#steps.visiting?.account ?? null;
  }

  /** The account that waits here for the floor's approval; null when there is none. */
  get asksEntry(): string | null {
    const snapshot = this.#actor.getSnapshot();
    const { reservedFor } = this.#steps;
    return reservedFor !== null && snapshot.matches({ waiting: 'asked' }) ? reservedFor : null;
  }

  /** When that wait began. */
  get askedAt(): number {
    return this.#steps.askedAt;
  }

  /** The current state of the station. */
  get #stands(): StationStands {
    return { room: this.#room, seat: this.seat, snapshot: () => this.#actor.getSnapshot(), steps: this.#steps };
  }

  // -------------------------------------------------------------------------------------------------- events

  connected(count: number): void {
    this.#lines = count;
    this.changed();
  }

  /** A card was swiped here. `card` is the number on its stripe. */
  swiped(card: string): void {
    this.#notice.forget();
    const { line, table } = this.#room;
    line
      .guestByCard(card)
      .then((found) => {
        this.#steps.swiped(found.ok ? found.value.elsewhere : null);
        this.#recognized(found.ok ? ok(found.value.account) : found);
      })
      .catch((error: unknown) => table.fails(error));
  }

  /** The owner of the swiped card is known, or why there is none. */
  #recognized(found: Result<string, Refusal>): void {
    if (!found.ok) {
      this.tell('error', found.error.message);
      return;
    }
    const account = found.value;
    const sitting = this.#room.table.sitting(this.seat);
    if (sitting && sitting.account !== account) {
      this.tell('warning', 'Somebody else is playing at this station.');
      return;
    }
    this.#actor.send({ type: 'SWIPED', account });
  }

  badSwipe(message: string): void {
    this.tell('error', message);
  }

  /** The table has changed this seat. */
  seatChanged(): void {
    if (accountHere(this.#stands) === null && this.reservedFor === null && this.visitor === null)
      this.#language.forget();
    this.#actor.send({ type: 'SEAT' });
  }

  /**
   * The floor approves the player who waits here; `transferred`: they come from a broken game or were forced to move.
   */
  approve(transferred = false): void {
    this.#steps.markMoved(transferred);
    this.#actor.send({ type: 'APPROVED' });
  }

  /** Whether a player is buying in here for whom the floor has not confirmed a move by the house. */
  get comesUnmarked(): boolean {
    return this.#actor.getSnapshot().matches('buying in') && !this.#steps.transferred;
  }

  /** The floor confirms it for the player who buys in here. */
  markMoved(): void {
    this.#steps.markMoved(true);
    this.changed();
  }

  deny(reason: string): void {
    this.#actor.send({ type: 'DENIED', reason });
  }

  /** The player coming in here may not: the seat is free again, and the station shows why. */
  turnAway(why: string): void {
    this.#actor.send({ type: 'CANCEL' });
    this.tell('error', why);
  }

  /** Shows a message to the player of this station. */
  tell(level: Notice['level'], text: string): void {
    this.#notice.tell(level, text);
  }

  /** Shows a ruling of the floor, which survives a restart until the player does something here. */
  tellRuling(text: string): void {
    this.#notice.tellRuling(text);
  }

  changed(): void {
    this.#room.table.touch();
  }

  // ---------------------------------------------------------------------------------------------------- view

  view(): StationView {
    const stands = this.#stands;
    const committed = this.#room.table.cut.standing(this.seat);
    const calibration = this.#room.touch.calibration(this.seat);
    return {
      screen: 'station',
      station: this.seat,
      loudness: this.#room.sound.stations,
      language: this.#language.of(accountHere(stands) ?? this.visitor),
      table: tableView(this.#room, this.seat),
      phase: stationPhase(stands),
      notice: this.#notice.shown,
      ...(committed === null ? {} : { committed }),
      ...ownShown(stands),
      ...(calibration === null ? {} : { calibration }),
    };
  }

  // ------------------------------------------------------------------------------------------------- intents

  take(intent: StationIntent, meta: IntentMeta): Answer | Promise<Answer> {
    if (intent.do === 'odds') return oddsOf(this.#room);
    if (intent.do === 'explain') return explained(this.#room);
    if (intent.do === 'cut') return this.#cut(intent);
    if (intent.do === 'language') return this.#speak(intent);
    if (intent.do === 'history' || intent.do === 'receipt') return this.#lookBack(intent);
    if (intent.do === 'player act' || intent.do === 'own statement') return this.#atTheDesk(intent, meta);
    if (intent.do === 'limits' || intent.do === 'limit') return this.#ownLimits(intent, meta);
    this.#notice.forget();
    const answer = this.#take(intent, meta);
    this.changed();
    return answer;
  }

  /** The screen cuts on its own, so the notice to its player stays. */
  #cut({ commit, number }: Extract<StationIntent, { do: 'cut' }>): Result<null, Refusal> {
    const { table } = this.#room;
    if (!table.sitting(this.seat)) return refuse('not seated', 'Nobody is playing at this station.');
    table.cut.commit(this.seat, commit);
    this.changed();
    if (number === undefined) return ok(null);
    const given = table.cut.give({ seat: this.seat, number });
    if (given.ok) table.tell({ type: 'CUT' });
    return given;
  }

  /** Needs no card: players choose a language before they can read anything. */
  #speak({ language }: IntentTo<StationIntent, 'language'>): Answer {
    this.#language.choose(language, accountHere(this.#stands));
    this.changed();
    return ok(null);
  }

  async #lookBack(intent: IntentTo<StationIntent, 'history' | 'receipt'>): Promise<Answer> {
    const player = this.#player(intent);
    return player.ok ? lookBack(this.#room, player.value.account, intent) : player;
  }

  /** For the player who sits here, is about to, or has their own page open: they have given card and PIN. */
  async #ownLimits(intent: IntentTo<StationIntent, 'limits' | 'limit'>, meta: IntentMeta): Promise<Answer> {
    const { visiting } = this.#steps;
    if (visiting !== null) {
      this.#actor.send({ type: 'TOUCHED' });
      return visiting.limits(intent, meta, this.seat);
    }
    const player = this.#player(intent);
    const account = player.ok ? player.value.account : buysIn(this.#stands);
    if (account === null) return player.ok ? ok(null) : player;
    const { line } = this.#room;
    if (line === null) return refuse('no-house', 'This table does not keep players’ limits: the house does.');
    const answer =
      intent.do === 'limit'
        ? await line.limits(account, { key: `limit:${this.seat}:${meta.id}`, kind: intent.kind, limit: intent.limit })
        : await line.limits(account);
    return answer.ok ? ok({ kind: 'limits', limits: answer.value }) : answer;
  }

  #take(intent: StationIntent, meta: IntentMeta): Answer {
    const snapshot = this.#actor.getSnapshot();
    if (intent.do === 'pin') {
      if (!snapshot.matches({ PIN: 'asked' })) return refuse('no PIN asked', 'No PIN is being asked for.');
      const { refusal, visitRefusal } = snapshot.context;
      if (intent.to === 'desk' && visitRefusal !== null) return refuse('not now', visitRefusal);
      this.#actor.send({ type: 'PIN', pin: intent.pin, to: refusal === null ? (intent.to ?? 'seat') : 'desk' });
      return ok(null);
    }
    if (intent.do === 'cancel') {
      if (this.reservedFor === null && snapshot.context.account === '')
        return refuse('nothing to cancel', 'There is nothing to cancel.');
      this.#actor.send({ type: 'CANCEL' });
      return ok(null);
    }
    if (intent.do === 'buy in') return this.#buyIn(intent, meta);
    const player = this.#player(intent);
    return player.ok ? asSeated(this.#room, player.value, intent, meta) : player;
  }

  #atTheDesk(
    intent: IntentTo<StationIntent, 'player act' | 'own statement'>,
    meta: IntentMeta,
  ): Answer | Promise<Answer> {
    const visit = this.#steps.visiting;
    if (visit === null) return refuse('not now', 'Swipe your card first.');
    this.#actor.send({ type: 'TOUCHED' });
    return intent.do === 'player act' ? visit.act(intent.act, meta, this.seat) : visit.statement(intent.day, meta);
  }

  /** The player who sits here, if they may do anything now. */
  #player(intent: StationIntent): Result<Sitting, Refusal> {
    const sitting = this.#room.table.sitting(this.seat);
    if (!sitting) return refuse('not seated', 'Swipe your card first.');
    // An absent player in a tournament is still dealt in, but no one may play for them without their card.
    const isTournament = this.#room.table.state.tournament !== null;
    const playsOn = this.#room.table.inHand(this.seat) && intent.do !== 'sit in' && !isTournament;
    return sitting.locked && !playsOn ? refuse('locked', 'Swipe your card to continue.') : ok(sitting);
  }

  #buyIn(intent: Extract<StationIntent, { do: 'buy in' }>, meta: IntentMeta): Result<null, Refusal> {
    const key = `buy-in:${this.seat}:${meta.id}`;
    if (this.#room.cage.done(key)) return ok(null);
    const snapshot = this.#actor.getSnapshot();
    if (!snapshot.matches('buying in')) return refuse('not now', 'Chips cannot be bought now.');
    const { account } = snapshot.context;
    const handle = this.#steps.handle(account);
    const entering = { account, handle, entry: intent.entry ?? 'wait', transferred: this.#steps.transferred };
    const done = this.#room.seats.comingIn.buyIn(this.seat, entering, intent.amount, key, meta.rev);
    if (done.ok) this.#language.keep(account);
    return done;
  }
}
