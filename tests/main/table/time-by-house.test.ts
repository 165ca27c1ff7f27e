/** Every collection by time of every house, at a table: warned of, due, taken from the chips, and what happens to who cannot pay. */
import { afterEach, describe, expect, test } from 'vitest';
import type { TimeOption } from '../../../houses/house.ts';
import { HOUSES } from '../../../houses/houses.ts';
import { postedRules } from '../../../houses/posting.ts';
import { RULED, TestRoom } from '../test-room.ts';

const MINUTE = 60_000;

interface Timed {
  readonly house: string;
  readonly game: string;
  /** The limit with the smallest buy-in at which the option may be posted. */
  readonly limit: string;
  readonly buyIn: number;
  readonly time: TimeOption;
}

/** One option of each game in each house that has any: the first that fits one of its limits. */
const TIMED: readonly Timed[] = [...HOUSES.values()].flatMap((house) =>
  Object.entries(house.games).flatMap(([game, spread]): Timed[] => {
    if (spread.kind !== 'pot') return [];
    const posts = spread.timeCollections.flatMap((time) =>
      [...spread.limits]
        .sort((one, other) => one.buyIn.fullBuy - other.buyIn.fullBuy)
        .filter(({ id }) => postedRules(house, game, { limit: id, rules: { collection: time.option } }).ok)
        .slice(0, 1)
        .map(({ id, buyIn }) => ({ house: house.id, game, limit: id, buyIn: buyIn.fullBuy, time })),
    );
    return posts.slice(0, 1);
  }),
);

let room: TestRoom | null = null;
afterEach(async () => {
  await room?.close();
  room = null;
});

const openRoom = async (options: Parameters<typeof TestRoom.open>[0]): Promise<TestRoom> => {
  room = await TestRoom.open(options);
  return room;
};

/** Three players of whom each pays so much, in cents. */
const eachOf = (time: TimeOption): number =>
  'perHalfHour' in time ? time.perHalfHour : (time.perDown.find(({ players }) => players === 3)?.amount ?? 0);

test('are those of Artichoke Joe’s, Lightning Poker and Lake Elsinore', () => {
  const games = (house: string): string[] => TIMED.filter((each) => each.house === house).map(({ game }) => game);
  expect(games('lightning')).toEqual(['holdem', 'omaha', 'omaha-hi-lo-8']);
  expect(games('artichoke-joes').sort()).toEqual([
    'crazy-pineapple',
    'crazy-pineapple-hi-lo-8',
    'draw-poker',
    'holdem',
    'lo-ball',
    'omaha',
    'omaha-hi-lo-8',
    'panguingue',
    'pineapple',
    'pineapple-hi-lo-8',
    'razz',
    'seven-card-stud',
    'seven-card-stud-hi-lo-8',
  ]);
  expect(games('lake-elsinore')).toEqual(['holdem', 'omaha', 'chinese-poker']);
  expect(TIMED).toHaveLength(3 + 13 + 3);
});

describe.each(TIMED)('$game in $house at $limit', ({ house, game, limit, buyIn, time }) => {
  test('is announced, falls due and is taken from the chips; a player with too few chips sees that and sits out', async () => {
    const games = [{ game, limit, collection: [time.option] }];
    const room = await openRoom({ config: { house, games, timing: { turn: 3_600_000, result: 0 } } });
    for (const seat of [1, 2, 3]) {
      const { account } = room.card(seat);
      await room.cage.press({ do: 'deposit', account, amount: buyIn, nature: 'cash' });
      await room.sit(seat, seat, buyIn);
    }
    await room.deal();
    const each = eachOf(time);
    const isDown = 'downMinutes' in time;
    const minutes = isDown ? time.downMinutes : 30;

    await room.pass((minutes - 4) * MINUTE, 10_000);
    const soon = { amount: each, minutes: 4, ...(isDown ? { per: 'down' } : {}) };
    for (const seat of [1, 2, 3]) expect(room.station(seat).view.table.collection).toEqual(soon);
    expect(room.center.view.table.collection).toEqual(soon);
    await room.pass(4 * MINUTE, 10_000);
    expect(room.table.state.sittings.map(({ owes }) => owes)).toEqual([each, each, each]);

    const owed = room.table.stack(3) + buyIn * 10;
    room.table.change((draft) => {
      for (const sitting of draft.sittings) if (sitting.seat === 3) sitting.owes = owed;
      return { ok: true, value: null };
    });
    const money = room.money;
    await room.floor.press({ do: 'void', reason: 'the hand is not what is tested', signature: RULED });
    await room.pass(9_000);
    const name = isDown ? 'down' : 'half hour';
    for (const seat of [1, 2]) {
      expect(room.station(seat).view.notice?.text).toBe(`$${each / 100} was collected for the ${name}.`);
    }
    expect(room.collected(isDown ? 'down' : 'half-hour')).toBe(each * 2);
    expect(room.money).toBe(money);
    expect(room.table.sitting(3)).toMatchObject({ status: 'sitting out', owes: owed });
    expect(room.station(3).view.notice?.text).toContain(`for the ${name}`);
  });
});
