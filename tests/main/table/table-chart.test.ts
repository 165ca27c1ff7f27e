/** When the table deals, waits, settles and stands still, with procedures that only write down that they were called. */
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { simulatedClock } from '../../../main/clock/clock.ts';
import { type TableEvent, type TableProcedures, tableChart } from '../../../main/table/table-chart.ts';

/** A table whose knowledge a test sets, and which does nothing but say what it was told to do. */
class StandInTable implements TableProcedures {
  readonly done: string[] = [];
  isOpen = false;
  isOver = false;
  ready = false;
  plays = true;
  voided = false;
  cutting = false;
  /** What is left of a turn that has begun since the chart looked. */
  left = 0;
  /** What happens besides, in the middle of a procedure. */
  during: Partial<Record<'open' | 'seal' | 'deal' | 'settle' | 'housekeeping', () => void>> = {};

  open(): void {
    this.#did('open');
  }
  housekeeping(): void {
    this.#did('housekeeping');
  }
  seal(): void {
    this.#did('seal');
  }
  unseal(): void {}
  deal(): void {
    this.isOpen = true;
    this.isOver = false;
    this.#did('deal');
  }
  settle(): void {
    this.isOpen = false;
    this.#did('settle');
  }
  absent(): void {
    this.done.push('absent');
  }
  runClock(): void {
    this.done.push('run');
  }
  pauseClock(): void {
    this.done.push('pause');
  }
  noteClock(): void {}
  mayPlay(): boolean {
    return this.plays;
  }
  handIsOpen(): boolean {
    return this.isOpen;
  }
  handIsOver(): boolean {
    return this.isOver;
  }
  turnsGoOn(): boolean {
    return this.left > 0;
  }
  enoughReady(): boolean {
    return this.ready;
  }
  isBeingCut(): boolean {
    return this.cutting;
  }
  voidIsOnShow(): boolean {
    return this.voided;
  }
  turnLeft(): number {
    return 30_000;
  }
  restOfTurn(): number {
    return this.left;
  }
  resultTime(): number {
    return 4000;
  }
  voidTime(): number {
    return 8000;
  }
  pauseTime(): number {
    return 500;
  }
  cutTime(): number {
    return 400;
  }
  heartbeat(): number {
    return 1000;
  }

  #did(what: 'open' | 'seal' | 'deal' | 'settle' | 'housekeeping'): void {
    this.done.push(what);
    this.during[what]?.();
  }
}

function started(table: StandInTable) {
  const clock = simulatedClock();
  const chart = createActor(tableChart, { input: { table }, clock: clock.chart }).start();
  const play = () => chart.getSnapshot().value.play;
  const send = (type: TableEvent['type']): void => chart.send({ type });
  return { clock, play, send };
}

/** A table on which a hand is being asked. */
function inHand() {
  const table = new StandInTable();
  table.ready = true;
  const { clock, ...chart } = started(table);
  chart.send('OPEN');
  clock.advance(500);
  expect(chart.play()).toEqual({ hand: 'asking' });
  table.done.length = 0;
  return { table, clock, ...chart };
}

describe('a table that opens', () => {
  it('is closed until it is opened, and idle while too few players are ready', () => {
    const table = new StandInTable();
    const { play, send } = started(table);
    expect(play()).toBe('closed');
    send('OPEN');
    expect([play(), table.done]).toEqual(['idle', ['open', 'housekeeping']]);
  });

  it('continues with an open hand, and not while it is stopped or at fault', () => {
    const table = new StandInTable();
    table.isOpen = true;
    const { play, send } = started(table);
    send('OPEN');
    expect(play()).toEqual({ hand: 'asking' });
    const halted = new StandInTable();
    Object.assign(halted, { isOpen: true, plays: false });
    const other = started(halted);
    other.send('OPEN');
    expect(other.play()).toEqual({ hand: 'paused' });
    halted.plays = true;
    other.send('RESUME');
    expect(other.play()).toEqual({ hand: 'asking' });
  });

  it('shows a void that nobody has had time to read', () => {
    const table = new StandInTable();
    Object.assign(table, { voided: true, ready: true });
    const { clock, play, send } = started(table);
    send('OPEN');
    expect(play()).toBe('voided');
    clock.advance(7999);
    expect(play()).toBe('voided');
    clock.advance(1);
    expect(play()).toBe('between hands');
  });
});

describe('between hands', () => {
  it('deals after the pause, and not when somebody has left before its end', () => {
    const table = new StandInTable();
    table.ready = true;
    const { clock, play, send } = started(table);
    send('OPEN');
    expect(play()).toBe('between hands');
    table.ready = false;
    send('CHANGED');
    expect(play()).toBe('idle');
    table.ready = true;
    send('CHANGED');
    clock.advance(499);
    expect(table.done).not.toContain('deal');
    clock.advance(1);
    expect([table.done.at(-2), play()]).toEqual(['deal', { hand: 'asking' }]);
  });

  it.each([
    ['STOP', 'RESUME'],
    ['FAULT', 'CLEARED'],
  ] as const)('%s keeps it from dealing until %s', (halt, goOn) => {
    const table = new StandInTable();
    table.ready = true;
    const { clock, play, send } = started(table);
    send('OPEN');
    table.plays = false;
    send(halt);
    expect(play()).toBe('idle');
    clock.advance(60_000);
    expect(table.done).not.toContain('deal');
    table.plays = true;
    send(goOn);
    expect(play()).toBe('between hands');
  });

  it('knows of a fault that came up during its own work before the event arrives', () => {
    const table = new StandInTable();
    table.ready = true;
    table.during.housekeeping = () => {
      table.plays = false;
    };
    const { clock, play, send } = started(table);
    send('OPEN');
    clock.advance(60_000);
    expect([play(), table.done]).toEqual(['idle', ['open', 'housekeeping']]);
  });
});

describe('a hand', () => {
  it('acts for the absent at the end of each turn, and settles when it is over', () => {
    const { table, clock, play, send } = inHand();
    clock.advance(30_000);
    expect(table.done).toEqual(['pause', 'absent', 'run']);
    table.isOver = true;
    send('DECIDED');
    expect([play(), table.done.at(-1)]).toEqual(['settling', 'settle']);
    clock.advance(4000);
    expect(play()).toBe('between hands');
  });

  it('times the next turn from each decision, and the one before it no longer', () => {
    const { table, clock, play, send } = inHand();
    clock.advance(20_000);
    send('DECIDED');
    expect([play(), table.done]).toEqual([{ hand: 'asking' }, ['pause', 'run']]);
    clock.advance(29_999);
    expect(table.done).toEqual(['pause', 'run']);
    clock.advance(1);
    expect(table.done).toEqual(['pause', 'run', 'pause', 'absent', 'run']);
    send('DECIDED');
    send('VOIDED');
    table.done.length = 0;
    clock.advance(7999);
    expect([play(), table.done]).toEqual(['voided', []]);
  });

  it('lets turns run on that have begun since it looked last, and looks again at the end of the shortest', () => {
    const { table, clock, play } = inHand();
    table.left = 12_000;
    clock.advance(30_000);
    expect([play(), table.done]).toEqual([{ hand: 'asking' }, []]);
    table.left = 0;
    clock.advance(11_999);
    expect(table.done).toEqual([]);
    clock.advance(1);
    expect(table.done).toEqual(['pause', 'absent', 'run']);
  });

  it('stands still with its clock while the table is stopped, and never acts for anybody', () => {
    const { table, clock, play, send } = inHand();
    table.plays = false;
    send('STOP');
    expect([play(), table.done]).toEqual([{ hand: 'paused' }, ['pause']]);
    clock.advance(600_000);
    send('DECIDED');
    expect([play(), table.done]).toEqual([{ hand: 'paused' }, ['pause']]);
    table.plays = true;
    send('RESUME');
    expect([play(), table.done]).toEqual([{ hand: 'asking' }, ['pause', 'run']]);
  });

  it('that ends while the table is stopped is settled when it continues', () => {
    const { table, play, send } = inHand();
    table.plays = false;
    send('STOP');
    table.isOver = true;
    send('DECIDED');
    expect(play()).toEqual({ hand: 'paused' });
    table.plays = true;
    send('CLEARED');
    expect([play(), table.done.at(-1)]).toEqual(['settling', 'settle']);
  });

  it('whose settlement fails stays open and paused: nothing was paid', () => {
    const { table, play, send } = inHand();
    table.during.settle = () => Object.assign(table, { isOpen: true, plays: false });
    table.isOver = true;
    send('DECIDED');
    expect(play()).toEqual({ hand: 'paused' });
  });

  it('is over for everybody when it is voided', () => {
    const { clock, play, send } = inHand();
    send('VOIDED');
    expect(play()).toBe('voided');
    clock.advance(8000);
    expect(play()).toBe('between hands');
  });
});
