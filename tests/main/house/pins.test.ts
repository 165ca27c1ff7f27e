/** PINs as a house keeps them, and the pepper that is in all of them. */
import { chmodSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PIN_TRIES, type PinCheck, Pins } from '../../../main/accounts/pin.ts';
import { hashed, type KeptPin, openHousePepper, tryKeptPin } from '../../../main/house/pins.ts';
import type { StoreError } from '../../../main/journal/store-error.ts';
import { newFolder } from '../ledger/books.ts';
import { atNewHouse, TestHouse } from './test-house.ts';

describe('trying a PIN', () => {
  interface Tried {
    readonly pins: Pins;
    /** The numbers of wrong tries that were written, in order. */
    readonly counts: readonly number[];
    set(next: KeptPin | undefined): void;
    attempt(pin: string): Promise<PinCheck | null>;
  }
  const start = (work: (tried: Tried) => Promise<void>): Promise<void> =>
    atNewHouse(newFolder(), async ({ house }) => {
      const pins = new Pins(Buffer.alloc(32, 7), 2);
      let kept: KeptPin | undefined = { ...(await hashed(pins, '2468')), tries: 0 };
      const counts: number[] = [];
      const count = async (_tx: unknown, tries: number): Promise<void> => {
        counts.push(tries);
        if (kept !== undefined) kept = { ...kept, tries };
      };
      await work({
        pins,
        counts,
        set: (next) => {
          kept = next;
        },
        attempt: (pin) => tryKeptPin(house.store, pins, pin, async () => kept, count),
      });
    });

  it('counts wrong ones before it answers, locks at the fifth, and then refuses even the right one (C5)', () =>
    start(async ({ attempt, counts }) => {
      for (let left = PIN_TRIES - 1; left > 0; left -= 1) {
        expect(await attempt('9191')).toEqual({ result: 'wrong', triesLeft: left });
        expect(counts.at(-1)).toBe(PIN_TRIES - left);
      }
      expect(await attempt('9191')).toEqual({ result: 'locked' });
      expect(await attempt('2468')).toEqual({ result: 'locked' });
      expect(counts).toEqual([1, 2, 3, 4, 5]);
    }));

  it('forgets wrong ones after a right one', () =>
    start(async ({ attempt, counts }) => {
      await attempt('9191');
      expect(await attempt('2468')).toEqual({ result: 'ok' });
      expect(await attempt('2468')).toEqual({ result: 'ok' });
      expect(counts).toEqual([1, 0]);
    }));

  it('gives no more tries to those made at the same time', () =>
    start(async ({ attempt }) => {
      const checks = await Promise.all(Array.from({ length: 12 }, (_, n) => attempt(String(5000 + n))));
      expect(checks.filter((check) => check?.result === 'wrong')).toHaveLength(PIN_TRIES - 1);
      expect(checks.filter((check) => check?.result === 'locked')).toHaveLength(12 - PIN_TRIES + 1);
      expect(await attempt('2468')).toEqual({ result: 'locked' });
    }));

  it('holds against the PIN there is when it is answered, not the one there was when it began', () =>
    start(async ({ attempt, pins, set }) => {
      const fresh = { ...(await hashed(pins, '5079')), tries: 0 };
      const check = attempt('2468');
      set(fresh);
      expect(await check).toEqual({ result: 'wrong', triesLeft: 4 });
      const gone = attempt('5079');
      set(undefined);
      expect(await gone).toBeNull();
      expect(await attempt('5079')).toBeNull();
    }));
});

describe('the pepper', () => {
  const newPath = (): string => join(newFolder(), 'data', 'house.pepper');
  const refusal = (path: string): Pick<StoreError, 'code' | 'message'> => {
    try {
      openHousePepper(path, false);
    } catch (error) {
      return error as StoreError;
    }
    throw new Error('not refused');
  };

  it('is made for a new house, for its owner only, and stays the same', () => {
    const path = newPath();
    const first = openHousePepper(path, true);
    expect(first).toHaveLength(32);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(openHousePepper(path, false)).toEqual(first);
    expect(openHousePepper(newPath(), true)).not.toEqual(first);
  });

  it('of another house is refused, and nothing is changed by it', async () => {
    const place = newFolder();
    const test = await TestHouse.open(place);
    const { data } = test;
    await test.close({ keep: true });
    const path = join(data, 'house.pepper');
    const own = readFileSync(path, 'utf8');
    writeFileSync(path, `${'ab'.repeat(32)}\n`);
    await expect(TestHouse.open(place, { data })).rejects.toMatchObject({
      ...{ code: 'corrupt', message: expect.stringContaining('belongs to another house') },
    });
    writeFileSync(path, own);
    await (await TestHouse.open(place, { data })).close();
  });

  it('of a house of before, of which no mark was kept, is marked when it is opened', async () => {
    const place = newFolder();
    const test = await TestHouse.open(place);
    const { data } = test;
    await test.house.store.db.deleteFrom('settings').where('name', '=', 'pepper').execute();
    await test.close({ keep: true });
    await (await TestHouse.open(place, { data })).close({ keep: true });
    writeFileSync(join(data, 'house.pepper'), `${'ab'.repeat(32)}\n`);
    await expect(TestHouse.open(place, { data })).rejects.toMatchObject({ code: 'corrupt' });
  });

  it('is not in the database', () =>
    atNewHouse(newFolder(), async ({ house, data }) => {
      const pepper = readFileSync(join(data, 'house.pepper'), 'utf8').trim();
      const settings = await house.store.db.selectFrom('settings').selectAll().execute();
      expect(JSON.stringify(settings)).not.toContain(pepper);
    }));

  it('is refused when missing or damaged: it is never made a second time', () => {
    const path = newPath();
    openHousePepper(path, true);
    writeFileSync(path, 'salt');
    expect(refusal(path)).toMatchObject({ code: 'corrupt', message: expect.stringContaining('64 hexadecimal digits') });
    rmSync(path);
    expect(refusal(path)).toMatchObject({ code: 'io', message: expect.stringContaining(`${path} is missing`) });
    expect(() => statSync(path)).toThrow();
  });

  it.each([0o644, 0o660, 0o666, 0o602])('is refused when others have a right to it: mode %o', (mode) => {
    const path = newPath();
    openHousePepper(path, true);
    chmodSync(path, mode);
    expect(refusal(path)).toMatchObject({ code: 'io', message: expect.stringContaining('chmod 600') });
    chmodSync(path, 0o600);
    expect(openHousePepper(path, false)).toHaveLength(32);
  });
});
