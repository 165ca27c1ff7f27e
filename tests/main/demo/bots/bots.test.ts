/** Ten bots at a table: every game of the demo house is played by people who know what their station shows. */
import { afterEach, describe, expect, test } from 'vitest';
import { startBots } from '../../../../main/demo/bots/bots.ts';
import { tableConfig } from '../../../../main/table/config.ts';
import { repeated } from '../../../repeated.ts';
import { houseBalances, seededBytes, TestRoom } from '../../test-room.ts';

let room: TestRoom;
let stop = (): void => {};

afterEach(async () => {
  stop();
  await room.close();
});

/** Hands of each game. */
const HANDS = repeated(4, 12);

/** Numbers from 0 to 1 that are the same in every run. */
function numbers(seed: number): () => number {
  const bytes = seededBytes(seed);
  return () => (bytes(1)[0] ?? 0) / 256;
}

/** All money of the players, less what the demo house's bank has put up for those who went broke. */
const withBank = ({ data, money }: TestRoom): number => money + (houseBalances(data)['cage:bank'] ?? 0);

/** How many the hand on show was dealt to, of those that it may be. */
const dealtIn = (): number => room.center.view.table.hand?.seats.length ?? 0;

/** So many hands, and more until one was dealt to five bots, or to one fewer than the game takes: they come in one by one. */
async function play(profile: string, hands: number): Promise<void> {
  room = await TestRoom.open({ bots: 9, profile, config: { timing: { result: 500, pause: 500 } } });
  const money = withBank(room);
  const bots = startBots(room.host, 9, room.clock, { pace: { min: 200, max: 900 }, random: numbers(7) });
  stop = () => bots.stop();
  const { game, rules } = room.table.setup;
  const enough = Math.min(5, game.seats(rules).max - 1);
  for (let step = 0; step < 4000 && (room.table.lastNumber < hands || dealtIn() < enough); step += 1)
    await room.pass(500);
  expect(room.table.lastNumber).toBeGreaterThanOrEqual(hands);
  expect(dealtIn()).toBeGreaterThanOrEqual(enough);
  // Whoever sits down beside them is dealt in with the next hand: they leave a place in it.
  expect(room.table.state.sittings.length).toBeLessThan(game.seats(rules).max);
  expect(room.table.state.fault).toBeNull();
  expect(withBank(room)).toBe(money);
}

const games = [...new Set(tableConfig.parse({}).games.map(({ game }) => game))];

describe('npm start -- --bots 9 --profile', () => {
  test.each(games)('%s', async (game) => {
    await play(game, HANDS);
    expect(room.table.setup.game.id).toBe(game);
  });

  test('cut the deck as stations do: every bot of a hand has its number in it', async () => {
    await play('holdem', 6);
    const { journal } = room.host.room.books;
    for (const number of [3, 4, 5, 6]) {
      const hand = journal.hand(number);
      const players = hand?.players.map(({ seat }) => seat) ?? [];
      expect(players.length).toBeGreaterThanOrEqual(5);
      expect(hand?.cut.map(({ seat }) => seat).sort((a, b) => a - b)).toEqual(players);
      expect(new Set(hand?.cut.map(({ number: drawn }) => drawn)).size).toBe(players.length);
    }
  });

  test('lists the profiles when there is no such profile', async () => {
    await expect(TestRoom.open({ profile: 'whist' })).rejects.toThrow('"whist" is not one of holdem (holdem-4-8, ');
    room = await TestRoom.open({ profile: 'holdem-no-limit-1-2' });
    await room.pass(1000);
    expect(room.table.setup.profile.id).toBe('holdem-no-limit-1-2');
  });
});
