/** "Dealt in with the next hand" when it is not so: what stations and the center say of the next hand comes true. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestRoom } from '../test-room.ts';

let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({ config: { games: [{ game: 'holdem', limit: '2-4' }] } });
});
afterEach(() => room.close());

const seated = (seat: number) => {
  const { phase } = room.station(seat).view;
  if (phase.name !== 'seated') throw new Error(`seat ${seat}: ${phase.name}`);
  return phase;
};

/** Plays hand after hand with somebody coming in the middle, and holds what was said against what was dealt. */
async function heldAgainstTheDeal(hands: number): Promise<void> {
  for (let nth = 0; nth < hands; nth += 1) {
    await room.deal();
    const running = room.table.lastNumber;
    await room.playOut();
    while (!room.table.hand) {
      const said = [1, 2, 3, 4, 5, 6, 7]
        .filter((seat) => room.table.sitting(seat))
        .map((seat) => [seat, seated(seat).dealtInNext]);
      await room.pass(500);
      if (!room.table.hand) continue;
      expect(said).toEqual(said.map(([seat]) => [seat, room.table.inHand(Number(seat))]));
    }
    expect(room.table.lastNumber).toBe(running + 1);
  }
}

describe('"dealt in with the next hand" when that is not true', () => {
  /** Deals to seats 1, 4, 7 and 10, and gives the open seat behind the next button: the blinds come to it last. */
  async function lastInLine(): Promise<number> {
    for (const seat of [1, 4, 7, 10]) await room.sit(seat, seat, 4000);
    await room.deal();
    const button = room.table.hand?.facts.start.button ?? 0;
    return button === 10 ? 9 : button + 1;
  }

  test('is not said to a player who sits down during a hand and has to wait for a blind', async () => {
    const seat = await lastInLine();
    await room.sit(seat, 5, 4000);
    const { waitingFor, dealtInNext } = seated(seat);
    expect(waitingFor).toContain('You are dealt in when the big blind reaches you');
    expect(dealtInNext).toBe(false);
    // What the player is told themselves is said at no other screen: those have why in a word.
    expect(room.center.view.table.places[seat - 1]).toMatchObject({
      status: 'waiting',
      note: null,
      waits: 'big-blind',
    });
    expect(JSON.stringify(room.center.view.table.places)).not.toContain('You ');
  });

  test('is asked at the buy-in already: post or wait', async () => {
    const seat = await lastInLine();
    await room.swipe(seat, 6);
    await room.pin(seat, room.card(6).pin);
    const { phase } = room.station(seat).view;
    expect(phase).toMatchObject({ name: 'buying in', entry: { mayPost: true } });
    expect(JSON.stringify(phase)).toContain('when the big blind reaches you, or now if you post $2.');
    await room.station(seat).press({ do: 'buy in', amount: 4000, entry: 'post' });
    expect(seated(seat)).toMatchObject({ entry: 'post', mayPost: true, dealtInNext: true });
    expect(seated(seat).waitingFor).toBe('You post and are dealt in with the next hand.');
    const running = room.table.lastNumber;
    await room.playOut();
    await room.deal();
    expect([room.table.lastNumber, room.table.inHand(seat)]).toEqual([running + 1, true]);
  });

  test('follows the choice between posting and waiting while a hand runs', async () => {
    const seat = await lastInLine();
    await room.sit(seat, 5, 4000);
    expect(seated(seat)).toMatchObject({ dealtInNext: false, mayPost: true });
    await room.station(seat).press({ do: 'entry', entry: 'post' });
    expect(seated(seat)).toMatchObject({ dealtInNext: true, mayPost: true });
    await room.station(seat).press({ do: 'entry', entry: 'wait' });
    expect(seated(seat).dealtInNext).toBe(false);
    expect(seated(seat).waitingFor).toContain('when the big blind reaches you');
  });

  test('is not said to a player who sits out or leaves after this hand', async () => {
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
    await room.deal();
    expect(seated(1).dealtInNext).toBe(true);
    await room.station(1).press({ do: 'sit out' });
    expect(seated(1).dealtInNext).toBe(false);
  });

  test('comes true hand after hand, also for those who come in the middle', async () => {
    for (const seat of [1, 3, 4]) await room.sit(seat, seat, 4000);
    await room.deal();
    await room.sit(2, 2, 4000);
    await heldAgainstTheDeal(2);
    await room.sit(6, 6, 4000);
    await heldAgainstTheDeal(4);
  });
});
