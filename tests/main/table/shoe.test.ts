/** A deck that goes on from hand to hand, and what else a player-dealer game asks of the table. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answerAsk } from '../../../main/demo/bots/answer.ts';
import { TestRoom } from '../test-room.ts';

let room: TestRoom;

const BETS_MS = 20_000;
const config = {
  games: [
    { game: 'ez-baccarat', house: 'artichoke-joes', limit: '5-500', collection: [1] },
    { game: 'ez-baccarat', house: 'artichoke-joes', limit: '20-1000', collection: [2] },
    { game: 'holdem', limit: '2-4' },
  ],
  timing: { bets: BETS_MS },
};

beforeEach(async () => {
  room = await TestRoom.open({ config });
  for (const seat of [1, 2, 3]) await room.sit(seat, seat, 50_000);
  await room.deal();
});

afterEach(async () => {
  await room.close();
});

/** Everybody presses what a bot would, until the hand is settled. */
async function playOut(until = (): boolean => room.table.hand === null): Promise<void> {
  while (!until()) {
    const seat = room.turn;
    const { view } = room.station(seat);
    const ask = view.table.hand?.ask;
    if (!ask) throw new Error(`seat ${seat} is asked nothing`);
    // A low draw: the first option, the first spot, no bonus.
    const pressed = await room.decide(
      seat,
      answerAsk(ask, view, () => 0.4),
    );
    if (!pressed.ok) throw new Error(pressed.message);
  }
}

const stage = () => {
  const view = room.table.shownHand?.view('public');
  return view?.kind === 'banked' ? view.stage : undefined;
};
const used = () => room.table.hand?.facts.start.used;
const usedAfter = () => z.object({ used: z.int().nullable() }).parse(room.table.state.memory).used;
const seal = () => room.table.hand?.facts.seal;
const deck = () => room.table.hand?.facts.deck;

/** Takes the bank for whoever is offered it, and has everybody bet. */
const bettingBegins = () => playOut(() => stage() === 'bets');

describe('a shoe', () => {
  test('continues from hand to hand under the seal that it was given first', async () => {
    const before = { seal: seal(), deck: deck(), used: used() };
    expect(before).toMatchObject({ used: 0 });
    expect(before.deck).toHaveLength(8 * 52);
    await playOut();
    const dealt = usedAfter();
    expect(dealt).toBeGreaterThanOrEqual(4);
    await room.deal();
    expect({ seal: seal(), deck: deck(), used: used() }).toEqual({ ...before, used: dealt });
    expect(room.center.view.table.seal).toBe(before.seal);
  });

  test('continues after a restart, between hands and in the middle of one', async () => {
    await playOut();
    const before = { seal: room.table.shownHand?.facts.seal, deck: room.table.shownHand?.facts.deck };
    const dealt = usedAfter();
    await room.restart();
    for (const seat of [1, 2, 3]) await room.swipe(seat, seat);
    await room.deal();
    expect({ seal: seal(), deck: deck(), used: used() }).toEqual({ ...before, used: dealt });
    await bettingBegins();
    await room.restart();
    expect({ seal: seal(), deck: deck(), used: used() }).toEqual({ ...before, used: dealt });
    await playOut();
    expect(room.table.state.fault).toBeNull();
  });

  test('continues after a hand that was voided; what it showed is gone', async () => {
    await playOut();
    await room.deal();
    const before = { seal: seal(), used: used() };
    await bettingBegins();
    room.table.void('a test of the void', { by: 'flo', second: 'abby' });
    await room.deal();
    expect({ seal: seal(), used: used() }).toEqual(before);
  });

  test('ends with the game: another one has a deck of its own, and so has the first when it comes back', async () => {
    const before = seal();
    await room.changeGame('holdem-2-4', playOut);
    await room.deal();
    expect(room.table.hand?.game.id).toBe('holdem');
    expect(deck()).toHaveLength(52);
    await room.changeGame('ez-baccarat-5-500');
    await room.deal();
    expect(room.table.hand?.game.id).toBe('ez-baccarat');
    expect(used()).toBe(0);
    expect(seal()).not.toBe(before);
  });

  test('that cannot be opened anymore is changed, and nothing is dealt twice', async () => {
    await playOut();
    const { seal: kept } = room.table.parts;
    const open = kept.open;
    const { SealError } = await import('../../../main/shuffle/deck-seal.ts');
    kept.open = (sealed) => {
      if (sealed.hand > 1) return open.call(kept, sealed);
      throw new SealError('another key', 'The deck of hand 1 was sealed with another key.');
    };
    await room.deal();
    kept.open = open;
    expect(used()).toBe(0);
    expect(room.floor.view.log.find(({ code }) => code === 'new shoe')?.text).toContain('sealed with another key');
    await playOut();
    expect(room.table.state.fault).toBeNull();
  });
});

describe('the betting time', () => {
  test('is its own, and closes the bets of a player who has not bet', async () => {
    await bettingBegins();
    const asked = room.table.hand?.asks().map(({ seat }) => seat) ?? [];
    expect(asked).toHaveLength(2);
    expect(room.table.countdown()).toMatchObject({ totalMs: BETS_MS });
    const [first = 0] = asked;
    await room.decide(first, { kind: 'wager', bets: { player: 500 } });
    await room.pass(BETS_MS + 500);
    expect(stage()).not.toBe('bets');
    expect(room.table.sitting(asked[1] ?? 0)?.status).toBe('playing');
  });

  test('M3 is up for all at once: a power cut between two of them leaves it running for both', async () => {
    await bettingBegins();
    const asked = room.table.hand?.asks().map(({ seat }) => seat);
    const step = room.table.hand?.step;
    let written = 0;
    const failing = (point: string): void => {
      if (point === 'before:entries') written += 1;
      if (written > 1) throw new Error('power failure');
    };
    await room.restart({ onWrite: failing });
    await room.pass(BETS_MS + 2000);
    expect(written).toBeGreaterThan(1);
    expect(room.table.state.fault).toContain('power failure');
    await room.restart({ onWrite: () => {} });
    expect(room.table.hand?.step).toBe(step);
    expect(room.table.hand?.asks().map(({ seat }) => seat)).toEqual(asked);
    // The fault could not be written down either; with the disk back, the table goes on by itself.
    expect(room.table.state.fault).toBeNull();
    await room.pass(2000);
    expect(stage()).not.toBe('bets');
    for (const seat of asked ?? []) expect(room.table.sitting(seat)?.status).toBe('playing');
  });

  test('missed twice in a row means that nobody is there', async () => {
    for (let hand = 0; hand < 2; hand += 1) {
      await room.deal();
      await bettingBegins();
      for (const { seat } of room.table.hand?.asks() ?? []) {
        if (seat !== 3) await room.decide(seat, { kind: 'wager', bets: { player: 500 } });
      }
      await room.pass(BETS_MS + 500);
      await playOut();
    }
    expect(room.table.sitting(3)?.status).toBe('away');
  });
});
