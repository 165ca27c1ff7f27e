/** Hands and fees by game in the report of a house, from real hands: each equal to the ledgers of table and house. */
import { afterEach, expect, it } from 'vitest';
import { houseReport } from '../../../main/house/house-report.ts';
import { TestRoom } from '../test-room.ts';
import { wrongIn } from './near-room.ts';

let room: TestRoom;
afterEach(() => room.close());

const sum = (all: readonly { readonly amount: number }[]): number =>
  all.reduce((total, { amount }) => total + amount, 0);

it('are the hands that were settled and the fees that were taken, game by game, over a restart and a change of game', async () => {
  room = await TestRoom.open({
    house: 'here',
    config: {
      games: [
        // Without a fee: its hands are told with the next one.
        { game: 'holdem', limit: '2-4' },
        { game: 'holdem', limit: '4-8', collection: [2, 32, 47] },
      ],
    },
  });
  for (const seat of [1, 2, 3, 4]) await room.sit(seat, seat, 20_000);
  const hands = async (count: number): Promise<void> => {
    for (let hand = 0; hand < count; hand += 1) {
      await room.deal();
      await room.playOut();
      await room.pass(8000);
    }
  };
  await hands(2);
  const first = room.table.state.profile;
  await room.restart();
  await hands(1);
  const other = [...room.table.parts.setups.keys()].find((profile) => profile !== first) ?? '';
  await room.changeGame(other);
  await hands(2);
  await room.pass(3000);
  const { store } = room.host.room.books;
  const settled = new Map(
    store
      .query<[], { profile: string; hands: number; fees: number }>(
        `SELECT profile, count(DISTINCT hands.id) AS hands,
                sum(CASE WHEN target GLOB 'collection:*' THEN amount ELSE 0 END) AS fees
         FROM hands JOIN hand_closes ON hand_closes.hand = hands.id AND kind = 'settled'
         JOIN transfers ON transfers.hand = hands.id JOIN moves ON moves.transfer = transfers.id GROUP BY profile`,
      )
      .all()
      .map((row) => [row.profile, row]),
  );
  const report = await houseReport(room.near.store.db, { from: 0, to: room.clock.now() + 1 }, room.clock.now());
  expect(settled.size).toBe(2);
  for (const [game, row] of settled) {
    expect(report.games.find((each) => each.game === game)).toMatchObject({ hands: row.hands, fees: row.fees });
  }
  expect(report.games.map(({ game }) => game)).not.toContain('');
  expect(sum(report.fees)).toBeGreaterThan(0);
  expect(report.games.reduce((all, { fees }) => all + fees, 0)).toBe(sum(report.fees));
});

it('include those of a game without a fee: no hand is reported twice over a restart, and no money moves for them', async () => {
  room = await TestRoom.open({ house: 'here', config: { games: [{ game: 'holdem', limit: '2-4' }] } });
  for (const seat of [1, 2]) await room.sit(seat, seat, 20_000);
  const hand = async (): Promise<void> => {
    await room.deal();
    await room.playOut();
    await room.pass(8000);
  };
  const told = async () => {
    const from = { from: 0, to: room.clock.now() + 1 };
    return (await houseReport(room.near.store.db, from, room.clock.now())).games.map(({ hands, fees }) => [
      hands,
      fees,
    ]);
  };
  await hand();
  await hand();
  const before = await told();
  expect(before).toEqual([[2, 0]]);
  await room.restart();
  await room.pass(3000);
  expect(await told()).toEqual([[2, 0]]);
  await hand();
  expect(await told()).toEqual([[3, 0]]);
  const drops = await room.near.store.db.selectFrom('transfers').select('key').where('key', 'like', 'drop:%').execute();
  expect(drops).toEqual([]);
  expect(await wrongIn(room)).toEqual([]);
});
