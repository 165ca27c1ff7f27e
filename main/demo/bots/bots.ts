/**
 * Practice opponents for a demo house. They stay in their seats all day, buy in again when they are broke, and make
 * room: one seat of the table is always free for a person and, in a game that takes fewer players, so is one place in
 * the hand.
 */
import { randomBytes } from 'node:crypto';
import type { Seat } from '../../../games/seat.ts';
import type { TableClock } from '../../clock/clock.ts';
import type { Host } from '../../host.ts';
import { Bot, type ThinkingTime } from './bot.ts';

/** How often the bots check who sits where, in ms. */
const LOOK_MS = 1000;

const NUMBER_BYTES = 32;

/** A number for the cut that is reproducible from the same random source, for tests. */
const numberFrom = (random: () => number): string =>
  Buffer.from(Array.from({ length: NUMBER_BYTES }, () => Math.floor(random() * 256))).toString('hex');

/** How long one of a few bots thinks. */
const HUMAN: ThinkingTime = { min: 700, max: 2600 };

/** From more bots than these on, each is quicker. */
const UNHURRIED = 5;

/**
 * How long one of so many bots thinks. They call more than people do, and at a full table their thinking adds up: with
 * nine, a person in a game of five streets would wait minutes for the next hand.
 */
export function paceAmong(count: number): ThinkingTime {
  const share = Math.min(1, UNHURRIED / Math.max(1, count));
  return { min: Math.round(HUMAN.min * share), max: Math.round(HUMAN.max * share) };
}

interface BotOptions {
  readonly pace?: ThinkingTime;
  readonly random?: () => number;
  /** They fill every seat but one, even in a game that takes fewer players, for tests that play it full. */
  readonly fill?: true;
}

/** Seats `count` bots from seat 10 downward, as long as that leaves a seat free, and a place in the hand. */
export function startBots(host: Host, count: number, clock: TableClock, options: BotOptions = {}): { stop(): void } {
  const pace = options.pace ?? paceAmong(count);
  const { random } = options;
  const chance =
    random === undefined
      ? { random: Math.random, draw: () => randomBytes(NUMBER_BYTES).toString('hex') }
      : { random, draw: () => numberFrom(random) };
  const accounts = host.bots.slice(host.bots.length - count);
  const bots = accounts.map((account) => new Bot(host, account, clock, pace, chance));
  let cancel = (): void => {};
  const look = (): void => {
    cancel = clock.after(LOOK_MS, look);
    arrange(host, bots, options.fill ?? false);
  };
  look();
  return {
    stop: () => {
      cancel();
      for (const bot of bots) bot.stop();
    },
  };
}

/** Checks who sits where, sends a bot away from a full table, and lets one come back where two seats are free. */
function arrange(host: Host, bots: readonly Bot[], fill: boolean): void {
  for (const bot of bots) bot.follow();
  const { game, rules } = host.room.table.setup;
  const most = fill ? bots.length : game.seats(rules).max - 1;
  const here = (): number => bots.filter(({ seat }) => seat !== null).length;
  let free = freeSeats(host, bots);
  const isFull = free.length === 0 || here() > most;
  if (isFull && !bots.some((bot) => bot.isLeaving)) bots.find((bot) => bot.staysSeated)?.leave();
  for (const bot of bots) {
    const seat = free.at(-1);
    if (seat === undefined || free.length < 2 || here() >= most) return;
    if (!bot.mayCome) continue;
    bot.comeTo(seat);
    free = free.slice(0, -1);
  }
}

/** Seats where no one sits, has swiped a card, or is on the way. */
function freeSeats({ room: { stations, table } }: Host, bots: readonly Bot[]): Seat[] {
  return [...stations.keys()].filter(
    (seat) =>
      !table.sitting(seat) &&
      (stations.get(seat)?.reservedFor ?? null) === null &&
      !bots.some((bot) => bot.seat === seat),
  );
}
