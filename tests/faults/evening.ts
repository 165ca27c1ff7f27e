/**
 * An evening that is the same every time: the shuffle comes from a seed and the number of the hand, and what the
 * players do is a function of the hand, the step and what they are asked. So a run that is cut off and taken up again
 * can be laid beside one that was not. Nothing an evening decides on is kept in memory: all of it is in the file.
 */
import { createHash } from 'node:crypto';
import type { Ask, BetAsk, CardGroups, CardsAsk, Decision, WagerAsk } from '../../games/ask.ts';
import type { Seat } from '../../games/seat.ts';
import { costOf, matched } from '../../games/wager.ts';
import { simulatedClock } from '../../main/clock/clock.ts';
import { openHost } from '../../main/compose.ts';
import { Hand } from '../../main/hand/hand.ts';
import type { Host } from '../../main/host.ts';
import type { HostOptions } from '../../main/host-options.ts';
import { type TableMessage, tableMessage } from '../../main/house/messages.ts';
import { NEAR_TABLE } from '../../main/house/near-house.ts';
import { canonical } from '../../main/journal/canonical.ts';
import type { JournaledHand } from '../../main/journal/journal.ts';
import { type Answer, type IntentMeta, NO_LINE } from '../../main/link/desk.ts';
import { bareSampler, type Sampler } from '../../main/shuffle/sampler.ts';
import type { Shuffler } from '../../main/shuffle/shuffler.ts';
import { tableConfig } from '../../main/table/config.ts';
import { tableState } from '../../main/table/state.ts';
import type { FloorIntent } from '../../protocol/floor-intent.ts';
import type { StationIntent } from '../../protocol/station-intent.ts';
import type { StationView } from '../../protocol/station-view.ts';
import { settled, until } from '../main/test-room.ts';
import { HouseBooks } from './house-books.ts';

export interface Plan {
  readonly seed: number;
  readonly seats: number;
  /** In the form of `table.json`. */
  readonly games: readonly {
    game: string;
    house?: string;
    limit: string;
    collection?: (number | string)[];
    jackpot?: boolean;
  }[];
}

/** Milliseconds the clock is moved at a time. */
const TICK = 250;

/** A number from 0 to 1 that depends on nothing but what it is made of. */
export function fate(...of: readonly (string | number)[]): number {
  return createHash('sha256').update(of.join(' ')).digest().readUInt32BE(0) / 2 ** 32;
}

/** A press as its screen made it: sent again with the same id when no answer came. */
interface Press {
  readonly seat: Seat;
  readonly intent: StationIntent;
  readonly meta: IntentMeta;
}

export interface EveningOptions extends Pick<HostOptions, 'onWrite'> {
  readonly plan: Plan;
  readonly data: string;
  /** When the table is opened, ms since 1970. */
  readonly from?: number;
  /** Tells the presses of one run from those of another: screens never make an id twice. */
  readonly run?: string;
}

export class Evening {
  readonly host: Host;
  readonly plan: Plan;
  readonly clock: ReturnType<typeof simulatedClock>;
  /** The press that no answer has come to yet. */
  waitsFor: Press | null = null;
  readonly #house: HouseBooks;
  readonly #run: string;
  #presses = 0;
  /** The turn somebody is thinking about, and since when. */
  #thinking = { turn: '', since: 0 };

  private constructor(host: Host, options: EveningOptions, clock: ReturnType<typeof simulatedClock>) {
    this.host = host;
    this.plan = options.plan;
    this.clock = clock;
    this.#house = new HouseBooks(options.data);
    this.#run = options.run ?? 'run';
  }

  /** Opens the table in its folder, a new one or one that was left. */
  static async open(options: EveningOptions): Promise<Evening> {
    const { plan, data, onWrite } = options;
    const clock = simulatedClock(options.from);
    let host: Host | null = null;
    const shuffler = shufflerByHand(plan.seed, () => host?.room.books.journal.nextNumber() ?? 0);
    host = await openHost({
      ...{ data, kind: 'demo', devices: null, clock, shuffler, pinCost: 16 },
      config: tableConfig.parse({ games: plan.games, mayShow: false, timing: { result: 2000, pause: 1000 } }),
      ...(onWrite ? { onWrite } : {}),
    });
    return new Evening(host, options, clock);
  }

  get table() {
    return this.host.room.table;
  }

  get books() {
    return this.host.room.books;
  }

  /** The number of the newest hand, by the journal; 0 before the first. */
  get newest(): number {
    return this.books.journal.nextNumber() - 1;
  }

  /** Hands that are over. */
  get hands(): number {
    return this.table.hand ? this.newest - 1 : this.newest;
  }

  /** Plays until so many hands are over, or the table stands still. */
  async playTo(hands: number): Promise<void> {
    for (let steps = 0; this.hands < hands && this.table.state.fault === null; steps += 1) {
      if (steps > 5000 * hands) throw new Error(`hand ${hands} does not come to its end`);
      await this.step();
    }
  }

  /** One press, or a quarter of a second. */
  async step(): Promise<void> {
    if (await this.#comeAndGo()) return;
    const ask = this.table.hand?.asks()[0];
    if (ask && (await this.#answer(ask))) return;
    this.clock.advance(TICK);
    await settled();
  }

  /** Sends the last press again, as a screen does that never got its answer. */
  async pressAgain({ seat, intent, meta }: Press): Promise<Answer> {
    return this.#desk(seat).take(intent, meta);
  }

  async floor(intent: FloorIntent): Promise<Answer> {
    const desk = this.host.desk({ screen: 'floor-console' }) as unknown as {
      take(intent: FloorIntent, meta: IntentMeta): Promise<Answer>;
    };
    return desk.take(intent, this.#meta());
  }

  /** Stops as a process that is killed does: nothing more is written. */
  async abandon(): Promise<void> {
    this.#house.close();
    await this.host.close();
  }

  // ------------------------------------------------------------------------------------------- what the players do

  /** Whoever has something to do besides their turn does it at once. True when somebody did. */
  async #comeAndGo(): Promise<boolean> {
    const hand = this.newest;
    for (let seat = 1; seat <= this.plan.seats; seat += 1) {
      if (await this.#attend(seat, hand)) return true;
    }
    return false;
  }

  async #attend(seat: Seat, hand: number): Promise<boolean> {
    const sitting = this.table.sitting(seat);
    const wanted = isThere(seat, hand);
    if (!sitting) return wanted && (await this.#sitDown(seat));
    if (!wanted) return !sitting.leaveNext && (await this.#press(seat, { do: 'leave' })).ok;
    const stack = this.table.stack(seat);
    const { fullBuy } = this.table.setup.profile.buyIn;
    if (stack < fullBuy / 2 && sitting.pending === null) {
      const range = this.host.room.seats.chips.topUpRange(seat);
      if (range.ok && range.value.min <= fullBuy) {
        return (await this.#press(seat, { do: 'top up', amount: range.value.min })).ok;
      }
    }
    const mayPlay = sitting.status === 'sitting out' && stack > 0 && !this.table.inHand(seat);
    return mayPlay && (await this.#press(seat, { do: 'sit in' })).ok;
  }

  /** Swipe, PIN, chips. False when the card holds too little. */
  async #sitDown(seat: Seat): Promise<boolean> {
    const card = this.host.tray[seat - 1];
    const phase = (): StationView['phase'] => (this.#desk(seat).view(NO_LINE) as StationView).phase;
    if (!card || !this.host.room.seats.comingIn.entryRange(card.account).ok) return false;
    if (phase().name === 'vacant') {
      this.host.swipe(card.card, seat);
      for (let i = 0; i < 4 && phase().name === 'vacant'; i += 1) {
        this.clock.advance(50);
        // The house is asked whose card it is.
        await settled();
      }
    }
    if (phase().name === 'pin') {
      const typed = await this.#press(seat, { do: 'pin', pin: card.pin });
      if (!typed.ok && this.table.state.fault === null) throw new Error(`seat ${seat}, PIN: ${typed.error.message}`);
      await until(() => phase().name !== 'pin' || this.table.state.fault !== null);
    }
    const buying = phase();
    if (buying.name === 'buying in') await this.#press(seat, { do: 'buy in', amount: buying.min });
    return true;
  }

  /** Thinks, and then answers; or does neither and lets the time run out. */
  async #answer(ask: Ask): Promise<boolean> {
    const { hand } = this.table;
    if (!hand || this.table.state.fault !== null) return false;
    const { seed } = this.plan;
    const { number } = hand.facts;
    const turn = `${number}/${hand.step}/${ask.seat}`;
    if (this.#thinking.turn !== turn) this.#thinking = { turn, since: this.table.now() };
    // Never twice running, or they would count as gone.
    const early = hand.step < this.plan.seats && !isOffer(ask);
    if (number % 5 === ask.seat % 5 && early && fate(seed, turn, 'absent') < 0.3) return false;
    if (this.table.now() - this.#thinking.since < fate(seed, turn, 'thinks') * 1800) return false;
    const decision = answerTo(ask, (what) => fate(seed, turn, what));
    const answer = await this.#press(ask.seat, { do: 'decide', decision });
    if (!answer.ok && this.table.state.fault === null) throw new Error(`${turn}: ${answer.error.message}`);
    return true;
  }

  async #press(seat: Seat, intent: StationIntent): Promise<Answer> {
    this.waitsFor = { seat, intent, meta: this.#meta() };
    const answer = await this.#desk(seat).take(intent, this.waitsFor.meta);
    this.waitsFor = null;
    await settled();
    return answer;
  }

  #meta(): IntentMeta {
    this.#presses += 1;
    return { id: `${this.#run}-${this.#presses}`, rev: this.host.rev(), line: NO_LINE };
  }

  #desk(seat: Seat) {
    return this.host.desk({ screen: 'station', station: seat }) as unknown as {
      view(line: number): StationView;
      take(intent: StationIntent, meta: IntentMeta): Promise<Answer>;
    };
  }

  // --------------------------------------------------------------------------------------------- what can be compared

  /** The hand in play as every seat and the public see it; null between hands. */
  position(): string | null {
    const { hand } = this.table;
    if (!hand) return null;
    const viewers = [...hand.facts.start.players.map(({ seat }) => seat), 'public' as const];
    return canonical({ asks: hand.asks(), views: viewers.map((viewer) => hand.view(viewer)) });
  }

  /** Who owes what in the last hand, as far as the journal has it. */
  written(): readonly Ask[] {
    const hand = this.books.journal.lastHand();
    return hand === null ? [] : Hand.replay(hand, this.host.room.seal.open(hand)).asks();
  }

  /** Every account of the table and of the house beside it with something on it; what lies between them is named by each. */
  balances(): Record<string, number> {
    const { atHouse, atTable } = this.#books();
    return sums([...atHouse, ...atTable]);
  }

  /** What everyone is worth, card, chips and what is on its way: what waits for the end of a hand moves between those. */
  worth(): Record<string, number> {
    const { atHouse, atTable } = this.#books();
    const saved = this.books.tableState.load();
    const sittings = saved === null ? [] : tableState.parse(saved.state).sittings;
    const cardAt = (name: string): string => {
      const sitting = sittings.find(({ seat }) => name === `seat:${seat}`);
      return sitting === undefined ? name : `card:${sitting.account}`;
    };
    return sums([...atHouse, ...atTable.map(([name, sum]) => [cardAt(name), sum] as const), ...this.#onTheWay()]);
  }

  #books(): { readonly atHouse: readonly Sum[]; readonly atTable: readonly Sum[] } {
    const here = this.books.ledger.balances('').map(({ account, balance }) => [account, balance] as const);
    return {
      atHouse: this.#house
        .balances()
        .filter(([name]) => !/^(?:table|way):/.test(name))
        .map(([name, sum]) => [name.replace(`collection:${NEAR_TABLE}:`, 'collection:'), sum]),
      atTable: here.filter(([name]) => name !== 'house'),
    };
  }

  /** What is neither on a card nor before a seat: reserved and not posted, or told and not applied. */
  #onTheWay(): Sum[] {
    const told = this.books.store.query<[number], { body: string }>('SELECT body FROM outbox WHERE id > ?');
    return [
      ...this.#house.reserved().map(({ account, amount }) => [`card:${account}`, amount] as const),
      ...told.all(this.#house.applied()).flatMap(({ body }) => movedBy(tableMessage.parse(JSON.parse(body)))),
    ];
  }

  /** A hand as it was played: cards, decisions, every chip. Times, revisions and presses may differ between runs. */
  played(number: number): unknown {
    const hand = this.books.journal.hand(number);
    return hand && { ...tale(hand), cards: this.host.room.seal.open(hand) };
  }

  /** All that the next hand depends on, apart from times. */
  standing(): unknown {
    const { sittings, memory, profile, exits } = this.table.state;
    return {
      balances: this.balances(),
      memory,
      profile,
      exits: exits.map(({ account, stack }) => [account, stack]),
      sittings: sittings
        .map(
          ({ pending, ...sitting }): Record<string, unknown> => ({
            ...withoutTimes(sitting),
            pending: pending?.amount,
          }),
        )
        .sort((a, b) => Number(a.seat) - Number(b.seat)),
    };
  }
}

type Sum = readonly [account: string, cents: number];

/** What a message moves at the house that it has not been applied at. */
function movedBy(message: TableMessage): Sum[] {
  switch (message.kind) {
    case 'seated':
      return [[`card:${message.account}`, -message.amount]];
    case 'cash-out':
    case 'given back':
      return [[`card:${message.account}`, message.amount]];
    case 'drop':
      return message.shares.map(({ account, amount }) => [account, amount]);
    default:
      return [];
  }
}

/** What comes together under each name, where that is anything. */
function sums(all: readonly Sum[]): Record<string, number> {
  const together = new Map<string, number>();
  for (const [name, cents] of all) together.set(name, (together.get(name) ?? 0) + cents);
  return Object.fromEntries([...together].filter(([, cents]) => cents !== 0));
}

/** Without the fields that say when. */
const withoutTimes = (of: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(of).filter(([name]) => !/(At|Until)$/.test(name)));

const tale = ({ hand, game, rules, start, memory, players, entries, close }: JournaledHand) => ({
  ...{ hand, game, rules, start, memory, players },
  entries: entries.map(({ step, seat, kind, body }) => ({ step, seat, kind, body })),
  close: close && { kind: close.kind, outcome: close.outcome, memory: close.memory },
});

/** Now and then a player leaves for two hands. */
const isThere = (seat: Seat, hand: number): boolean => ![11, 12].includes((hand + 3 * seat) % 17);

/** Who lets the bank go by is asked again in the same hand, for their bets. */
const isOffer = (ask: Ask): boolean =>
  ask.kind === 'choose' || (ask.kind === 'wager' && ask.spots.some(({ id }) => id === 'bank'));

function answerTo(ask: Ask, chance: (what: string) => number): Decision {
  switch (ask.kind) {
    case 'bet':
      return betOn(ask, chance);
    case 'wager':
      return { kind: 'wager', bets: wagersOn(ask, chance) };
    case 'choose': {
      const bank = ask.options.find(({ id }) => id === 'bank');
      const option = bank ?? ask.options[Math.floor(chance('option') * ask.options.length)];
      return { kind: 'choose', option: option?.id ?? '' };
    }
    case 'cards':
      return { kind: 'cards', groups: ask.suggestion ?? picked(ask, chance) };
  }
}

/** The first cards that each group takes: as many as it must have, and at times some more. */
function picked({ groups, from }: CardsAsk, chance: (what: string) => number): CardGroups {
  const left = [...from];
  return Object.fromEntries(
    groups.map(({ id, min, max }) => [id, left.splice(0, Math.min(max, min + Math.floor(chance(id) * 4)))]),
  );
}

/** Half of the chips as player-dealer; else a base bet mostly, and with it whatever may be bet. */
function wagersOn(ask: WagerAsk, chance: (what: string) => number): Record<string, number> {
  const bets: Record<string, number> = {};
  for (const { id, min, max, step, needs, upTo, equals, always } of ask.spots) {
    // What must be as great as another bet comes with that one, or follows it.
    const most = equals !== undefined ? (bets[equals] ?? 0) : upTo === null ? max : Math.min(max, bets[upTo] ?? 0);
    const wanted = needs.length === 0 ? chance(id) < 0.6 : needs.some((need) => bets[need]) && chance(id) < 0.5;
    if (always || (id !== 'bank' && (!wanted || min > most || most > max))) continue;
    const share = id === 'bank' ? 0.5 : 0.05;
    const steps = Math.floor(((most - min) * share * (0.5 + chance(`${id} amount`))) / step) * step;
    const all = matched(ask, { ...bets, [id]: equals === undefined ? min + steps : most });
    if (costOf(ask, all) <= ask.stack) Object.assign(bets, all);
  }
  return bets;
}

/** Calls mostly, raises at times, folds when it is dear. */
function betOn(ask: BetAsk, chance: (what: string) => number): Decision {
  const mood = chance('mood');
  if (ask.raise && mood < 0.22) {
    const { min, max, step } = ask.raise;
    const to = min + Math.floor((Math.min(max - min, 4 * min) * chance('size')) / step) * step;
    return { kind: 'raise', to: mood < 0.01 ? max : to };
  }
  if (ask.call === 0) return { kind: 'check' };
  return ask.fold && mood > 0.8 ? { kind: 'fold' } : { kind: ask.call === null ? 'check' : 'call' };
}

/** Lots and cards of a hand depend on its number alone, however often the table was opened since. */
function shufflerByHand(seed: number, hand: () => number): Shuffler {
  let drawn = { hand: 0, sampler: null as Sampler | null };
  const sampler = (): Sampler => {
    const number = hand();
    if (drawn.sampler === null || drawn.hand !== number) {
      drawn = { hand: number, sampler: bareSampler(bytesOf(seed, number)) };
    }
    return drawn.sampler as Sampler;
  };
  return {
    lot: (n) => sampler().lot(n),
    shuffle: (cards) => {
      const shuffled = sampler().shuffle(cards);
      // A deal that could not be written is dealt again, the same.
      drawn.sampler = null;
      return shuffled;
    },
    cycle: () => {},
    health: () => ({ state: 'ok', tested: 0, failures: 0, lastFailure: null }),
  };
}

function bytesOf(seed: number, hand: number): (count: number) => Uint8Array {
  let block = 0;
  let pool = Buffer.alloc(0);
  return (count) => {
    while (pool.length < count) {
      block += 1;
      pool = Buffer.concat([pool, createHash('sha256').update(`${seed} ${hand} ${block}`).digest()]);
    }
    const bytes = pool.subarray(0, count);
    pool = pool.subarray(count);
    return bytes;
  };
}
