import { describe, expect, it } from 'vitest';
import { needPin, Pins } from '../../../main/accounts/pin.ts';

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
