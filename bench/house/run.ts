/**
 * One house on one PostgreSQL with a synchronous standby, and tables that buy in, pay fees and cash out as fast as they
 * can, while all of them are killed at random and the primary is lost once.
 *
 *   node bench/house/run.ts                            fifty tables for a minute; recorded in bench/results.md
 *   node bench/house/run.ts --tables 10 --seconds 20   other figures
 *   node bench/house/run.ts --calm                     nothing is killed: the cost without failures
 *
 * `houseTransfersPerSec`: transfers that the house posts. `houseBuyInP50`, `houseBuyInP99`: ms from asking for chips
 * until they are in front of a seat. `houseKills`: the number of times that a table, the process of all tables or the
 * house was killed, in total; `housePromotions`. `houseLostCents`: what was paid in, minus what is there at the end. It
 * fails when that is not zero, or the audit finds anything.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { auditTables } from '../../main/house/check-tables.ts';
import { openHouse } from '../../main/house/house.ts';
import { openReadOnly } from '../../main/journal/store.ts';
import { freePort } from '../../tests/free-port.ts';
import { Postgres } from '../../tests/main/house/postgres.ts';
import { quantile } from '../host/quantile.ts';
import { record } from '../run.ts';
import type { FromTables, TablesTask, ToTables } from './tables.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
    calm: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [count, seconds] = [Number(values.tables), Number(values.seconds)];
const PLAYERS = 4;
const FUNDS = 1_000_000_00;
const MAIN = new URL('../../main/cli/main.ts', import.meta.url).pathname;
const TABLES = new URL('./tables.ts', import.meta.url);

const folder = mkdtempSync(join(tmpdir(), 'dealerless-bench-house-'));
const primary = await Postgres.start();
primary.sql('CREATE DATABASE house');
const standby = await primary.standby();
const database = `${primary.url('house')},${standby.url('house')}`;
const options = { name: 'Bench', at: database, data: folder, kind: 'money', pinCost: 16 } as const;
const port = await freePort();
const task = await prepare();
const buyIns: number[] = [];
let [kills, rested] = [0, false];
let house = startHouse();
let tables = startTables();

const before = await transfers();
const began = performance.now();
let promoted = false;
for (let nth = 1; performance.now() - began < seconds * 1000; nth += 1) {
  await sleep(values.calm ? 250 : 200);
  if (values.calm) continue;
  kills += 1;
  if (nth % 100 === 0) tables = again(tables, startTables);
  else if (nth % 60 === 0) house = again(house, startHouse);
  else tables.send({ end: 1 + Math.floor(Math.random() * count) } satisfies ToTables);
  if (!promoted && performance.now() - began > seconds * 500) {
    promoted = true;
    primary.kill();
    standby.promote();
  }
}
const posted = (await transfers()) - before;
const lasted = (performance.now() - began) / 1000;
tables.send({ rest: true } satisfies ToTables);
for (let waited = 0; !rested; waited += 1) {
  if (waited > 1200) throw new Error('the tables do not come to rest');
  await sleep(100);
}
tables.kill('SIGKILL');
house.kill('SIGTERM');
await sleep(500);
const { lost, wrong } = await audited();
standby.stop();
primary.stop();
rmSync(folder, { recursive: true, force: true });
const figures = {
  houseTables: count,
  houseTransfersPerSec: posted / lasted,
  houseBuyIns: buyIns.length,
  houseBuyInP50: quantile(buyIns, 0.5),
  houseBuyInP99: quantile(buyIns, 0.99),
  houseKills: kills,
  housePromotions: promoted ? 1 : 0,
  houseLostCents: lost,
};
if (values.json) console.log(JSON.stringify(figures));
else {
  record(`node bench/house/run.ts --tables ${count} --seconds ${seconds}${values.calm ? ' --calm' : ''}`, figures);
  for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(24)}${value}`);
}
for (const line of wrong) console.error(`FAIL ${line}`);
process.exit(lost === 0 && wrong.length === 0 ? 0 : 1);

/** Creates people with money, and tables with tokens. */
async function prepare(): Promise<TablesTask> {
  const opened = await openHouse(options);
  const made: TablesTask['tables'][number][] = [];
  for (let number = 1; number <= count; number += 1) {
    const at = Date.now();
    const token = await opened.tables.add(number, `Table ${number}`, at);
    const accounts = await Promise.all(
      Array.from({ length: PLAYERS }, async (_, nth) => {
        const name = `Player of Table ${number} Seat ${nth + 1}`;
        const act = { key: name, at, by: 'bench' };
        const papers = { idType: 'passport', idNumber: `${number}-${nth}`, idExpires: '2099-12-31' } as const;
        const born = `19${50 + (number % 50)}-01-1${nth}`;
        const issued = await opened.people.enroll({ name, handle: '', born, ...papers }, '2580', act);
        if (!issued.ok) throw new Error(issued.error.message);
        const { account } = issued.value;
        const paid = await opened.counter.deposit({
          account,
          amount: FUNDS,
          nature: 'cheque',
          ...act,
          key: `fund ${name}`,
        });
        if (!paid.ok) throw new Error(paid.error.message);
        return account;
      }),
    );
    if (!token.ok) throw new Error(token.error.message);
    made.push({ number, token: token.value, accounts });
  }
  await opened.close();
  return { folder, url: `ws://127.0.0.1:${port}`, tables: made };
}

function startHouse(): ChildProcess {
  const words = ['house', '--money', '--database', database, '--data', folder, '--port', String(port)];
  return spawn(process.execPath, [MAIN, ...words], { stdio: ['ignore', 'ignore', 'ignore'] });
}

function startTables(): ChildProcess {
  const child = fork(TABLES, [JSON.stringify(task)]);
  child.on('message', (message: FromTables) => {
    if ('rested' in message) rested = true;
    else buyIns.push(...message.buyIns);
  });
  return child;
}

/** Ends a process as `kill -9` does, and starts another. */
function again(process: ChildProcess, start: () => ChildProcess): ChildProcess {
  process.kill('SIGKILL');
  return start();
}

async function transfers(): Promise<number> {
  const opened = await openHouse(options);
  const row = await opened.store.db
    .selectFrom('transfers')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  await opened.close();
  return Number(row?.count ?? 0);
}

async function audited(): Promise<{ lost: number; wrong: string[] }> {
  const opened = await openHouse(options);
  const stores = new Map(
    task.tables.map(({ number }) => [number, openReadOnly(join(folder, `table-${number}.sqlite`))]),
  );
  const checks = await auditTables(opened.store, stores);
  const balances = await opened.books.balances('');
  const there = balances.reduce((sum, { account, balance }) => (account.startsWith('cage:') ? sum : sum + balance), 0);
  for (const store of stores.values()) store.close();
  await opened.close();
  const wrong = checks.filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail}`);
  return { lost: count * PLAYERS * FUNDS - there, wrong };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
