/**
 * LR16: fifteen minutes once an hour by the player's own decision, in whatever way the player is absent; anything
 * longer is the floor's to grant. The hour belongs to the person.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestRoom } from '../test-room.ts';

const MINUTE = 60_000;
const config = {
  games: [
    { game: 'holdem', limit: '2-4' },
    { game: 'holdem', limit: '4-8' },
  ],
};

let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({ config });
});

afterEach(async () => {
  await room.close();
});

const pass = (minutes: number): Promise<void> => room.pass(minutes * MINUTE, 30_000);

/** Minutes from now until the seat's player must be back. */
const minutesLeft = (seat: number): number => {
  const until = room.table.sitting(seat)?.awayUntil ?? null;
  return until === null ? 0 : Math.round((until - room.clock.now()) / MINUTE);
};

const USED = { ok: false, code: 'one break an hour' };

/** Goes and comes back at once: the absence of the hour is used. */
async function goAndReturn(seat: number, index: number, how: 'break' | 'sit out'): Promise<void> {
  expect(await room.station(seat).press({ do: how })).toMatchObject({ ok: true });
  await room.swipe(seat, index);
  expect(await room.station(seat).press({ do: 'sit in' })).toMatchObject({ ok: true });
}

describe('breaks without end (LR16)', () => {
  test('sitting out is a break: fifteen minutes, and the same hour', async () => {
    await room.sit(1, 1, 4000);
    await room.station(1).press({ do: 'sit out' });
    expect(minutesLeft(1)).toBe(15);
    expect(room.station(1).view.phase).toMatchObject({ away: { leftMs: 15 * MINUTE }, mayBreak: false });
    await room.station(1).press({ do: 'sit in' });
    expect(await room.station(1).press({ do: 'break' })).toMatchObject(USED);
  });

  test.each(['break', 'sit out'] as const)(
    'not four times running: "%s" is refused until the hour is over',
    async (how) => {
      await room.sit(1, 1, 4000);
      await goAndReturn(1, 1, how);
      for (let i = 0; i < 3; i += 1) {
        await pass(15);
        expect(await room.station(1).press({ do: how })).toMatchObject(USED);
      }
      expect(room.table.sitting(1)?.status).toBe('playing');
      await pass(15);
      expect(await room.station(1).press({ do: how })).toMatchObject({ ok: true });
      expect(minutesLeft(1)).toBe(15);
    },
  );

  test('a player who has used it sees when the next one is, and what else they may do', async () => {
    await room.sit(1, 1, 4000);
    await goAndReturn(1, 1, 'break');
    await pass(26);
    expect(await room.station(1).press({ do: 'sit out' })).toMatchObject({
      message:
        'One break an hour: your next is in 34 minutes. Stay in, call the floor for a longer leave, or leave the game.',
    });
  });

  test('pressing again while out gives no more time', async () => {
    await room.sit(1, 1, 4000);
    await room.station(1).press({ do: 'sit out' });
    await pass(10);
    expect(await room.station(1).press({ do: 'sit out' })).toMatchObject({ ok: false, code: 'out already' });
    expect(await room.station(1).press({ do: 'break' })).toMatchObject({ ok: false, code: 'out already' });
    expect(minutesLeft(1)).toBe(5);
  });

  test('not by leaving and entering again', async () => {
    await room.sit(1, 1, 4000);
    await goAndReturn(1, 1, 'break');
    await room.station(1).press({ do: 'leave' });
    await room.sit(4, 1, 4000);
    expect(room.station(4).view.phase).toMatchObject({ mayBreak: false });
    expect(await room.station(4).press({ do: 'break' })).toMatchObject(USED);
    expect(await room.station(4).press({ do: 'sit out' })).toMatchObject(USED);
  });

  test('not by moving to another seat, by another game, or by a restart', async () => {
    await room.sit(1, 1, 4000);
    await goAndReturn(1, 1, 'sit out');
    await room.station(1).press({ do: 'move', to: 7 });
    await room.floor.press({ do: 'approve', request: room.floor.view.requests[0]?.id ?? 'none' });
    await pass(1);
    await room.swipe(7, 1);
    expect(await room.station(7).press({ do: 'break' })).toMatchObject(USED);
    await room.floor.press({ do: 'profile', profile: 'holdem-4-8' });
    const { phase } = room.station(7).view;
    if (phase.name !== 'seated' || !phase.gameChange) throw new Error('seat 7 is not asked');
    const { id: change, add: most } = phase.gameChange;
    await room.station(7).press({ do: 'come along', change, most });
    await pass(2);
    expect(room.table.state.profile).toBe('holdem-4-8');
    expect(room.table.sitting(7)?.status).toBe('playing');
    expect(await room.station(7).press({ do: 'break' })).toMatchObject(USED);
    await room.restart();
    expect(await room.station(7).press({ do: 'break' })).toMatchObject(USED);
  });

  test('the hour of one player is not that of the next in the same seat', async () => {
    await room.sit(1, 1, 4000);
    await goAndReturn(1, 1, 'break');
    await room.station(1).press({ do: 'leave' });
    await room.sit(1, 2, 4000);
    expect(await room.station(1).press({ do: 'break' })).toMatchObject({ ok: true });
  });

  test('sitting out asked for in a hand begins when it is over; called off before, it costs nothing', async () => {
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
    await room.deal();
    await room.station(1).press({ do: 'sit out' });
    await room.station(1).press({ do: 'sit in' });
    expect(room.station(1).view.phase).toMatchObject({ mayBreak: true, sitOutNext: false });
    await room.station(1).press({ do: 'sit out' });
    expect(room.table.sitting(1)).toMatchObject({ status: 'playing', awayUntil: null });
    await room.playOut();
    await room.pass(10_000);
    expect(room.table.sitting(1)?.status).toBe('sitting out');
    expect(minutesLeft(1)).toBe(15);
  });
});

describe('turns that nobody answers (LR16, LR23)', () => {
  /** Lets the clock run for the seat on turn until it is out of the game; everyone else calls. */
  async function nobodyAnswersAt(seat: number): Promise<void> {
    for (let i = 0; i < 40 && room.table.sitting(seat)?.status === 'playing'; i += 1) {
      await room.deal();
      const ask = room.table.hand?.asks()[0];
      if (!ask) await room.pass(1000);
      else if (ask.seat === seat) await room.pass(31_000, 1000);
      else await room.decide(ask.seat, ask.kind === 'bet' && ask.call === 0 ? { kind: 'check' } : { kind: 'call' });
    }
  }

  test('are the absence of the hour', async () => {
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
    await nobodyAnswersAt(1);
    expect(room.table.sitting(1)).toMatchObject({ status: 'away', locked: true });
    expect(minutesLeft(1)).toBe(15);
    await room.swipe(1, 1);
    await room.station(1).press({ do: 'sit in' });
    expect(await room.station(1).press({ do: 'break' })).toMatchObject(USED);
  });

  test('bring the warning call at once to a player who has had it', async () => {
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
    await room.station(1).press({ do: 'break' });
    await room.swipe(1, 1);
    await room.station(1).press({ do: 'sit in' });
    await nobodyAnswersAt(1);
    await room.pass(1000);
    expect(room.floor.view.seats.find(({ seat }) => seat === 1)).toMatchObject({ overdue: true });
    await room.pass(2 * MINUTE + 30_000, 5000);
    await room.playOut();
    await room.pass(10_000);
    expect(room.table.sitting(1)).toBeUndefined();
  });
});

describe('out of chips (LR16)', () => {
  let losses = 0;

  /** As if the last chip had been lost: the player sits without any and the table keeps house. */
  async function loseAll(seat: number): Promise<void> {
    losses += 1;
    const posting = { key: `lost-${losses}`, at: room.clock.now(), by: 'test' };
    const why = 'lost';
    const move = {
      from: `seat:${seat}`,
      to: `card:${room.card(9).account}`,
      amount: room.table.stack(seat),
      why,
    } as const;
    room.host.room.books.ledger.post({ ...posting, moves: [move] });
    room.host.room.seats.keepHouse();
  }

  test('fifteen minutes to bring more, also for a player who has had a break', async () => {
    await room.sit(1, 1, 4000);
    await goAndReturn(1, 1, 'break');
    await loseAll(1);
    expect(room.table.sitting(1)?.status).toBe('sitting out');
    expect(minutesLeft(1)).toBe(15);
    await pass(17.1);
    expect(room.table.sitting(1)).toBeUndefined();
  });

  test('chips bought at once cost nobody the break; those brought later do', async () => {
    await room.sit(1, 1, 4000);
    await loseAll(1);
    await room.station(1).press({ do: 'top up', amount: 4000 });
    expect(room.table.sitting(1)?.status).toBe('playing');
    expect(room.station(1).view.phase).toMatchObject({ mayBreak: true });
    await loseAll(1);
    await pass(10);
    await room.station(1).press({ do: 'top up', amount: 4000 });
    expect(await room.station(1).press({ do: 'break' })).toMatchObject(USED);
  });
});

describe('the floor (LR16)', () => {
  test('grants thirty minutes, also to a player who is in the game and has had a break', async () => {
    await room.sit(1, 1, 4000);
    await goAndReturn(1, 1, 'break');
    await pass(20);
    expect(await room.floor.press({ do: 'extend', seat: 1, reason: 'a meal' })).toMatchObject({ ok: true });
    expect(room.table.sitting(1)).toMatchObject({ status: 'away', locked: true });
    expect(minutesLeft(1)).toBe(30);
    await pass(29);
    await room.swipe(1, 1);
    await room.station(1).press({ do: 'sit in' });
    expect(await room.station(1).press({ do: 'break' })).toMatchObject(USED);
    await pass(31);
    expect(await room.station(1).press({ do: 'break' })).toMatchObject({ ok: true });
  });

  test('sees since when a player has been sitting out, and when the time is over', async () => {
    await room.sit(1, 1, 4000);
    const since = room.clock.now();
    await room.station(1).press({ do: 'sit out' });
    expect(room.floor.view.seats[0]).toMatchObject({ awaySince: since, overdue: false });
    expect(room.floor.view.table.places[0]?.note).toBe('Sitting out, 15 min left');
    await pass(15.1);
    expect(room.floor.view.seats[0]).toMatchObject({ awaySince: since, overdue: true });
  });
});

test('a table saved before the hour was kept by person opens, and forgets nothing else', async () => {
  await room.sit(1, 1, 4000);
  await room.station(1).press({ do: 'break' });
  const { tableState } = room.host.room.books;
  const { breaks, ...before } = room.table.state;
  expect(breaks).toHaveLength(1);
  tableState.save(room.clock.now(), before);
  await room.restart();
  expect(room.table.state.breaks).toEqual([]);
  expect(room.table.sitting(1)?.status).toBe('away');
});
