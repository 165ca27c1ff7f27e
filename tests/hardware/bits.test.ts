import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBits, decodeStripe } from '../../hardware/readers/bits.ts';
import { cardStripe, encodeTrack1, encodeTrack2, trackBits } from '../../hardware/readers/encode.ts';
import { TRACK_1, TRACK_2 } from '../../hardware/readers/track-format.ts';

const bitsOf = (text: string): Uint8Array => Uint8Array.from([...text.replaceAll(' ', '')].map(Number));

const flipped = (bits: Uint8Array, at: number): Uint8Array => bits.map((bit, index) => (index === at ? 1 - bit : bit));

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });
const track1Text = fc
  .tuple(digits(1, 19), fc.string({ unit: fc.constantFrom(..."ABCXYZ /.-'"), maxLength: 26 }))
  .map(([account, name]) => encodeTrack1({ account, name, expiry: '2812', service: '101' }));
const track2Text = digits(1, 37).map((account) => encodeTrack2({ account }));

/** ;1? by hand: each character least significant bit first, then odd parity; the check character makes every column even. */
const ONE_BY_HAND = bitsOf('00000 11010 10000 11111 10101 00000');

describe('track 2', () => {
  test('written by hand after ISO/IEC 7811', () => {
    // ; = 1011, 1 = 0001, ? = 1111; their exclusive or is 0101, so the check character is 5.
    expect(decodeBits(TRACK_2, ONE_BY_HAND)).toEqual({ ok: true, value: ';1?' });
  });

  test('the encoder writes what was written by hand', () => {
    expect(trackBits(TRACK_2, ';1?', 5)).toEqual(ONE_BY_HAND);
  });

  test('B-85: any number of 1 to 37 digits is read back, forwards and backwards', () => {
    fc.assert(
      fc.property(track2Text, fc.integer({ min: 0, max: 40 }), (text, zeros) => {
        const bits = trackBits(TRACK_2, text, zeros);
        expect(decodeBits(TRACK_2, bits)).toEqual({ ok: true, value: text });
        expect(decodeBits(TRACK_2, bits.toReversed())).toEqual({ ok: true, value: text });
      }),
      { numRuns: 500 },
    );
  });
});

describe('track 1', () => {
  test('start sentinel by hand', () => {
    expect(trackBits(TRACK_1, '%A?', 0).slice(0, 7)).toEqual(bitsOf('1010001'));
  });

  test('anything written is read back, forwards and backwards', () => {
    fc.assert(
      fc.property(track1Text, (text) => {
        const bits = trackBits(TRACK_1, text);
        expect(decodeBits(TRACK_1, bits)).toEqual({ ok: true, value: text });
        expect(decodeBits(TRACK_1, bits.toReversed())).toEqual({ ok: true, value: text });
      }),
    );
  });
});

describe('damage', () => {
  const formats = fc.oneof(
    track1Text.map((text) => ({ format: TRACK_1, text })),
    track2Text.map((text) => ({ format: TRACK_2, text })),
  );

  test('one flipped bit anywhere in the track never gives another text', () => {
    fc.assert(
      fc.property(formats, fc.nat(), fc.boolean(), ({ format, text }, place, backward) => {
        const zeros = 10;
        const bits = trackBits(format, text, zeros);
        const damaged = flipped(bits, zeros + (place % (bits.length - 2 * zeros)));
        expect(decodeBits(format, backward ? damaged.toReversed() : damaged).ok).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  test('one flipped bit in every card of one, two and three digits is caught', () => {
    const zeros = 6;
    for (const width of [1, 2, 3]) {
      for (let account = 0; account < 10 ** width; account += 1) {
        const text = `;${String(account).padStart(width, '0')}?`;
        const bits = trackBits(TRACK_2, text, zeros);
        for (let at = zeros; at < bits.length - zeros; at += 1) {
          const result = decodeBits(TRACK_2, flipped(bits, at));
          if (result.ok) throw new Error(`${text} with bit ${at} flipped was read as ${result.value}`);
        }
      }
    }
  });

  test('a flipped bit in the clocking zeros is not a different card', () => {
    const bits = trackBits(TRACK_2, ';6009991234567890?');
    for (let at = 0; at < 20; at += 1) {
      for (const damaged of [flipped(bits, at), flipped(bits, at).toReversed()]) {
        const result = decodeBits(TRACK_2, damaged);
        if (result.ok) expect(result.value).toBe(';6009991234567890?');
      }
    }
  });

  test.each([
    ['bad-parity', 'a flipped bit in the first digit', '00000 11010 10010 11111 10101 00000'],
    ['bad-parity', 'a flipped bit in the check character', '00000 11010 10000 11111 11101 00000'],
    ['bad-lrc', 'two flipped bits in one digit', '00000 11010 01000 11111 10101 00000'],
    ['no-end-sentinel', 'a card pulled back', '00000 11010 10000'],
    ['no-start-sentinel', 'noise', '00000 10001 00001 00011 00000'],
    ['no-data', 'sentinels with nothing between them', '00000 11010 11111 00100 00000'],
  ])('%s: %s', (code, _, bits) => {
    expect(decodeBits(TRACK_2, bitsOf(bits))).toMatchObject({ ok: false, error: { code, retry: true } });
  });

  test('too-long: a track without end', () => {
    const bits = bitsOf(`11010${'10000'.repeat(60)}`);
    expect(decodeBits(TRACK_2, bits)).toMatchObject({ ok: false, error: { code: 'too-long' } });
  });

  test('random bits are refused or are a track, never thrown at', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 400 }), (bits) => {
        const result = decodeBits(TRACK_2, Uint8Array.from(bits));
        if (result.ok && result.value !== '') expect(result.value).toMatch(/^;.+\?$/);
      }),
    );
  });
});

describe('a whole stripe', () => {
  const card = { account: '6009991234567890', name: 'SMITH/JOHN', expiry: '2812', service: '101' };
  const { track1, track2 } = cardStripe(card);

  test('is one swipe, drawn either way', () => {
    expect(decodeStripe({ track1, track2 })).toMatchObject({ ok: true, value: card });
    expect(decodeStripe({ track1: track1.toReversed(), track2: track2.toReversed() })).toMatchObject({
      ok: true,
      value: card,
    });
  });

  test('is read from the one track that is good', () => {
    expect(decodeStripe({ track1: flipped(track1, 40), track2 })).toMatchObject({
      ok: true,
      value: { account: card.account },
    });
  });

  test('is refused for what is wrong with it when no track is good', () => {
    const damaged = { track1: flipped(track1, 40), track2: flipped(track2, 40) };
    expect(decodeStripe(damaged)).toMatchObject({ ok: false, error: { code: 'bad-parity' } });
  });

  test('without a single bit has no data', () => {
    const blank = new Uint8Array(100);
    expect(decodeStripe({ track1: blank, track2: blank })).toMatchObject({ ok: false, error: { code: 'no-data' } });
    expect(decodeStripe({})).toMatchObject({ ok: false, error: { code: 'no-data' } });
  });
});
