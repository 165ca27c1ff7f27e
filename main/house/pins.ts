/** PINs of the house: hashed as a table hashes them, with a pepper kept outside the database. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PIN_TRIES, type PinCheck, type Pins } from '../accounts/pin.ts';
import { secretOpenToOthers } from '../journal/private-file.ts';
import { StoreError } from '../journal/store-error.ts';
import type { HouseStore } from './store.ts';
import type { HouseTx } from './tables.ts';

/** A PIN as the house stores it, with the number of wrong tries since the last right one. */
export interface KeptPin {
  readonly pin_salt: string;
  readonly pin_hash: string;
  readonly pin_cost: number;
  readonly tries: number;
}

/** A new PIN as columns of its row. */
export async function hashed(pins: Pins, pin: string): Promise<Omit<KeptPin, 'tries'>> {
  const { pin_salt, pin_hash, pin_cost } = await pins.hash(pin);
  return { pin_salt: pin_salt.toString('hex'), pin_hash: pin_hash.toString('hex'), pin_cost };
}

const matches = (pins: Pins, pin: string, kept: KeptPin): Promise<boolean> =>
  pins.matches(pin, {
    pin_salt: Buffer.from(kept.pin_salt, 'hex'),
    pin_hash: Buffer.from(kept.pin_hash, 'hex'),
    pin_cost: kept.pin_cost,
  });

/**
 * Tries a PIN: it is hashed first, outside any transaction, then counted, and only then answered (C5). Null when there
 * is no such row. `row` reads the row, and locks it when it is given a transaction; `count` writes the new number of
 * wrong tries.
 */
export async function tryKeptPin(
  store: HouseStore,
  pins: Pins,
  pin: string,
  row: (tx: HouseTx | null) => Promise<KeptPin | undefined>,
  count: (tx: HouseTx, tries: number) => Promise<void>,
): Promise<PinCheck | null> {
  for (;;) {
    const before = await row(null);
    if (before === undefined) return null;
    if (before.tries >= PIN_TRIES) return { result: 'locked' };
    const right = await matches(pins, pin, before);
    const check = await store.transact(async (tx): Promise<PinCheck | 'changed' | null> => {
      const now = await row(tx);
      if (now === undefined) return null;
      // The PIN was changed while this one was hashed, so it has to be hashed again.
      if (now.pin_salt !== before.pin_salt) return 'changed';
      if (now.tries >= PIN_TRIES) return { result: 'locked' };
      if (!right) {
        await count(tx, now.tries + 1);
        const triesLeft = PIN_TRIES - now.tries - 1;
        return triesLeft === 0 ? { result: 'locked' } : { result: 'wrong', triesLeft };
      }
      if (now.tries > 0) await count(tx, 0);
      return { result: 'ok' };
    });
    if (check !== 'changed') return check;
  }
}

/**
 * The secret in every PIN hash, kept in a file outside the database. It is made when the file is missing and the house
 * is new. Throws `StoreError` when the file is missing for a house that has people, is damaged, or is open to others.
 */
export function openHousePepper(path: string, isNew: boolean): Buffer {
  if (!existsSync(path)) {
    if (!isNew) {
      throw new StoreError('io', `${path} is missing: no PIN can be checked without it. Restore it from the back-up.`);
    }
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  }
  const open = secretOpenToOthers(path);
  if (open !== null) throw new StoreError('io', `${open}.`);
  const text = readFileSync(path, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(text)) {
    throw new StoreError('corrupt', `${path} is damaged: 64 hexadecimal digits expected. Restore it from the back-up.`);
  }
  return Buffer.from(text, 'hex');
}

const MARK = 'pepper';

/** Identifies a pepper without revealing it. */
const markOf = (pepper: Buffer): string => createHash('sha256').update(MARK).update(pepper).digest('hex');

/**
 * Compares the pepper of a house with the mark that its store has of it, or stores the mark when there is none yet.
 * Throws `StoreError` for the pepper of another house: with it no PIN would be right, and every card would get locked.
 */
export async function needOwnPepper(store: HouseStore, pepper: Buffer, path: string): Promise<void> {
  await store.transact(async (tx) => {
    const kept = await tx.selectFrom('settings').select('value').where('name', '=', MARK).executeTakeFirst();
    if (kept === undefined) {
      const row = { name: MARK, value: markOf(pepper) };
      await tx
        .insertInto('settings')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    } else if (kept.value !== markOf(pepper)) {
      throw new StoreError('corrupt', `${path} belongs to another house. Restore the right one from the back-up.`);
    }
  });
}
