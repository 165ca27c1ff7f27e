/** How long a result stands where cards ran out to open hands: until they have been watched, and as long as any then. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProfiles } from '../../../main/profile-file.ts';
import { setupsOf } from '../../../main/setups.ts';
import { tableConfig } from '../../../main/table/config.ts';
import { TestRoom } from '../test-room.ts';

/** A table whose one game turns hands up for an all-in, and shows their chances or not. */
async function tableWith(chances: boolean): Promise<TestRoom> {
  const folder = mkdtempSync(join(tmpdir(), 'dealerless-run-out-'));
  mkdirSync(folder, { recursive: true });
  const rules = { betting: 'no-limit', smallBlind: 1, bigBlind: 2, allInTabled: true, chances };
  const game = { game: 'holdem', rules, buyIn: { fullBuy: 40, maximum: 200 } };
  writeFileSync(join(folder, 'open.json'), JSON.stringify(game));
  const config = { games: [{ game: 'holdem', limit: '2-4' }], rotations: [] };
  const offered = setupsOf(tableConfig.parse(config), readProfiles(folder));
  const setups = new Map([...offered].filter(([id]) => id === 'open'));
  rmSync(folder, { recursive: true });
  return TestRoom.open({ config, setups });
}

/** Milliseconds from the all-in of two players to the next hand, in steps of half a second. */
async function untilNextHand(room: TestRoom): Promise<number> {
  for (const seat of [1, 2]) await room.sit(seat, seat, 4000);
  await room.deal();
  const first = room.table.hand?.facts.number ?? 0;
  await room.decide(room.turn, { kind: 'raise', to: 4000 });
  await room.decide(room.turn, { kind: 'call' });
  expect(room.table.hand).toBeNull();
  const isOver = () => room.center.view.table.state === 'settling' && room.table.shownHand?.facts.number === first;
  let gone = 0;
  for (; isOver() && gone < 60_000; gone += 500) await room.pass(500);
  return gone;
}

test('the result stands for timing.runOut longer where chances were shown', async () => {
  const [plain, open] = [await tableWith(false), await tableWith(true)];
  try {
    const { result, runOut } = open.table.parts.timing;
    expect(await untilNextHand(plain)).toBe(result);
    expect(await untilNextHand(open)).toBe(result + runOut);
    const kinds = open.center.view.table.hand?.events.map(({ kind }) => kind) ?? [];
    expect(kinds.filter((kind) => kind === 'chances')).toHaveLength(3);
  } finally {
    await plain.close();
    await open.close();
  }
});
