/**
 * Cuts the power at every write of an evening. The evening is played once through and remembered; then it is played
 * again, and at each commit the files are taken as a power cut would leave them, whole or half written, and a new host
 * plays on from there. It must find the same cards, the same player to act, the same chips and the same time left, and
 * come to the same end.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '../../games/seat.ts';
import { houseBeside } from '../../main/house/beside.ts';
import { canonical } from '../../main/journal/canonical.ts';
import { openReadOnly } from '../../main/journal/store.ts';
import { audit } from '../../main/ledger/audit.ts';
import { replayer } from '../../main/ledger/replay.ts';
import { DeckSeal } from '../../main/shuffle/deck-seal.ts';
import { FILES } from '../main/test-room.ts';
import { Disk, HOWS, type Image, LEDGER, layOut, sameImage, torn } from './disk.ts';
import { Evening, fate, type Plan } from './evening.ts';

/** An evening as it went without any cut. */
export interface Memory {
  /** The hand as everyone saw it, by hand and step. */
  readonly positions: ReadonlyMap<string, string>;
  /** By number of the hand: how it was played, and how the table stood when it was over. */
  readonly ends: ReadonlyMap<number, string>;
}

/** What must be true after a restart from an image. */
interface Expected {
  /** Hand and step, `7/3`; null between hands. */
  readonly at: string | null;
  /** Of everyone. */
  readonly worth: string;
  /** Time left on the clock, ms; the full time when the turn had just begun. */
  readonly left: number | null;
  readonly now: number;
  /** The hand that is in play, or the next one. */
  readonly hand: number;
}

/** The power goes: what is on the disk, and what must come of it. */
interface Cut {
  readonly name: string;
  readonly image: Image;
  readonly expected: Expected;
  readonly pressed: Evening['waitsFor'];
}

export interface Tally {
  /** Points before and after single writes and commits. */
  points: number;
  /** Different states of the disk that a host was started from. */
  restarts: number;
  torn: number;
  hands: number;
}

const HEARTBEAT = 1000;
const FULL_TURN = 30_000;

/** The folder of a demo house in which nobody has played yet: its cards are drawn by lot, and every run needs the same. */
export async function newHouse(plan: Plan): Promise<string> {
  const data = newFolder();
  await (await Evening.open({ plan, data })).abandon();
  return data;
}

export function copyOf(house: string): string {
  const data = newFolder();
  cpSync(house, data, { recursive: true });
  return data;
}

/** Plays an evening through. */
export async function remember(plan: Plan, house: string, hands: number): Promise<Memory> {
  const data = copyOf(house);
  const evening = await Evening.open({ plan, data });
  const positions = new Map<string, string>();
  const ends = new Map<number, string>();
  // At every change: several who do not answer may be done with in one step of the evening.
  evening.table.onChange(() => {
    const { hand } = evening.table;
    if (hand && !hand.over) positions.set(`${hand.facts.number}/${hand.step}`, evening.position() ?? '');
  });
  while (evening.hands < hands) {
    await evening.step();
    const facts = evening.table.hand?.facts;
    if (!facts && evening.hands > ends.size) ends.set(evening.hands, endOf(evening, evening.hands));
    if (evening.table.state.fault !== null) throw new Error(evening.table.state.fault);
  }
  await evening.abandon();
  rmSync(data, { recursive: true });
  return { positions, ends };
}

export interface Cuts {
  readonly hands: number;
  /** How often each write is cut off in its middle, besides before and after it. */
  readonly tears: number;
  /** Whether the power goes while the players come in, too, before the first deal: that is the same at every game. */
  readonly comingIn: boolean;
  /** How many hands are played after the one that the power went in, or before: all that they depend on is compared either way. */
  readonly playsOn: number;
}

/** Plays the evening again and cuts the power at every write of it; throws at the first thing that is not as it was. */
export async function cutEverywhere(plan: Plan, { hands, tears, comingIn, playsOn }: Cuts): Promise<Tally> {
  const house = await newHouse(plan);
  const memory = await remember(plan, house, hands);
  const tally: Tally = { points: 0, restarts: 0, torn: 0, hands: 0 };
  const data = copyOf(house);
  const watch = new Watch();
  const evening = await Evening.open({ plan, data, onWrite: (point) => watch.onWrite(point) });
  const disk = new Disk(data);
  watch.begin(evening, disk);
  const start = { from: data, plan, memory, playsOn, tally };
  let isDealt = false;
  try {
    while (evening.hands < hands) {
      await evening.step();
      for (const { before, after } of watch.take()) {
        // A commit of nothing leaves the disk as it was, and that has been tried.
        if (sameImage(before.image, after.image)) continue;
        isDealt ||= after.expected.at !== null;
        if (!isDealt && !comingIn) continue;
        await restart(after, start);
        for (let tear = 0; tear < tears; tear += 1) {
          const torn = tornCut(before, after, `${plan.seed} ${tally.points} ${tally.torn}`);
          tally.torn += 1;
          await restart(torn, start);
        }
      }
    }
    tally.points = watch.points;
    tally.hands = evening.hands;
    return tally;
  } finally {
    await evening.abandon();
    disk.close();
    for (const folder of [data, house]) rmSync(folder, { recursive: true });
  }
}

/** How the writes of the house beside the table are told from the table's own. */
const HOUSE = 'house ';

/** Looks on at the writes and takes an image of the disk after each commit of either file. */
class Watch {
  points = 0;
  #evening: Evening | null = null;
  #disk: Disk | null = null;
  #last: Cut | null = null;
  readonly #names: string[] = [];
  readonly #houseNames: string[] = [];
  #at: { hand: number; step: number } | null = null;
  #cuts: { before: Cut; after: Cut }[] = [];

  begin(evening: Evening, disk: Disk): void {
    this.#evening = evening;
    this.#disk = disk;
    this.#last = this.#cut('the start', []);
  }

  take(): { before: Cut; after: Cut }[] {
    return this.#cuts.splice(0);
  }

  onWrite(point: string): void {
    if (!this.#disk || !this.#last) return;
    this.points += 1;
    const isHouse = point.startsWith(HOUSE);
    const names = isHouse ? this.#houseNames : this.#names;
    const write = isHouse ? point.slice(HOUSE.length) : point;
    if (write !== 'after:commit' && write !== 'after:tidy') {
      // Nothing reaches the disk before the commit: a cut before, between or after these writes leaves the last image.
      if (['before:commit', 'before:tidy'].includes(write) && !sameImage(this.#disk.image(), this.#last.image)) {
        throw new Error(`something was on the disk before its commit: ${names.join(', ')}`);
      }
      if (write.startsWith('after:')) names.push(write.slice('after:'.length));
      return;
    }
    const what = write === 'after:tidy' ? 'tidying up' : `commit of ${names.join(', ') || 'nothing'}`;
    const after = this.#cut(`${isHouse ? HOUSE : ''}${what}, point ${this.points}`, isHouse ? [] : names);
    names.splice(0);
    this.#cuts.push({ before: this.#last, after });
    this.#last = after;
  }

  /** `written` are the table's own writes. */
  #cut(name: string, written: readonly string[]): Cut {
    const [evening, disk] = [this.#evening, this.#disk];
    if (!evening || !disk) throw new Error('no evening to look at');
    const began = written.includes('hands');
    // Several who do not answer are written down together.
    const decided = written.filter((each) => each === 'entries').length;
    if (began) this.#at = { hand: evening.books.journal.nextNumber() - 1, step: 0 };
    if (this.#at) this.#at = { ...this.#at, step: this.#at.step + decided };
    if (written.includes('hand_closes')) this.#at = null;
    const runsOn = decided > 0 && goesOn(evening);
    const newTurn = (began || decided > 0) && !runsOn;
    const expected: Expected = {
      at: this.#at && `${this.#at.hand}/${this.#at.step}`,
      worth: canonical(evening.worth()),
      left: this.#at === null ? null : newTurn ? FULL_TURN : (evening.table.countdown()?.leftMs ?? null),
      now: evening.table.now(),
      hand: this.#at?.hand ?? evening.books.journal.nextNumber(),
    };
    return { name, image: disk.image(), expected, pressed: evening.waitsFor };
  }
}

/**
 * Whether, by what is written down, the time of somebody runs on: of several who were asked some have answered, and nobody else
 * is asked now, or another is asked just what they were. Who has a second hand to decide is asked again: a new turn, for them.
 */
function goesOn(evening: Evening): boolean {
  const before = evening.table.hand?.asks() ?? [];
  const after = evening.written();
  const wasAsked = (seat: Seat): boolean => before.some((ask) => ask.seat === seat);
  const someAnswered = after.length < before.length && after.every(({ seat }) => wasAsked(seat));
  const answering = evening.waitsFor?.seat ?? null;
  const sameAsked = after.some((ask) => ask.seat !== answering && before.some((old) => isDeepStrictEqual(old, ask)));
  return after.length > 0 && (someAnswered || (answering !== null && sameAsked));
}

/** The write that was under way when the power went; what was there before it must be there again. */
function tornCut(before: Cut, after: Cut, seed: string): Cut {
  const wanted = HOWS[Math.floor(fate(seed, 'how') * HOWS.length)] ?? 'missing';
  const { image, how } = torn(before.image, after.image, wanted, fate(seed, 'where'));
  // A checkpoint writes nothing new: all of it is in the log.
  const left = how !== wanted || sameImage(image, after.image) ? after : before;
  // Time went on since the image before; what it says of the clock is older by as much.
  return { ...left, name: `${after.name}, ${how}`, image, pressed: after.pressed };
}

/** What a host is started with after a cut. */
interface Start {
  /** The folder of the evening: what does not change of it lies beside what was on the disk. */
  readonly from: string;
  readonly plan: Plan;
  readonly memory: Memory;
  readonly playsOn: number;
  readonly tally: Tally;
}

/** Starts a host from what is on the disk and plays to the end of the hand, and more. */
async function restart(cut: Cut, { from, plan, memory, playsOn, tally }: Start): Promise<void> {
  const data = newFolder();
  layOut(cut.image, from, data);
  tally.restarts += 1;
  try {
    const downtime = Math.floor(fate(cut.name) * 600_000);
    const evening = await Evening.open({ plan, data, from: cut.expected.now + downtime, run: `run-${tally.restarts}` });
    try {
      await playOn(evening, cut, memory, playsOn);
    } finally {
      await evening.abandon();
    }
    if (tally.restarts % 25 === 0) await auditClean(data);
  } catch (error) {
    throw new Error(`the power cut at ${cut.name}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  } finally {
    rmSync(data, { recursive: true });
  }
}

async function playOn(evening: Evening, { expected, pressed }: Cut, memory: Memory, more: number): Promise<void> {
  const { table } = evening;
  same('fault', table.state.fault, null);
  const at = table.hand && `${table.hand.facts.number}/${table.hand.step}`;
  // A hand that the last decision had ended is settled as soon as the table opens.
  const over = expected.at !== null && !memory.positions.has(expected.at);
  same('hand and step', at, over ? null : expected.at);
  if (over) same('the end of the hand', endOf(evening, expected.hand), memory.ends.get(expected.hand));
  else same('what everyone is worth', canonical(evening.worth()), expected.worth);
  same('what everyone sees', evening.position(), at === null ? null : memory.positions.get(at));
  checkClock(table.countdown()?.leftMs ?? null, over ? null : expected.left);
  if (pressed) {
    // No answer came, so the screen asks again: done already or made too late, it must not be done twice.
    await evening.pressAgain(pressed);
    const again = table.hand && `${table.hand.facts.number}/${table.hand.step}`;
    if (pressed.intent.do === 'decide') same('hand and step after pressing again', again, at);
  }
  for (let hand = expected.hand; hand <= expected.hand + more; hand += 1) {
    const end = memory.ends.get(hand);
    if (end === undefined) return;
    await evening.playTo(hand);
    same('fault', table.state.fault, null);
    same(`hand ${hand} and what it left`, endOf(evening, hand), end);
  }
}

/** What was gone since the time was last written down is given back, and no more. */
function checkClock(left: number | null, expected: number | null): void {
  if (left === expected) return;
  if (left === null || expected === null || left < expected || left > expected + HEARTBEAT) {
    throw new Error(`${left} ms left on the clock, ${expected} or up to a heartbeat more expected`);
  }
}

export const endOf = (evening: Evening, hand: number): string =>
  canonical({ played: evening.played(hand), standing: evening.standing() });

/** The whole audit of both files, every hand played again. */
export async function auditClean(data: string): Promise<void> {
  const store = openReadOnly(join(data, LEDGER));
  try {
    const checks = [...(await houseBeside(store)), ...audit(store, replayer(DeckSeal.read(join(data, 'deck.key'))))];
    same('audit', canonical(checks.filter(({ ok }) => !ok)), '[]');
  } finally {
    store.close();
  }
}

function same(what: string, found: unknown, expected: unknown): void {
  if (found === expected) return;
  const [a, b] = [String(found), String(expected)];
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 160);
  throw new Error(`${what}: …${around(a)}… where …${around(b)}… was expected`);
}

export const newFolder = (): string => mkdtempSync(join(FILES, 'dealerless-cut-'));
