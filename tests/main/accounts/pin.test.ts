import { describe, expect, it } from 'vitest';
import { needPin, PIN_TRIES, Pins, type TriedPin, tryPin } from '../../../main/accounts/pin.ts';
import { openStore } from '../../../main/journal/store.ts';

const PEPPER = Buffer.alloc(32, 7);

describe('a hashed PIN', () => {
  it('matches its PIN and no other', async () => {
    const pins = new Pins(PEPPER, 2);
    const row = await pins.hash('2468');
    expect(await pins.matches('2468', row)).toBe(true);
    for (const wrong of ['2469', '02468', '246', '']) expect(await pins.matches(wrong, row)).toBe(false);
  });

  it('differs for the same PIN by its salt, and is worth nothing without the pepper', async () => {
    const pins = new Pins(PEPPER, 2);
    const [one, two] = [await pins.hash('2468'), await pins.hash('2468')];
    expect(one.pin_hash).not.toEqual(two.pin_hash);
    expect(await new Pins(Buffer.alloc(32, 8), 2).matches('2468', one)).toBe(false);
  });

  it('still matches after the cost was raised', async () => {
    const row = await new Pins(PEPPER, 2).hash('2468');
    expect(await new Pins(PEPPER, 4).matches('2468', row)).toBe(true);
  });

  it('takes real work at the cost used at the table', async () => {
    const pins = new Pins(PEPPER);
    const row = await pins.hash('2468');
    expect(row.pin_cost).toBe(2 ** 15);
    expect(await pins.matches('2468', row)).toBe(true);
  });
});

describe('trying a PIN', () => {
  const start = async () => {
    const store = openStore(':memory:', { kind: 'demo' });
    const pins = new Pins(PEPPER, 2);
    let row: TriedPin | null = { ...(await pins.hash('2468')), tries: 0 };
    const counts: number[] = [];
    return {
      pins,
      counts,
      set: (next: TriedPin | null) => {
        row = next;
      },
      attempt: (pin: string) =>
        tryPin(
          store,
          pins,
          pin,
          () => row,
          (tries) => {
            counts.push(tries);
            if (row) row = { ...row, tries };
          },
        ),
    };
  };

  it('counts wrong ones before it answers, locks at the fifth, and then refuses even the right one (C5)', async () => {
    const { attempt, counts } = await start();
    for (let left = PIN_TRIES - 1; left > 0; left -= 1) {
      expect(await attempt('9191')).toEqual({ result: 'wrong', triesLeft: left });
      expect(counts.at(-1)).toBe(PIN_TRIES - left);
    }
    expect(await attempt('9191')).toEqual({ result: 'locked' });
    expect(await attempt('2468')).toEqual({ result: 'locked' });
    expect(counts).toEqual([1, 2, 3, 4, 5]);
  });

  it('forgets wrong ones after a right one', async () => {
    const { attempt, counts } = await start();
    await attempt('9191');
    expect(await attempt('2468')).toEqual({ result: 'ok' });
    expect(await attempt('2468')).toEqual({ result: 'ok' });
    expect(counts).toEqual([1, 0]);
  });

  it('gives no more tries to those made at the same time', async () => {
    const { attempt } = await start();
    const checks = await Promise.all(Array.from({ length: 12 }, (_, n) => attempt(String(5000 + n))));
    expect(checks.filter((check) => check?.result === 'wrong')).toHaveLength(PIN_TRIES - 1);
    expect(checks.filter((check) => check?.result === 'locked')).toHaveLength(12 - PIN_TRIES + 1);
    expect(await attempt('2468')).toEqual({ result: 'locked' });
  });

  it('holds against the PIN there is when it is answered, not the one there was when it began', async () => {
    const { attempt, pins, set } = await start();
    const fresh = { ...(await pins.hash('5079')), tries: 0 };
    const check = attempt('2468');
    set(fresh);
    expect(await check).toEqual({ result: 'wrong', triesLeft: 4 });
    const gone = attempt('5079');
    set(null);
    expect(await gone).toBeNull();
    expect(await attempt('5079')).toBeNull();
  });
});

describe('a new PIN', () => {
  it.each(['123', '123456789', '12a4', ''])('is four to eight digits: not %j', (pin) => {
    expect(needPin(pin)).toMatchObject({ ok: false, error: { code: 'bad-pin' } });
  });

  it.each(['0000', '1111', '99999999', '1234', '0123', '4321', '98765'])(
    'is not what anybody tries first: %s',
    (pin) => {
      expect(needPin(pin)).toMatchObject({
        ok: false,
        error: { code: 'bad-pin', message: expect.stringContaining('too easy to guess') },
      });
    },
  );

  it.each(['2468', '1122', '1357', '8901', '10101010'])('may be %s', (pin) => {
    expect(needPin(pin).ok).toBe(true);
  });
});
