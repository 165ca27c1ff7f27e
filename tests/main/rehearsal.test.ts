import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Journal, type JournaledHand } from '../../main/journal/journal.ts';
import { openReadOnly } from '../../main/journal/store.ts';
import { startCheck } from '../../main/ledger/start-check.ts';
import { rehearse } from '../../main/rehearsal.ts';
import { FILES } from '../files.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** What a rehearsal in a new folder leaves there. */
async function rehearsed() {
  const folder = mkdtempSync(join(FILES, 'dealerless-rehearsal-'));
  folders.push(folder);
  await rehearse(folder);
  const store = openReadOnly(join(folder, 'table.sqlite'));
  const hand = new Journal(store).openHand();
  const wrong = startCheck(store);
  store.close();
  return { hand, wrong };
}

/** The start of a hand and its decisions; account numbers differ in every house. */
const withoutAccounts = (hand: JournaledHand | null): string =>
  JSON.stringify([hand?.start, hand?.entries.map(({ seat, body }) => [seat, body])]).replaceAll(/\d{10}/g, '');

describe('the rehearsal of a start', () => {
  it('leaves a hand in which a player answered before the end, and another after the start', async () => {
    const { hand, wrong } = await rehearsed();
    expect(wrong).toBe(null);
    expect(hand).toMatchObject({ hand: 1, game: 'holdem' });
    expect(hand?.players).toHaveLength(3);
    expect(hand?.entries.map(({ kind }) => kind)).toEqual(['decision', 'decision']);
    expect(new Set(hand?.entries.map(({ seat }) => seat)).size).toBe(2);
  });

  it('is the same hand each time, because what is run decides what is compiled', async () => {
    const [one, other] = [await rehearsed(), await rehearsed()];
    expect(withoutAccounts(other.hand)).toEqual(withoutAccounts(one.hand));
  });
});
