/**
 * Measures a player coming in at a station of a table with its house in the same process, on a disk.
 *
 *   node bench/house/enter.ts                prints the figures
 *   node bench/house/enter.ts --times 200    how often (default 100)
 *   node bench/house/enter.ts --keep         also records them in bench/results.md
 *
 * `enterP50Ms`, `enterP95Ms`: ms from the last digit of the PIN until the station shows the player in their seat.
 * `buyInP50Ms`, `buyInP95Ms`: the part of that from the press of the key that buys chips. `visitCpuP50Ms`: processor
 * time for a visit, from the swipe until the player has left.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Person } from '../../main/accounts/person.ts';
import { realClock } from '../../main/clock/clock.ts';
import { openHost } from '../../main/compose.ts';
import type { Host } from '../../main/host.ts';
import type { Attached } from '../../main/link/server.ts';
import { tableConfig } from '../../main/table/config.ts';
import type { HostFrame } from '../../protocol/messages.ts';
import { quantile } from '../host/quantile.ts';
import { record } from '../run.ts';

const { values } = parseArgs({
  options: { times: { type: 'string', default: '100' }, keep: { type: 'boolean', default: false } },
});

const PIN = '2580';
const CHIPS = 100_00;
const WARM_UP = 5;
const PERSON: Person = {
  ...{ name: 'Ada Winter', handle: '', born: '1990-01-01' },
  ...{ idType: 'passport', idNumber: 'P-1', idExpires: '2099-12-31' },
};

/** A station whose player comes in and leaves. */
class Comer {
  readonly host: Host;
  readonly #card: string;
  readonly #line: Attached;
  #phase = '';
  #rev = 0;
  #presses = 0;
  #waits: { readonly phase: string; readonly come: () => void } | null = null;

  constructor(host: Host, card: string) {
    this.host = host;
    this.#card = card;
    const role = { screen: 'station', station: 1 } as const;
    this.#line = host.link.attach(role, { send: (text) => this.#shown(text), close: () => {} });
  }

  #shown(text: string): void {
    const frame = JSON.parse(text) as HostFrame;
    if (frame.t === 'answer refused' || frame.t === 'error') throw new Error(frame.message);
    if (frame.t !== 'view' || frame.view.screen !== 'station') return;
    this.#rev = frame.rev;
    this.#phase = frame.view.phase.name;
    if (this.#phase !== this.#waits?.phase) return;
    this.#waits.come();
    this.#waits = null;
  }

  #until(phase: string): Promise<void> {
    if (this.#phase === phase) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waits = { phase, come: resolve };
    });
  }

  #press(intent: object): void {
    this.#presses += 1;
    this.#line.receive(JSON.stringify({ t: 'intent', id: `bench-press-${this.#presses}`, rev: this.#rev, intent }));
  }

  /** Comes in and leaves again. Returns how long coming in took, ms, and the part of it spent buying chips. */
  async comeAndGo(): Promise<{ enter: number; buyIn: number }> {
    this.host.swipe(this.#card, 1);
    await this.#until('pin');
    const began = performance.now();
    this.#press({ do: 'pin', pin: PIN });
    await this.#until('buying in');
    const bought = performance.now();
    this.#press({ do: 'buy in', amount: CHIPS });
    await this.#until('seated');
    const seated = performance.now();
    this.#press({ do: 'leave' });
    await this.#until('vacant');
    return { enter: seated - began, buyIn: seated - bought };
  }
}

async function open(data: string): Promise<Comer> {
  const host = await openHost({
    ...{ data, kind: 'money', devices: null, clock: realClock() },
    config: tableConfig.parse({ games: [{ game: 'holdem', limit: '4-8' }], standingApproval: true }),
  });
  const { near } = host.room;
  if (near === null) throw new Error('the house of this table is apart');
  const act = (key: string) => ({ key, at: Date.now(), by: 'bench' });
  const issued = await near.people.enroll(PERSON, PIN, act('enroll'));
  if (!issued.ok) throw new Error(issued.error.message);
  const { account, card } = issued.value;
  const paid = await near.counter.deposit({ account, amount: 1000_00, nature: 'cash', ...act('fund') });
  if (!paid.ok) throw new Error(paid.error.message);
  return new Comer(host, card);
}

const folder = mkdtempSync(join(tmpdir(), 'dealerless-enter-'));
const comer = await open(folder);
const taken = { enter: [] as number[], buyIn: [] as number[], cpu: [] as number[] };
for (let time = 0; time < Number(values.times) + WARM_UP; time += 1) {
  const used = process.cpuUsage();
  const { enter, buyIn } = await comer.comeAndGo();
  const { user, system } = process.cpuUsage(used);
  if (time < WARM_UP) continue;
  taken.enter.push(enter);
  taken.buyIn.push(buyIn);
  taken.cpu.push((user + system) / 1000);
}
await comer.host.close();
rmSync(folder, { recursive: true });

const figures: Record<string, number> = { visitCpuP50Ms: quantile(taken.cpu, 0.5) };
for (const what of ['enter', 'buyIn'] as const) {
  figures[`${what}P50Ms`] = quantile(taken[what], 0.5);
  figures[`${what}P95Ms`] = quantile(taken[what], 0.95);
}
if (values.keep) record(`node bench/house/enter.ts --times ${values.times}`, figures);
console.log(figures);
