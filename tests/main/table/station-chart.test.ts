/** From a swipe to the seat and back, with procedures that only write down that they were called. */
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { simulatedClock } from '../../../main/clock/clock.ts';
import {
  type PinResult,
  type StationEvent,
  type StationProcedures,
  stationChart,
} from '../../../main/table/station-chart.ts';

/** A station whose knowledge a test sets, and which says what it was asked and told. */
class StandInStation implements StationProcedures {
  readonly done: string[] = [];
  readonly told: string[] = [];
  /** Why the card, and why the buy-in, is refused. */
  card: string | null = null;
  buyIn: string | null = null;
  pin: PinResult | 'broken' = { kind: 'right' };
  approves = true;
  taken = false;
  out = false;
  readonly times = { pin: 30_000, approval: 120_000, buyIn: 60_000, desk: 90_000, look: 3_000 };
  /** Why their own page is refused; a table by itself has none. */
  page: string | null = 'no house';

  refuseCard(account: string): string | null {
    this.done.push(`card ${account}`);
    return this.card;
  }
  refuseVisit(): string | null {
    return this.page;
  }
  visit(account: string): void {
    this.done.push(`visit ${account}`);
  }
  lookAgain(): void {
    this.done.push('look');
  }
  endVisit(): void {
    this.done.push('end visit');
  }
  reserve(account: string | null): void {
    this.done.push(`reserve ${account}`);
  }
  checkPin(): Promise<PinResult> {
    return this.pin === 'broken' ? Promise.reject(new Error('no disk')) : Promise.resolve(this.pin);
  }
  standingApproval(): boolean {
    return this.approves;
  }
  askEntry(account: string): void {
    this.done.push(`ask ${account}`);
  }
  refuseBuyIn(account: string): string | null {
    this.done.push(`balance ${account}`);
    return this.buyIn;
  }
  seatIsTaken(): boolean {
    return this.taken;
  }
  isOutOfGame(): boolean {
    return this.out;
  }
  tell(level: string, text: string): void {
    this.told.push(`${level}: ${text}`);
  }
  callBack(): void {
    this.done.push('call back');
  }
  forfeit(): void {
    this.done.push('forfeit');
  }
  unlock(): void {
    this.done.push('unlock');
  }
  changed(): void {}
  awayLeft(): number {
    return 900_000;
  }
  warningLeft(): number {
    return 120_000;
  }
}

function started(station: StandInStation) {
  const clock = simulatedClock();
  const chart = createActor(stationChart, { input: { station }, clock: clock.chart }).start();
  const at = () => chart.getSnapshot().value;
  const send = (event: StationEvent): void => chart.send(event);
  station.done.length = 0;
  return { clock, at, send };
}

/** Long enough for a promise that is settled already to be heard. */
const heard = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function throughPin(station: StandInStation) {
  const chart = started(station);
  chart.send({ type: 'SWIPED', account: '7' });
  chart.send({ type: 'PIN', pin: '8642', to: 'seat' });
  await heard();
  return chart;
}

describe('a card', () => {
  it('is looked at once, and its seat is held from then on', () => {
    const station = new StandInStation();
    const { at, send } = started(station);
    send({ type: 'SWIPED', account: '7' });
    expect([at(), station.done]).toEqual([{ PIN: 'asked' }, ['card 7', 'reserve 7']]);
  });

  it('that may not come in is looked at once, gets a reason, and holds nothing', () => {
    const station = new StandInStation();
    station.card = 'This card is locked.';
    const { at, send } = started(station);
    send({ type: 'SWIPED', account: '7' });
    expect([at(), station.done]).toEqual(['vacant', ['card 7', 'reserve null']]);
    expect(station.told).toEqual(['error: This card is locked.']);
    station.card = null;
    send({ type: 'SWIPED', account: '8' });
    expect(at()).toEqual({ PIN: 'asked' });
  });
});

describe('a PIN', () => {
  it.each([
    [{ kind: 'wrong', triesLeft: 1 }, { PIN: 'asked' }, 'error: That PIN is wrong. You have one more try.'],
    [{ kind: 'wrong', triesLeft: 3 }, { PIN: 'asked' }, 'error: That PIN is wrong. You have 3 more tries.'],
    [{ kind: 'locked' }, 'vacant', 'error: Too many wrong PINs. This card is locked; the cage can unlock it.'],
    ['broken', 'vacant', 'error: The PIN could not be checked. Please call the floor.'],
  ] as const)('%o leads to %o', async (pin, state, text) => {
    const station = new StandInStation();
    station.pin = pin;
    const { at } = await throughPin(station);
    expect([at(), station.told]).toEqual([state, [text]]);
  });

  it('that nobody enters gives the seat up', () => {
    const station = new StandInStation();
    const { clock, at, send } = started(station);
    send({ type: 'SWIPED', account: '7' });
    clock.advance(30_000);
    expect([at(), station.done.at(-1)]).toEqual(['vacant', 'reserve null']);
  });
});

describe('after the PIN', () => {
  it('the floor is asked, and the player sees its no', async () => {
    const station = new StandInStation();
    station.approves = false;
    const { at, send } = await throughPin(station);
    expect([at(), station.done.at(-1)]).toEqual([{ waiting: 'asked' }, 'ask 7']);
    send({ type: 'DENIED', reason: 'list' });
    expect([at(), station.told]).toEqual(['vacant', ['warning: The floor says no: list']]);
  });

  it('the balance is looked at once, and the player sees what is missing', async () => {
    const station = new StandInStation();
    station.buyIn = 'The minimum is $40.';
    const { at } = await throughPin(station);
    expect(at()).toBe('vacant');
    expect(station.told).toEqual(['warning: The minimum is $40.']);
    expect(station.done.filter((each) => each === 'balance 7')).toHaveLength(1);
  });

  it('chips are bought, and the seat is taken', async () => {
    const station = new StandInStation();
    const { at, send } = await throughPin(station);
    expect(at()).toBe('buying in');
    station.taken = true;
    send({ type: 'SEAT' });
    expect([at(), station.done.at(-1)]).toEqual([{ seated: 'at the table' }, 'reserve null']);
  });
});

describe('a player out of the game', () => {
  it('is called back at the end of the break, and then loses the seat (LR16)', () => {
    const station = new StandInStation();
    Object.assign(station, { taken: true, out: true });
    const { clock, at } = started(station);
    expect(at()).toEqual({ seated: { 'out of the game': 'in time' } });
    clock.advance(899_999);
    expect(station.done).toEqual([]);
    clock.advance(1);
    expect([at(), station.done]).toEqual([{ seated: { 'out of the game': 'called back' } }, ['call back']]);
    clock.advance(120_000);
    expect(station.done).toEqual(['call back', 'forfeit']);
  });

  it('a player who comes back is not called, and a seat that was left is vacant', () => {
    const station = new StandInStation();
    Object.assign(station, { taken: true, out: true });
    const { clock, at, send } = started(station);
    send({ type: 'SWIPED', account: '7' });
    expect(station.done).toEqual(['unlock']);
    station.out = false;
    send({ type: 'SEAT' });
    clock.advance(2_000_000);
    expect([at(), station.done]).toEqual([{ seated: 'at the table' }, ['unlock']]);
    station.taken = false;
    send({ type: 'SEAT' });
    expect(at()).toBe('vacant');
  });
});

describe('their own page', () => {
  const throughTo = async (station: StandInStation, to: 'seat' | 'desk') => {
    const chart = started(station);
    chart.send({ type: 'SWIPED', account: '7' });
    chart.send({ type: 'PIN', pin: '8642', to });
    await heard();
    return chart;
  };
  const OPEN = { 'at the desk': { patience: 'untouched', page: 'read' } };

  it('is opened in the place of a seat, which is free from then on, is read again and closes by itself', async () => {
    const station = new StandInStation();
    station.page = null;
    const { at, clock, send } = await throughTo(station, 'desk');
    expect([at(), station.done]).toEqual([OPEN, ['card 7', 'reserve 7', 'reserve null', 'visit 7']]);
    for (let nth = 0; nth < 20; nth += 1) clock.advance(3_000);
    expect(station.done.filter((each) => each === 'look')).toHaveLength(20);
    send({ type: 'TOUCHED' });
    clock.advance(89_000);
    expect(at()).toEqual(OPEN);
    expect(station.done).not.toContain('end visit');
    clock.advance(1_000);
    expect(at()).toBe('vacant');
    expect(station.done.filter((each) => each === 'end visit')).toHaveLength(1);
    expect(station.told).toEqual(['info: Nothing happened for a while. Swipe your card to start again.']);
  });

  it('is all that a card opens that may not sit here, and no seat is held for it', async () => {
    const station = new StandInStation();
    Object.assign(station, { page: null, card: 'This card is in use at seat 4.' });
    const { at, send } = await throughTo(station, 'seat');
    expect([at(), station.done]).toEqual([OPEN, ['card 7', 'reserve null', 'reserve null', 'visit 7']]);
    expect(station.told).toEqual(['error: This card is in use at seat 4.']);
    send({ type: 'CANCEL' });
    expect(at()).toBe('vacant');
  });

  it('ends when somebody is moved into the seat, and when another card is swiped', async () => {
    const station = new StandInStation();
    station.page = null;
    const { at, send } = await throughTo(station, 'desk');
    send({ type: 'SWIPED', account: '8' });
    expect(at()).toEqual({ PIN: 'asked' });
    expect(station.done.filter((each) => each === 'end visit')).toHaveLength(1);
    send({ type: 'PIN', pin: '8642', to: 'desk' });
    await heard();
    station.taken = true;
    send({ type: 'SEAT' });
    expect(at()).toEqual({ seated: 'at the table' });
    expect(station.done.filter((each) => each === 'end visit')).toHaveLength(2);
  });
});
