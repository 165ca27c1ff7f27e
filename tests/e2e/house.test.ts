/**
 * A house for real money and one of its tables, with manifest and anchor, as processes of their own on loopback, set up from the
 * command line: a player comes in with a card that the house has written, the house is killed and started again while they sit
 * there, and the audit finds every cent.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../free-port.ts';
import { HANG } from '../hang.ts';
import { Cable } from '../hardware/pseudo-terminals.ts';
import { FILES } from '../main/test-room.ts';
import { describeWith } from '../needs.ts';
import { LineAt } from './line-at.ts';
import { ServedHouse } from './served-house.ts';
import { dealerless } from './served-program.ts';
import { ServedTable, writeTableFiles } from './served-table.ts';

const describe = describeWith('socat');

/** What the house says as soon as its tables can reach it. */
const OPEN = 'Tables connect to';

interface Player {
  readonly account: string;
  readonly track2: string;
  readonly pin: string;
}

let folder: string;
let port: number;
let house: ServedHouse;
let table: ServedTable;
const cables: Cable[] = [];
const lines: LineAt[] = [];

async function player(name: string, document: string, pin: string): Promise<Player> {
  const enrolled = await house.told(
    `2468\n${pin}\n`,
    ...['enroll', '1990-01-01', 'passport', document, '2099-12-31', ...name.split(' '), '--by', 'cass'],
  );
  const account = /^account +(\d+)$/m.exec(enrolled)?.[1] ?? '';
  const track2 = /^track 2 +(\S+)$/m.exec(enrolled)?.[1] ?? '';
  expect(await house.told('2468\n', 'deposit', account, '300', '--by', 'cass')).toContain('the card holds $300');
  return { account, track2, pin };
}

const at = (seat: number): LineAt => lines[seat - 1] as LineAt;
const phaseIs = (seat: number, phase: string) => vi.waitUntil(() => at(seat).phase === phase, { timeout: HANG });

/** Swipes the card of a player at a seat and types their PIN; the house has to answer both. */
async function comeIn(seat: number, { track2, pin }: Player): Promise<void> {
  await at(seat).comeIn(cables[seat - 1] as Cable, track2, pin);
}

async function sit(seat: number, who: Player): Promise<void> {
  await comeIn(seat, who);
  expect(await at(seat).press({ do: 'buy in', amount: 100_00 })).toBe(true);
  await phaseIs(seat, 'seated');
}

/** Plays until a hand after this one is dealt. */
async function playAHand(): Promise<void> {
  const { hand } = at(1);
  await vi.waitUntil(
    async () => {
      for (const line of lines) await line.act(50);
      return at(1).hand > hand;
    },
    { timeout: HANG },
  );
}

const audited = () => dealerless('audit', '--house', house.data, '--money', `7=${join(table.data, 'table.sqlite')}`);

beforeAll(async () => {
  folder = mkdtempSync(join(FILES, 'dealerless-house-e2e-'));
  house = new ServedHouse(join(folder, 'house'));
  port = await freePort();
  await house.told('', 'join', '7', 'Table', '7');
  await house.told('2468\n', 'staff', 'cass', 'cage', 'Cass', 'Cage');
  for (const _ of [1, 2]) cables.push(await Cable.lay());
});

afterAll(async () => {
  for (const line of lines) line.close();
  await table?.stop();
  await house?.end('SIGTERM');
  for (const cable of cables) await cable.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe('a house and a table as processes', () => {
  test('a player of the house sits down, the house is killed and comes back, the table plays on, and the audit passes', async () => {
    const ada = await player('Ada Winter', 'P-1', '2580');
    const ben = await player('Ben Ortiz', 'P-2', '1470');
    await house.open(port, OPEN);

    const files = join(folder, 'table');
    mkdirSync(files);
    writeTableFiles(files, cables);
    const [key, manifest] = [join(folder, 'anchor.key'), join(folder, 'manifest.sha256')];
    expect(await dealerless('anchor', '--to', key)).toMatchObject({ code: 0 });
    expect(await dealerless('manifest', '--to', manifest)).toMatchObject({ code: 0 });
    const money = ['--money', '--anchor', join(folder, 'anchor'), '--anchor-key', key, '--manifest', manifest];
    const joins = [
      ...money,
      '--house',
      `ws://127.0.0.1:${port}`,
      '--table',
      '7',
      '--token',
      join(house.data, 'table-7.token'),
    ];
    table = await ServedTable.start(files, joins);
    for (const seat of [1, 2]) lines.push(new LineAt(seat, table.url(`station-${seat}`)));
    await vi.waitUntil(() => lines.every(({ view }) => view !== null), { timeout: HANG });

    await sit(1, ada);
    await sit(2, ben);
    await playAHand();

    await house.end('SIGKILL');
    await playAHand();
    expect(await audited()).toMatchObject({ code: 0 });

    await house.open(port, OPEN);
    await playAHand();
    for (const seat of [1, 2]) {
      await vi.waitUntil(
        async () => {
          await at(seat).press({ do: 'leave' });
          for (const line of lines) await line.act(50);
          return at(seat).phase === 'vacant';
        },
        { timeout: HANG },
      );
    }
    await comeIn(1, ada);

    const live = await audited();
    expect(live).toMatchObject({ code: 0, output: expect.stringMatching(/All \d+ checks passed/) });

    await table.stop();
    const file = join(table.data, 'table.sqlite');
    const anchored = await dealerless('audit', file, '--anchor', join(folder, 'anchor'), '--anchor-key', `${key}.pub`);
    expect(anchored).toMatchObject({ code: 0 });
  });
});
