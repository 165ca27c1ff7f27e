import { writeFileSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Outcome } from '../../../games/outcome.ts';
import { Fault } from '../../../main/journal/check.ts';
import { checkHands } from '../../../main/ledger/check-hands.ts';
import { eveningFile, findings, newPath, openBooks, playEvening, tamper } from './books.ts';

let evening: Buffer;
beforeAll(async () => {
  evening = await eveningFile();
});

function found(sql: string): string[] {
  const path = newPath();
  writeFileSync(path, evening);
  tamper(path, (db: Database.Database) => {
    db.pragma('ignore_check_constraints = ON');
    db.exec(sql);
  });
  return findings(path).filter((finding) => !finding.startsWith('chain of '));
}

describe('an audit of the hands names', () => {
  it('the hand that was never closed', () => {
    expect(found('DELETE FROM hand_closes WHERE hand = 3')).toContain(
      'hands: hand 3 was never closed, though another one followed',
    );
  });

  it('the hand that was closed out of turn', () => {
    expect(found('UPDATE hand_closes SET hand = hand + 10 WHERE hand = 3')).toContain(
      'hands: hand 13 was closed as number 3',
    );
  });

  it('the hand that lacks a step', () => {
    expect(found('DELETE FROM entries WHERE hand = 2 AND step = 1')).toEqual([
      'steps: hand 2 lacks a step: 2 up to number 2',
    ]);
  });

  it('the hand whose money moved otherwise than journaled', () => {
    expect(found(`UPDATE moves SET why = 'side pot' WHERE why = 'main pot' AND transfer = 6`)).toContain(
      'settlements: hand 2: the ledger did not move what the journal says',
    );
  });

  it('the hand whose money did not move, or moved although it was voided', () => {
    expect(found('UPDATE transfers SET hand = NULL WHERE hand = 1')).toContain(
      'settlements: hand 1: the ledger did not move what the journal says',
    );
    expect(found(`UPDATE transfers SET hand = 3, key = 'hand:3' WHERE hand = 2`)).toContain(
      'settlements: hand 2: the ledger did not move what the journal says',
    );
    expect(found(`UPDATE transfers SET hand = 2 WHERE key = 'in:ann'`)).toContain(
      'settlements: transfer 3 (in:ann) moves the chips of hand 2',
    );
  });

  it('the hand whose journaled outcome does not account for every chip', () => {
    const sql = `UPDATE hand_closes SET outcome = json_set(outcome, '$.stacks[0].after', 1) WHERE hand = 1`;
    expect(found(sql)).toContain('settlements: hand 1: seat 3 goes from 20000 to 1, its moves add up to 3700');
  });

  it('the hand that ended with others than began it', () => {
    expect(found('UPDATE hand_players SET before = before + 1 WHERE hand = 2 AND seat = 4')).toEqual([
      'settlements: hand 2 ended with others than began it',
    ]);
  });

  it('the seat that had other chips in the ledger than in its hand', () => {
    const sql = `
      UPDATE hand_closes SET outcome = json_set(outcome, '$.stacks[0].before', 20001, '$.stacks[0].after', 23701) WHERE hand = 1;
      UPDATE hand_players SET before = 20001 WHERE hand = 1 AND seat = 3`;
    expect(found(sql)).toEqual(['stacks: hand 1: seat 3 had $200.01 and $237.01, in the ledger $200 and $237']);
  });

  it('the hand whose outcome cannot even be read', () => {
    const broken = found(`UPDATE hand_closes SET outcome = '{"moves":' WHERE hand = 1`);
    expect(broken.map((finding) => finding.split(':')[0])).toEqual(['settlements', 'stacks']);
  });
});

describe('playing hands again', () => {
  const replayed = async (change: (outcome: Outcome, hand: number) => Outcome | null) => {
    const books = openBooks();
    await playEvening(books);
    const checks = checkHands(books.store, ({ hand, close }) => {
      if (close?.outcome == null) throw new Fault(`hand ${hand} is not settled`);
      return change(close.outcome, hand);
    });
    return checks.at(-1);
  };

  it('passes when every settled hand ends as it did', async () => {
    expect(await replayed((outcome) => structuredClone(outcome))).toEqual({
      name: 'replay',
      ok: true,
      detail: '2 hands played again with the same end',
    });
  });

  it('names the hand that ends otherwise', async () => {
    const check = await replayed((outcome, hand) => (hand === 2 ? { ...outcome, shown: [] } : outcome));
    expect(check).toMatchObject({ ok: false, detail: 'hand 2 played again ends otherwise than journaled' });
  });

  it('does not mind other words for the same hands, and minds who had them and what they won', async () => {
    const named =
      (hand: string) =>
      (outcome: Outcome): Outcome => ({
        ...outcome,
        pots: outcome.pots.map((pot) => ({ ...pot, shares: pot.shares.map((share) => ({ ...share, hand })) })),
        hands: outcome.hands.map(({ seat }) => ({ seat, hand })),
      });
    expect(await replayed(named('put in other words'))).toMatchObject({ ok: true });
    const short = (outcome: Outcome): Outcome => ({
      ...outcome,
      pots: outcome.pots.map((pot) => ({ ...pot, shares: pot.shares.map((share) => ({ ...share, amount: 1 })) })),
    });
    expect(await replayed(short)).toMatchObject({ ok: false });
  });

  it('says how many hands could not be played', async () => {
    const check = await replayed((outcome, hand) => (hand === 1 ? null : outcome));
    expect(check?.detail).toBe('1 hand played again with the same end, 1 could not be: no key, or no such game');
  });
});
