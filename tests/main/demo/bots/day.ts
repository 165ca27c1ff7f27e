/** A demo table with nine bots on a simulated clock, as it runs when nobody looks after it for a day. */
import { expect } from 'vitest';
import { paceAmong, startBots } from '../../../../main/demo/bots/bots.ts';
import { audit } from '../../../../main/ledger/audit.ts';
import { seededBytes, settled, TestRoom } from '../../test-room.ts';

export interface Day {
  readonly profile: string;
  /** How long the table runs, hours of the simulated clock. */
  readonly hours: number;
  /** Hands that must have been played by then. */
  readonly hands: number;
}

/** Results are not looked at as long, so that a day has more hands; people keep their pace, and bots that of a few of them. */
const TIMING = { result: 500, pause: 500 };
const PACE = paceAmong(1);
const STEP_MS = 1_000;
const HOUR = 3_600_000;

/** No hand, or no chip moved, for so long means that the table has stopped: longer than the slowest hand. */
const STILL_MS = 10 * 60_000;

export async function playDay({ profile, hours, hands }: Day): Promise<void> {
  const room = await TestRoom.open({ bots: 9, profile, config: { timing: TIMING } });
  const bytes = seededBytes(11);
  const random = (): number => (bytes(1)[0] ?? 0) / 256;
  const bots = startBots(room.host, 9, room.clock, { pace: PACE, random });
  try {
    let last = { number: 0, at: room.clock.now() };
    let moved = { stacks: '', at: room.clock.now() };
    const end = room.clock.now() + hours * HOUR;
    while (room.clock.now() < end) {
      room.clock.advance(STEP_MS);
      await settled();
      const { fault, stopped } = room.table.state;
      expect({ fault, stopped }).toEqual({ fault: null, stopped: null });
      const number = room.table.lastNumber;
      if (number > last.number) last = { number, at: room.clock.now() };
      expect(room.clock.now() - last.at, `no hand after number ${last.number}`).toBeLessThan(STILL_MS);
      const stacks = JSON.stringify(room.host.room.books.ledger.balances('seat:'));
      if (stacks !== moved.stacks) moved = { stacks, at: room.clock.now() };
      expect(room.clock.now() - moved.at, `no chip moved since hand ${number}: ${stacks}`).toBeLessThan(STILL_MS);
    }
    expect(room.table.lastNumber).toBeGreaterThanOrEqual(hands);
    await everyBotPlays(room);
    for (const check of audit(room.host.room.books.store)) expect(check).toMatchObject({ ok: true });
  } finally {
    bots.stop();
    await room.close();
  }
}

/**
 * Each bot is dealt in with chips to play for before long; nobody sits there without them for good. Who has gone home with
 * winnings is back an hour later.
 */
async function everyBotPlays(room: TestRoom): Promise<void> {
  const missing = new Set(room.host.bots);
  for (let step = 0; step < 4800 && missing.size > 0; step += 1) {
    const { fullBuy } = room.table.setup.profile.buyIn;
    for (const { seat, account } of room.table.state.sittings) {
      if (room.table.inHand(seat) && room.table.stack(seat) * 4 >= fullBuy) missing.delete(account);
    }
    room.clock.advance(STEP_MS);
    await settled();
  }
  expect([...missing], 'bots that play no more').toEqual([]);
}
