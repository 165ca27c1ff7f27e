/**
 * A player's station as the host knows it: the procedure of coming in, and what the seat's player may do.
 */
import { type ActorRefFrom, createActor } from 'xstate';
import type { Seat } from '../../games/game.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { StationIntent } from '../../protocol/messages.ts';
import type { ChangedPreferences } from '../../protocol/preferences.ts';
import type { Notice, StationPhase, StationView } from '../../protocol/views.ts';
import type { Answer, Desk, IntentMeta, IntentTo } from '../link/desk.ts';
import type { Sitting } from '../table/state.ts';
import { type PinResult, type StationProcedures, stationChart } from '../table/station-chart.ts';
import { letsTransfersIn } from './moved-players.ts';
import type { Room } from './room.ts';
import { seatedPhase } from './seated-phase.ts';
import { StationLanguage } from './station-language.ts';
import { StationVisit } from './station-visit.ts';
import { tableView } from './table-view.ts';

/** How often a player's own page is read again while it is open, ms: others change the lists, too. */
const LOOK_EVERY = 3000;

export class StationDesk implements Desk<StationIntent>, StationProcedures {
  readonly seat: Seat;
  readonly #room: Room;
  readonly #language: StationLanguage;
  #chart: ActorRefFrom<typeof stationChart>;
  #notice: Notice | null = null;
  #reserved: string | null = null;
  #lines = 0;
  #askedAt = 0;
  /** Who looks at their own page of the house here; null when nobody does. */
  #visit: StationVisit | null = null;
  /** The table at which the card that was swiped last is in use; null when there is none. */
  #elsewhereAt: number | null = null;
  /** Whether the floor has said of who comes in here that they come from another game. */
  #transferred = false;

  constructor(room: Room, seat: Seat) {
    this.#room = room;
    this.seat = seat;
    this.#language = new StationLanguage(room);
    this.#chart = this.#newChart();
  }

  #newChart(): ActorRefFrom<typeof stationChart> {
    const { table } = this.#room;
    const chart = createActor(stationChart, { input: { station: this }, clock: table.parts.clock.chart });
    chart.subscribe({ error: (error) => table.fails(error) });
    return chart;
  }

  /** The procedure; started again when a failure, such as of a disk, has broken it off. */
  get #actor(): ActorRefFrom<typeof stationChart> {
    if (this.#chart.getSnapshot().status === 'error') {
      this.#chart = this.#newChart();
      this.#chart.start();
    }
    return this.#chart;
  }

  /** What the floor had ruled before a restart is still there to be read. */
  start(): void {
    const told = this.#told();
    if (told !== undefined) this.#notice = { level: 'warning', text: told.text };
    this.#actor.start();
  }

  stop(): void {
    this.#actor.stop();
  }

  get isConnected(): boolean {
    return this.#lines > 0;
  }

  /** The account the seat is held for while its player comes in. */
  get reservedFor(): string | null {
    return this.#reserved;
  }

  /** The account whose own page is open here; null when none is. */
  get visitor(): string | null {
    return this.#visit?.account ?? null;
  }

  /** Who waits here for the floor's yes; null when nobody does. */
  get asksEntry(): string | null {
    return this.#actor.getSnapshot().matches({ waiting: 'asked' }) ? this.#reserved : null;
  }

  /** When they began to wait. */
  get askedAt(): number {
    return this.#askedAt;
  }

  // -------------------------------------------------------------------------------------------------- events

  connected(count: number): void {
    this.#lines = count;
    this.changed();
  }

  /** A card was swiped here. `card` is the number on its stripe. */
  swiped(card: string): void {
    this.#forgetNotice();
    const { line, table } = this.#room;
    line
      .guestByCard(card)
      .then((found) => {
        this.#elsewhereAt = found.ok ? found.value.elsewhere : null;
        this.#recognized(found.ok ? ok(found.value.account) : found);
      })
      .catch((error: unknown) => table.fails(error));
  }

  /** Whose card was swiped is known, or why not. */
  #recognized(found: Result<string, Refusal>): void {
    if (!found.ok) {
      this.tell('error', found.error.message);
      return;
    }
    const account = found.value;
    const sitting = this.#room.table.sitting(this.seat);
    if (sitting && sitting.account !== account) {
      this.tell('warning', 'Somebody else plays at this station.');
      return;
    }
    this.#actor.send({ type: 'SWIPED', account });
  }

  badSwipe(message: string): void {
    this.tell('error', message);
  }

  /** The table changed something about this seat. */
  seatChanged(): void {
    if (this.#accountHere() === null && this.#reserved === null && this.visitor === null) this.#language.forget();
    this.#actor.send({ type: 'SEAT' });
  }

  /** The floor lets in who waits here; `transferred`: who comes from a broken game or was forced to move. */
  approve(transferred = false): void {
    this.#transferred = transferred;
    this.#actor.send({ type: 'APPROVED' });
  }

  /** Somebody buys in here of whom the floor has not said that the house has moved them. */
  get comesUnmarked(): boolean {
    return this.#actor.getSnapshot().matches('buying in') && !this.#transferred;
  }

  /** The floor says it of who buys in here. */
  markMoved(): void {
    this.#transferred = true;
    this.changed();
  }

  deny(reason: string): void {
    this.#actor.send({ type: 'DENIED', reason });
  }

  /** Whoever is just coming in here may not: the seat is free again, and the station says why. */
  turnAway(why: string): void {
    this.#actor.send({ type: 'CANCEL' });
    this.tell('error', why);
  }

  // ------------------------------------------------------------------------- procedures, called by the chart

  get times() {
    const { pin, approval, buyIn, desk } = this.#room.table.parts.timing;
    return { pin, approval, buyIn, desk, look: LOOK_EVERY };
  }

  refuseCard(account: string): string | null {
    const refused = this.#refuseAltogether(account);
    if (refused !== null) return refused;
    const elsewhere = this.#elsewhere(account, true);
    if (elsewhere !== null) return `This card is in use at seat ${elsewhere}. One player, one seat.`;
    if (this.#elsewhereAt !== null) {
      return `This card is in use at table ${this.#elsewhereAt}. One player, one seat.`;
    }
    return this.#room.refuseSeat(account, this.seat);
  }

  /** Whoever sits elsewhere may look at their own page here, but one card opens one page at a time. */
  refuseVisit(account: string): string | null {
    if (this.#room.line === null) return 'The lists and tournaments are those of a house.';
    const elsewhere = this.#elsewhere(account, false);
    if (elsewhere !== null) return `This card is in use at seat ${elsewhere}. One player, one seat.`;
    return this.#refuseAltogether(account);
  }

  #refuseAltogether(account: string): string | null {
    const found = this.#room.accounts.byAccount(account);
    if (!found) return 'This card is not known here. The cage can help.';
    const standings = [found, ...this.#room.accounts.others(account)].map(({ status }) => status);
    if (standings.includes('barred')) return 'This card may not play. Please see the cage.';
    if (standings.includes('excluded'))
      return 'You have excluded yourself from play, so this card may not play. The cage pays out what is on it.';
    if (found.status === 'locked') return 'This card is locked. The cage can unlock it.';
    return found.status === 'lost' ? 'This card was reported lost. Please see the cage.' : null;
  }

  /** Another station at which the card is, in a seat or, `seated` or not, on the way to one or on its own page. */
  #elsewhere(account: string, seated: boolean): Seat | null {
    for (const [seat, station] of this.#room.stations) {
      if (seat === this.seat) continue;
      if (station.reservedFor === account || station.visitor === account) return seat;
      if (seated && this.#room.table.sitting(seat)?.account === account) return seat;
    }
    return null;
  }

  visit(account: string): void {
    const { line, table } = this.#room;
    if (line === null) return;
    this.#visit = new StationVisit({
      ...{ account, line, since: table.rev },
      changed: () => this.changed(),
      failed: (error) => table.fails(error),
    });
    this.#visit.readSoon();
    this.changed();
  }

  lookAgain(): void {
    this.#visit?.readSoon();
  }

  endVisit(): void {
    this.#visit?.end();
    this.#visit = null;
    this.#language.forget();
    this.changed();
  }

  reserve(account: string | null): void {
    this.#reserved = account;
    this.#transferred = false;
    if (account === null) this.#room.seats.comingIn.notComing(this.seat);
  }

  async checkPin(account: string, pin: string): Promise<PinResult> {
    const checked = await this.#room.accounts.checkPin(account, pin, this.#room.table.now()).catch((error: unknown) => {
      this.#room.table.fails(error);
      throw error;
    });
    if (!checked.ok) return { kind: 'not checked', why: checked.error.message };
    if (checked.value.result === 'ok') return { kind: 'right' };
    if (checked.value.result === 'wrong') return { kind: 'wrong', triesLeft: checked.value.triesLeft };
    this.#log('warning', 'card locked', `Account ${account} is locked after five wrong PINs`);
    return { kind: 'locked' };
  }

  /** Who has not got the posted buy-in may come in where the house has moved them, which the floor is then asked. */
  standingApproval(account: string): boolean {
    const { table, seats } = this.#room;
    const asks =
      letsTransfersIn(this.#room) &&
      !seats.comingIn.entryRange(account).ok &&
      seats.comingIn.entryRange(account, true).ok;
    return table.state.standingApproval && !asks;
  }

  askEntry(account: string): void {
    this.#askedAt = this.#room.table.now();
    this.#log('info', 'entry asked', `${this.#handle(account)} asks to enter`);
  }

  refuseBuyIn(account: string): string | null {
    const range = this.#room.seats.comingIn.entryRange(account, this.#transferred);
    return range.ok ? null : range.error.message;
  }

  seatIsTaken(): boolean {
    return this.#room.table.sitting(this.seat) !== undefined;
  }

  isOutOfGame(): boolean {
    const sitting = this.#room.table.sitting(this.seat);
    return sitting !== undefined && !sitting.leaveNext && sitting.status !== 'playing';
  }

  tell(level: Notice['level'], text: string): void {
    this.#notice = { level, text: text.slice(0, 400) };
    this.changed();
  }

  /** Tells what the floor has ruled: it outlives a restart, until somebody here does something. */
  tellRuling(text: string): void {
    const ruling = { seat: this.seat, text: text.slice(0, 400) };
    this.#room.table.change((draft) => {
      draft.told = [...draft.told.filter(({ seat }) => seat !== this.seat), ruling];
      return ok(null);
    });
    this.tell('warning', text);
  }

  #told(): { readonly text: string } | undefined {
    return this.#room.table.state.told.find(({ seat }) => seat === this.seat);
  }

  #forgetNotice(): void {
    this.#notice = null;
    if (this.#told() === undefined) return;
    this.#room.table.change((draft) => {
      draft.told = draft.told.filter(({ seat }) => seat !== this.seat);
      return ok(null);
    });
  }

  callBack(): void {
    const sitting = this.#room.table.sitting(this.seat);
    if (!sitting || sitting.calledBackAt !== null) return;
    this.#room.seats.out.callBack(this.seat);
    this.#log('warning', 'break over', `${sitting.handle} has been away too long; warning call`);
    this.tell('warning', 'Your break is over. Come back now or the seat is given up.');
  }

  forfeit(): void {
    const sitting = this.#room.table.sitting(this.seat);
    if (!sitting) return;
    this.#log('warning', 'seat forfeited', `${sitting.handle} did not come back; the chips go to the card`);
    this.#room.seats.leaving.leave(this.seat, null);
  }

  unlock(): void {
    if (this.#room.table.sitting(this.seat)?.locked) this.#room.seats.out.unlock(this.seat);
  }

  awayLeft(): number {
    const until = this.#room.table.sitting(this.seat)?.awayUntil ?? null;
    return until === null ? 0 : Math.max(0, until - this.#room.table.now());
  }

  warningLeft(): number {
    const { warning } = this.#room.table.parts.timing;
    const called = this.#room.table.sitting(this.seat)?.calledBackAt ?? null;
    return called === null ? warning : Math.max(0, called + warning - this.#room.table.now());
  }

  changed(): void {
    this.#room.table.touch();
  }

  // ---------------------------------------------------------------------------------------------------- view

  view(): StationView {
    const committed = this.#room.table.cut.standing(this.seat);
    const calibration = this.#room.touch.calibration(this.seat);
    return {
      screen: 'station',
      station: this.seat,
      loudness: this.#room.sound.stations,
      language: this.#language.of(this.#accountHere() ?? this.visitor),
      table: tableView(this.#room, this.seat),
      phase: this.#phase(),
      notice: this.#notice,
      ...(committed === null ? {} : { committed }),
      ...this.#called(),
      ...this.#registered(),
      ...this.#preferences(),
      ...(calibration === null ? {} : { calibration }),
    };
  }

  /** Where a seat is kept for whoever has shown card and PIN here. */
  #called(): Pick<StationView, 'called'> {
    const account = this.#accountHere() ?? this.visitor;
    const call = this.#room.line?.calls().find((one) => one.account === account);
    return call === undefined ? {} : { called: { table: call.table, label: call.label, until: call.until } };
  }

  /** What whoever has shown card and PIN here has entered, where that is full and waits. */
  #registered(): Pick<StationView, 'registered'> {
    const account = this.#accountHere() ?? this.visitor;
    const own = (this.#room.line?.registered() ?? []).filter((one) => one.account === account);
    if (own.length === 0) return {};
    return { registered: own.slice(0, 10).map(({ name, waitingFor }) => ({ name, waitingFor })) };
  }

  /** Nobody is here: whose seat of this table is kept, as the wall shows it, too. */
  #vacant(): StationPhase {
    const { line } = this.#room;
    const kept = (line?.calls() ?? []).flatMap(({ table, name, until }) =>
      table === line?.number ? [{ name, until }] : [],
    );
    return {
      name: 'vacant',
      ...(line === null ? {} : { desk: true }),
      ...(kept.length === 0 ? {} : { kept: kept.slice(0, 10) }),
    };
  }

  /** Shown to their own player alone, once the PIN was right. */
  #preferences(): Pick<StationView, 'preferences'> {
    const account = this.#accountHere();
    return account === null ? {} : { preferences: this.#room.accounts.preferences.of(account) };
  }

  /** Whose PIN was right here: who sits, or buys in. */
  #accountHere(): string | null {
    return this.#room.table.sitting(this.seat)?.account ?? this.#buysIn();
  }

  #buysIn(): string | null {
    const snapshot = this.#actor.getSnapshot();
    return snapshot.matches('buying in') ? snapshot.context.account : null;
  }

  #handle(account: string): string {
    return this.#room.accounts.byAccount(account)?.handle ?? account;
  }

  #phase(): StationPhase {
    const sitting = this.#room.table.sitting(this.seat);
    if (sitting) return seatedPhase(this.#room, sitting, this.awayLeft());
    const snapshot = this.#actor.getSnapshot();
    const account = snapshot.context.account;
    if (this.#room.tableState() === 'closed') return { name: 'closed', message: 'This table is closed.' };
    const person = account === '' ? '' : this.#handle(account);
    const balance = account === '' ? 0 : this.#room.cage.balance(account);
    if (snapshot.matches('PIN')) {
      const { refusal, visitRefusal } = snapshot.context;
      return {
        ...{ name: 'pin', person, triesLeft: this.#room.accounts.byAccount(account)?.triesLeft ?? 0 },
        ...(visitRefusal === null ? { ways: refusal === null ? 'both' : 'desk' } : {}),
      };
    }
    if (snapshot.matches('at the desk') && this.#visit !== null) {
      return { name: 'desk', person, balance: this.#visit.balance ?? balance, ...this.#visit.shown };
    }
    if (snapshot.matches('waiting')) return { name: 'waiting', person, balance };
    if (snapshot.matches('buying in')) {
      const range = this.#room.seats.comingIn.entryRange(account, this.#transferred);
      if (range.ok) return { name: 'buying in', person, balance, ...range.value, entry: this.#entryOf(account) };
    }
    return this.#vacant();
  }

  #entryOf(account: string): { message: string; mayPost: boolean } {
    const waiting = this.#room.table.entryAt(this.seat, account, this.#transferred);
    if (waiting) return { message: waiting.message, mayPost: waiting.mayPost };
    return { message: 'You are dealt in with the next hand.', mayPost: false };
  }

  // ------------------------------------------------------------------------------------------------- intents

  take(intent: StationIntent, meta: IntentMeta): Answer | Promise<Answer> {
    if (intent.do === 'odds') return this.#odds();
    if (intent.do === 'explain') return this.#explain();
    if (intent.do === 'cut') return this.#cut(intent);
    if (intent.do === 'language') return this.#speak(intent);
    if (intent.do === 'history' || intent.do === 'receipt') return this.#lookBack(intent);
    if (intent.do === 'player act' || intent.do === 'own statement') return this.#atTheDesk(intent, meta);
    if (intent.do === 'limits' || intent.do === 'limit') return this.#ownLimits(intent, meta);
    this.#forgetNotice();
    const answer = this.#take(intent, meta);
    this.changed();
    return answer;
  }

  /** What the screen does by itself leaves what its player reads as it is. */
  #cut({ commit, number }: Extract<StationIntent, { do: 'cut' }>): Result<null, Refusal> {
    const { table } = this.#room;
    if (!table.sitting(this.seat)) return refuse('not seated', 'Nobody plays at this station.');
    table.cut.commit(this.seat, commit);
    this.changed();
    if (number === undefined) return ok(null);
    const given = table.cut.give({ seat: this.seat, number });
    if (given.ok) table.tell({ type: 'CUT' });
    return given;
  }

  /** It needs no card: a language is chosen before anything can be read. */
  #speak({ language }: IntentTo<StationIntent, 'language'>): Answer {
    this.#language.choose(language, this.#accountHere());
    this.changed();
    return ok(null);
  }

  #explain(): Answer {
    const { game, rules } = this.#room.table.setup;
    return ok({ kind: 'rules', parts: game.explain(rules).map((part) => ({ ...part })) });
  }

  /** They are no secret, and to look at them changes nothing. */
  async #odds(): Promise<Answer> {
    const bets = await this.#room.odds.of(this.#room.table.setup).catch(() => null);
    if (bets === null) return refuse('no odds', 'There are no odds to show for this game.');
    return ok({
      kind: 'odds',
      bets: bets.map(({ id, exact, stderr, edge, outcomes }) => ({ id, exact, stderr, edge, outcomes: [...outcomes] })),
    });
  }

  /** Changes nothing, so no screen is shown anything for it. */
  async #lookBack(intent: IntentTo<StationIntent, 'history' | 'receipt'>): Promise<Answer> {
    const player = this.#player(intent);
    if (!player.ok) return player;
    const { account } = player.value;
    if (intent.do === 'history') {
      const { recall } = this.#room;
      const hands = await recall.lastHands(account);
      return hands.ok ? ok({ kind: 'history', hands: hands.value, archived: recall.archived }) : hands;
    }
    const made = await this.#room.recall.receipt(account, intent.hand);
    return made.ok ? ok({ kind: 'hand receipt', receipt: made.value }) : made;
  }

  /** Of whoever sits here, is about to, or looks at their own page: they have given their card and PIN. */
  async #ownLimits(intent: IntentTo<StationIntent, 'limits' | 'limit'>, meta: IntentMeta): Promise<Answer> {
    if (this.#visit !== null) {
      this.#actor.send({ type: 'TOUCHED' });
      return this.#visit.limits(intent, meta, this.seat);
    }
    const player = this.#player(intent);
    const account = player.ok ? player.value.account : this.#buysIn();
    if (account === null) return player.ok ? ok(null) : player;
    const { line } = this.#room;
    if (line === null) return refuse('no-house', 'This table keeps no limits of players: the house does.');
    const told =
      intent.do === 'limit'
        ? await line.limits(account, { key: `limit:${this.seat}:${meta.id}`, kind: intent.kind, limit: intent.limit })
        : await line.limits(account);
    return told.ok ? ok({ kind: 'limits', limits: told.value }) : told;
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
      if (this.#reserved === null && snapshot.context.account === '')
        return refuse('nothing to cancel', 'There is nothing to cancel.');
      this.#actor.send({ type: 'CANCEL' });
      return ok(null);
    }
    if (intent.do === 'buy in') return this.#buyIn(intent, meta);
    const player = this.#player(intent);
    return player.ok ? this.#asSeated(player.value, intent, meta) : player;
  }

  #atTheDesk(
    intent: IntentTo<StationIntent, 'player act' | 'own statement'>,
    meta: IntentMeta,
  ): Answer | Promise<Answer> {
    const visit = this.#visit;
    if (visit === null) return refuse('not now', 'Swipe your card first.');
    this.#actor.send({ type: 'TOUCHED' });
    return intent.do === 'player act' ? visit.act(intent.act, meta, this.seat) : visit.statement(intent.day, meta);
  }

  /** Whoever sits here, if they may do anything now. */
  #player(intent: StationIntent): Result<Sitting, Refusal> {
    const sitting = this.#room.table.sitting(this.seat);
    if (!sitting) return refuse('not seated', 'Swipe your card first.');
    // Who is absent from a tournament is dealt in all the same: without their card nobody plays for them.
    const isTournament = this.#room.table.state.tournament !== null;
    const playsOn = this.#room.table.inHand(this.seat) && intent.do !== 'sit in' && !isTournament;
    return sitting.locked && !playsOn ? refuse('locked', 'Swipe your card to go on.') : ok(sitting);
  }

  #buyIn(intent: Extract<StationIntent, { do: 'buy in' }>, meta: IntentMeta): Result<null, Refusal> {
    const key = `buy-in:${this.seat}:${meta.id}`;
    if (this.#room.cage.done(key)) return ok(null);
    const snapshot = this.#actor.getSnapshot();
    if (!snapshot.matches('buying in')) return refuse('not now', 'Chips cannot be bought now.');
    const { account } = snapshot.context;
    const handle = this.#handle(account);
    const entering = { account, handle, entry: intent.entry ?? 'wait', transferred: this.#transferred };
    const done = this.#room.seats.comingIn.buyIn(this.seat, entering, intent.amount, key, meta.rev);
    if (done.ok) this.#language.keep(account);
    return done;
  }

  #asSeated(sitting: Sitting, intent: StationIntent, meta: IntentMeta): Answer {
    const { seats, table } = this.#room;
    switch (intent.do) {
      case 'decide':
        return table.decide(this.seat, intent.decision, meta);
      case 'more time':
        return table.drawTime(this.seat);
      case 'top up':
        return seats.chips.topUp(this.seat, intent.amount, `top-up:${this.seat}:${meta.id}`, meta.rev);
      case 'sit out':
        return seats.out.sitOut(this.seat);
      case 'sit in':
        return seats.out.sitIn(this.seat, meta.rev);
      case 'entry':
        return seats.entry(this.seat, intent.entry, meta.rev);
      case 'choice':
        return seats.choose(this.seat, intent.choice, intent.on, meta.rev);
      case 'break':
        return seats.out.takeBreak(this.seat);
      case 'come along':
        return seats.game.answer(this.seat, intent.change, true, intent.most);
      case 'stay out':
        return seats.game.answer(this.seat, intent.change, false, 0);
      case 'move':
        return seats.moves.ask(this.seat, intent.to);
      case 'leave':
        return seats.leaving.leave(this.seat, null);
      case 'stay':
        return seats.leaving.stay(this.seat);
      case 'turn':
        return table.squeeze.turn(this.seat, intent.zone, intent.open, table.now());
      case 'call floor':
        return this.#callFloor(sitting);
      case 'prefer':
        return this.#prefer(sitting, intent.changed);
      default:
        return refuse('not now', 'That cannot be done now.');
    }
  }

  /** Chips that are added by themselves, and blinds that are posted, follow from the next hand on. */
  #prefer(sitting: Sitting, changed: ChangedPreferences): Answer {
    const { accounts, seats, table } = this.#room;
    const before = accounts.preferences.of(sitting.account);
    const { autoPost } = accounts.preferences.change(sitting.account, changed);
    if (autoPost === before.autoPost) return ok(null);
    return seats.entry(this.seat, autoPost ? 'post' : 'wait', table.rev);
  }

  /** Written down once for each call, however often the key is pressed. */
  #callFloor({ handle }: Sitting): Answer {
    const called = this.#room.seats.calls.call(this.seat);
    if (!called.ok) return called;
    if (called.value) this.#log('warning', 'floor called', `${handle} calls the floor`);
    return ok(null);
  }

  #log(level: 'info' | 'warning' | 'error', code: string, text: string): void {
    this.#room.table.note({ level, code, text, seat: this.seat, by: null });
  }
}
