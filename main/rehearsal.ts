/**
 * A start as it is after a power cut, rehearsed at the build: a demo table deals a hand, closes in the middle of it, is
 * opened again and answers a player. `bin/compile.mjs` runs this, so that the compiled code of the built program
 * contains what a start runs. No command leads here. Clock and cards are the same each time, because what is run
 * decides which bytes come out.
 */
import type { HostFrame } from '../protocol/messages.ts';
import { ROLES } from '../protocol/roles.ts';
import { simulatedClock } from './clock/clock.ts';
import { openHost } from './compose.ts';
import type { Host } from './host.ts';
import { knownBytes } from './shuffle/self-test.ts';
import { systemShuffler } from './shuffle/shuffler.ts';
import { tableConfig } from './table/config.ts';

const PLAYERS = 3;

/** What each player buys in for, cents. */
const CHIPS = 100_00;

/** Rehearses in an empty folder of its own. */
export async function rehearse(data: string): Promise<void> {
  await withHost(data, async (host, pass) => {
    await sitDown(host);
    pass();
    await answer(host, 'before the end');
  });
  await withHost(data, (host) => answer(host, 'after the start'));
}

/** Opens the table with all its screens, and closes it after the work. `pass` lets its pauses pass. */
async function withHost(data: string, work: (host: Host, pass: () => void) => Promise<void>): Promise<void> {
  const clock = simulatedClock();
  const host = await openHost({
    ...{ data, kind: 'demo', devices: null, clock, pinCost: 16 },
    shuffler: systemShuffler(knownBytes()),
    config: tableConfig.parse({ games: [{ game: 'holdem', limit: '2-4' }], timing: { result: 0, pause: 0 } }),
  });
  try {
    for (const role of ROLES) host.link.attach(role, { send: () => {}, close: () => {} });
    await work(host, () => clock.advance(1));
  } finally {
    await host.close();
  }
}

/** Seats the first cards of the tray; resolves when their chips, which come from the house, are in front of them. */
async function sitDown(host: Host): Promise<void> {
  const { seats, accounts, table } = host.room;
  for (let seat = 1; seat <= PLAYERS; seat += 1) {
    const account = host.tray[seat - 1]?.account ?? '';
    const handle = accounts.byAccount(account)?.handle ?? '';
    const bought = seats.comingIn.buyIn(
      seat,
      { account, handle, entry: 'post' },
      CHIPS,
      `rehearsal:${seat}`,
      host.rev(),
    );
    if (!bought.ok) throw new Error(bought.error.message);
  }
  while (table.state.sittings.length < PLAYERS) await new Promise((resolve) => setImmediate(resolve));
}

/** Whoever is asked calls or checks at their station; rejects where the table does not take that. */
function answer(host: Host, id: string): Promise<void> {
  const { table } = host.room;
  const ask = table.hand?.asks()[0];
  if (ask?.kind !== 'bet') throw new Error(table.state.fault ?? 'nobody is asked');
  const intent = { do: 'decide', decision: { kind: ask.call === 0 ? 'check' : 'call' } };
  return new Promise((resolve, reject) => {
    const send = (text: string): void => {
      const frame = JSON.parse(text) as HostFrame;
      if (frame.t === 'answer') resolve();
      if (frame.t === 'answer refused' || frame.t === 'error') reject(new Error(frame.message));
    };
    const line = host.link.attach({ screen: 'station', station: ask.seat }, { send, close: () => {} });
    line.receive(JSON.stringify({ t: 'intent', id, rev: table.rev, intent }));
  });
}
