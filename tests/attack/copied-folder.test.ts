/** Whoever copies the whole data folder in the middle of a hand must not learn the deck in play. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDeckKey } from '../../main/shuffle/deck-key.ts';
import { DeckSeal } from '../../main/shuffle/deck-seal.ts';
import { newFolder } from '../main/ledger/books.ts';
import { TestRoom } from '../main/test-room.ts';

let room: TestRoom;
let file: string;
beforeEach(async () => {
  file = join(newFolder(), 'table-1.deck.key');
  makeDeckKey(file);
  room = await TestRoom.open({ deckKey: { file } });
  for (const seat of [1, 2, 3]) await room.sit(seat, seat, 20_000);
  await room.deal();
});
afterEach(() => room.close());

it('no file of the folder holds the key, and no key of the folder opens the deck', () => {
  const key = readFileSync(file, 'utf8').trim();
  const files = readdirSync(room.data, { recursive: true, encoding: 'utf8' })
    .map((name) => join(room.data, name))
    .filter((path) => statSync(path).isFile());
  expect(files.length).toBeGreaterThan(3);
  expect(files.map((path) => path.split('/').at(-1))).not.toContain('deck.key');
  for (const path of files) {
    const bytes = readFileSync(path);
    expect(bytes.includes(key) || bytes.includes(Buffer.from(key, 'hex'))).toBe(false);
  }
  const open = room.host.room.books.journal.openHand();
  if (open === null) throw new Error('a hand is open');
  expect(DeckSeal.read(file).open(open)).toHaveLength(52);
  expect(() => new DeckSeal(Buffer.alloc(32)).open(open)).toThrow('was sealed with the key');
});

it('the hand is taken up with the same cards when the key is given again, and not without', async () => {
  const before = room.table.hand?.view(1);
  await room.restart();
  expect(room.table.hand?.view(1)).toEqual(before);
  await room.host.close();
  const data = { data: room.data };
  await expect(TestRoom.open({ ...data, deckKey: { file: `${file}-gone` } })).rejects.toThrow(
    'is missing, and hands were sealed with it',
  );
  await expect(TestRoom.open(data)).rejects.toThrow('deck.key is missing, and hands were sealed with it');
  room = await TestRoom.open({ ...data, deckKey: { command: `cat ${file}` } });
  expect(room.table.hand?.view(1)).toEqual(before);
});

it('the floor sees where the key is', async () => {
  const detail = (): string | undefined => room.floor.view.devices.find(({ id }) => id === 'deck-key')?.detail;
  expect(detail()).toBe('kept apart from the books');
  const plain = await TestRoom.open();
  expect(plain.floor.view.devices.find(({ id }) => id === 'deck-key')?.detail).toContain('with the books');
  await plain.close();
});
