import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { interval, Meters } from '../../../main/ledger/meters.ts';
import { Evening } from '../../faults/evening.ts';
import { PLANS } from '../../faults/plans.ts';
import { newFolder } from '../../faults/power-cut.ts';
import { repeated } from '../../repeated.ts';
import { houseBalances, houseRows, settled } from '../test-room.ts';

/** Everybody but one leaves and comes back within the few. */
const HANDS = repeated(13, 25);

describe.each(Object.entries(PLANS))('after a session of %s', (_name, plan) => {
  test('A1 the meters are what the journal and the documents say was wagered, paid, bought and taken', async () => {
    const data = newFolder();
    const evening = await Evening.open({ plan, data });
    await evening.playTo(HANDS);
    const { store, journal } = evening.books;
    const meters = new Meters(store).read(interval('life', 0));

    const outcomes = [];
    for (let hand = 1; hand <= HANDS; hand += 1) {
      const outcome = journal.hand(hand)?.close?.outcome;
      if (outcome) outcomes.push(outcome);
    }
    const moves = outcomes.flatMap((outcome) => outcome.moves);
    const sum = (from: string, to: string): number =>
      moves.reduce((all, move) => (move.from.startsWith(from) && move.to.startsWith(to) ? all + move.amount : all), 0);
    expect(meters.hands).toBe(outcomes.length);
    const between = sum('seat:', 'seat:');
    expect([meters.coinIn, meters.coinOut]).toEqual([sum('seat:', 'pot') + between, sum('pot', 'seat:') + between]);
    expect(meters.collections.reduce((all, { amount }) => all + amount, 0)).toBe(sum('', 'collection:'));
    expect(meters.jackpots.reduce((all, { paidIn }) => all + paidIn, 0)).toBe(sum('', 'jackpot:'));

    await settled();
    const papers = houseRows<{ type: string; amount: number }>(
      data,
      'SELECT type, sum(amount) AS amount FROM documents GROUP BY type',
    );
    const paper = Object.fromEntries(papers.map(({ type, amount }) => [type, amount]));
    expect([meters.boughtIn, meters.cashedOut]).toEqual([paper['buy-in'] ?? 0, paper['cash-out'] ?? 0]);
    // No cash comes to a table: it was taken in over the counter of the house.
    expect(meters.instruments).toEqual([]);
    expect(houseBalances(data)['cage:drawer']).toBe(-((paper.deposit ?? 0) + (paper.fill ?? 0)));

    // Every chip of a seat came in by a buy or a pot and is still there or went out by a cash-out, a bet or a fee.
    for (const seat of meters.seats) {
      const came = seat.boughtIn + seat.coinOut + seat.jackpots;
      const went = seat.cashedOut + seat.coinIn + seat.collected;
      const toJackpots = moves.filter((move) => move.from === `seat:${seat.seat}` && move.to.startsWith('jackpot:'));
      const dropped = toJackpots.reduce((all, { amount }) => all + amount, 0);
      expect(came - went - dropped).toBe(evening.table.stack(seat.seat));
    }
    await evening.abandon();
    rmSync(data, { recursive: true });
  });
});
