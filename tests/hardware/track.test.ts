import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeCard, encodeTrack1, encodeTrack2 } from '../../hardware/readers/encode.ts';
import type { ReadErrorCode } from '../../hardware/readers/read-error.ts';
import { decodeTracks, type Swipe } from '../../hardware/readers/track.ts';
import { checkCharacter, TRACK_1, TRACK_2 } from '../../hardware/readers/track-format.ts';

const CARD = '%B6009991234567890^SMITH/JOHN^2812101?;6009991234567890=2812101?';
const READ: Swipe = {
  account: '6009991234567890',
  name: 'SMITH/JOHN',
  expiry: '2812',
  service: '101',
  track1: '%B6009991234567890^SMITH/JOHN^2812101?',
  track2: ';6009991234567890=2812101?',
};

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });
const name = fc.string({ unit: fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ ./-'"), minLength: 1, maxLength: 26 });
const expiry = fc
  .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 12 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(''));

function accepted(text: string): Swipe {
  const result = decodeTracks(text);
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}

function refused(text: string): ReadErrorCode {
  const result = decodeTracks(text);
  if (result.ok) throw new Error(`was read as ${JSON.stringify(result.value)}`);
  return result.error.code;
}

describe('a card is read', () => {
  test.each<[string, string, Swipe]>([
    ['from both tracks', CARD, READ],
    [
      'from track 2 alone',
      ';6009991234567890=2812101?',
      { account: READ.account, expiry: '2812', service: '101', track2: READ.track2 ?? '' },
    ],
    [
      'from track 1 alone',
      '%B42^DOE/JANE ^2901201XYZ?',
      { account: '42', name: 'DOE/JANE', expiry: '2901', service: '201', track1: '%B42^DOE/JANE ^2901201XYZ?' },
    ],
    ['with track 3 skipped', `${CARD}+0123456789?`, READ],
    ['with the tracks on lines of their own', CARD.replace(';', '\r\n;'), READ],
    ['with track 2 first', ';6009991234567890=2812101?%B6009991234567890^SMITH/JOHN^2812101?', READ],
    ['with nothing but the number', ';17?', { account: '17', track2: ';17?' }],
    ['with a separator and nothing after it', ';17=?', { account: '17', track2: ';17=?' }],
    ['with separators for expiry and service code', ';17==?', { account: '17', track2: ';17==?' }],
    ['with a separator for the expiry', ';17==101?', { account: '17', service: '101', track2: ';17==101?' }],
    ['with a separator for the service code', ';17=2812=9?', { account: '17', expiry: '2812', track2: ';17=2812=9?' }],
    ['with house data where the dates would be', ';17=9999?', { account: '17', track2: ';17=9999?' }],
    ['with no name', '%B17^^2812101?', { account: '17', expiry: '2812', service: '101', track1: '%B17^^2812101?' }],
    ['with blank name', '%B17^   ^?', { account: '17', track1: '%B17^   ^?' }],
    ['when the other track is blank', '%?;17?', { account: '17', track2: ';17?' }],
  ])('%s', (_, text, swipe) => {
    expect(accepted(text)).toEqual(swipe);
  });

  test('B-85: account numbers of 1 to 37 digits on track 2, without padding', () => {
    for (let length = 1; length <= 37; length += 1) {
      const account = '9876543210'.repeat(4).slice(0, length);
      expect(accepted(`;${account}?`).account).toBe(account);
    }
  });

  test('B-85: leading zeros are part of the number', () => {
    expect(accepted(';0000000000000042?').account).toBe('0000000000000042');
  });

  test('anything written is read back', () => {
    const card = fc.record({ account: digits(1, 19), name, expiry, service: digits(3, 3) });
    fc.assert(
      fc.property(card, (written) => {
        const trimmed = written.name.trim();
        expect(accepted(encodeTrack1(written) + encodeTrack2(written))).toEqual({
          account: written.account,
          expiry: written.expiry,
          service: written.service,
          ...(trimmed !== '' && { name: trimmed }),
          track1: encodeTrack1(written),
          track2: encodeTrack2(written),
        });
      }),
    );
  });

  test('B-85: any number of 1 to 37 digits is read back from track 2', () => {
    fc.assert(
      fc.property(digits(1, 37), (account) => {
        expect(accepted(encodeTrack2({ account })).account).toBe(account);
        expect(accepted(encodeCard({ account })).account).toBe(account);
      }),
    );
  });
});

describe('the check character', () => {
  const one = READ.track1 ?? '';
  const two = READ.track2 ?? '';

  test('is optional on each track', () => {
    const lrc1 = checkCharacter(TRACK_1, one);
    const lrc2 = checkCharacter(TRACK_2, two);
    for (const text of [one + lrc1 + two + lrc2, one + lrc1 + two, one + two + lrc2, `${one}${lrc1}\r${two}${lrc2}`]) {
      expect(accepted(text)).toEqual(READ);
    }
  });

  test('is not taken for the start of the next track, whatever its value', () => {
    const card = fc.record({ account: digits(1, 19), name, expiry, service: digits(3, 3) });
    fc.assert(
      fc.property(card, (written) => {
        const [first, second] = [encodeTrack1(written), encodeTrack2(written)];
        const text = first + checkCharacter(TRACK_1, first) + second + checkCharacter(TRACK_2, second);
        expect(accepted(text)).toEqual(accepted(first + second));
      }),
      { numRuns: 1000 },
    );
  });

  test.each([';', '%', '+', '?'])('may look like a sentinel: %s on track 1', (wanted) => {
    // Any text whose check character is the wanted one: try account numbers until one has it.
    const found = Array.from({ length: 5000 }, (_, n) => `%B${n}^A${String.fromCharCode(0x20 + (n % 32))}^?`).find(
      (text) => checkCharacter(TRACK_1, text) === wanted && !/[%;+?]/.test(text.slice(1, -1)),
    );
    expect(found).toBeDefined();
    expect(accepted(`${found}${wanted}`).track1).toBe(found);
    const account = /\d+/.exec(found ?? '')?.[0] ?? '';
    expect(accepted(`${found}${wanted};${account}?`)).toMatchObject({ account, track1: found, track2: `;${account}?` });
  });

  test('that is wrong refuses the swipe', () => {
    const lrc = checkCharacter(TRACK_2, two);
    for (let code = 0x30; code <= 0x3f; code += 1) {
      const check = String.fromCharCode(code);
      if (check !== lrc) expect(decodeTracks(two + check)).toMatchObject({ error: { code: 'bad-lrc', retry: true } });
    }
  });
});

describe('a failed read is refused', () => {
  test('B-80: %E?;E?+E? asks for another swipe and never takes E for a number', () => {
    const result = decodeTracks('%E?;E?+E?');
    expect(result).toMatchObject({ ok: false, error: { code: 'read-error', retry: true } });
    expect(result.ok || result.error.message).toMatch(/swipe it again/);
  });

  test.each(['%E?', ';E?', '%E?\r;E?\r', '%E?;?', '%?;E?'])('B-80: %j is a failed read', (text) => {
    expect(refused(text)).toBe('read-error');
  });

  test('B-80: one failed track is made up for by the other', () => {
    expect(accepted('%E?;17?+E?')).toEqual({ account: '17', track2: ';17?' });
    expect(accepted('%B17^^?;E?').account).toBe('17');
  });

  test('B-80: a failed swipe followed by a good one is the good one', () => {
    expect(accepted(`%E?;E?${CARD}`)).toEqual(READ);
  });
});

describe('an encrypting reader is named as such (B-81)', () => {
  test.each([
    ['masked with asterisks', ';5324********0003=2812?'],
    ['masked on track 1', '%B5324********0003^SMITH/JOHN^2812?'],
    ['followed by cipher text', `${CARD}|0600|A1B2C3D4|E5F60718|FFFF9876543210E00008|`],
  ])('B-81: %s', (_, text) => {
    const result = decodeTracks(text);
    expect(result).toMatchObject({ ok: false, error: { code: 'encrypted', retry: false } });
    expect(result.ok || result.error.message).toMatch(/reader is in encrypted mode/);
  });
});

describe('double swipes', () => {
  test('the same card twice is one swipe', () => {
    expect(accepted(CARD + CARD)).toEqual(READ);
    expect(accepted(`${CARD}\r${CARD}\r`)).toEqual(READ);
  });

  test.each<[ReadErrorCode, string, string]>([
    ['two-cards', 'two accounts', `${CARD};17?`],
    ['two-cards', 'one account on two cards, the old and the new', ';17=2512101?;17=2912101?'],
    ['bad-number', 'two accounts, each on a track of its own', '%B17^^?;18?'],
  ])('%s: %s', (code, _, text) => {
    expect(refused(text)).toBe(code);
  });
});

describe('what is not exactly a card is refused', () => {
  test.each<[ReadErrorCode, string, string]>([
    ['no-data', 'nothing', ''],
    ['no-data', 'line breaks', '\r\n\r\n'],
    ['no-data', 'blank tracks', '%?;?'],
    ['no-data', 'track 3 alone', '+12345?'],
    ['no-start-sentinel', 'a number without sentinels', '6009991234567890'],
    ['no-start-sentinel', 'noise before the card', `x${CARD}`],
    ['no-start-sentinel', 'noise between the tracks', CARD.replace('?;', '?zz;')],
    ['no-start-sentinel', 'the end of a swipe', '890=2812101?'],
    ['no-start-sentinel', 'a zero byte', '\0;17?'],
    ['no-end-sentinel', 'the beginning of a swipe', CARD.slice(0, 20)],
    ['no-end-sentinel', 'a card but for its last character', CARD.slice(0, -1)],
    ['no-end-sentinel', 'track 1 broken off, then track 2', '%B6009991234567890^SMI;6009991234567890=2812101?'],
    ['no-end-sentinel', 'a swipe broken off, then a whole one', `;60099912${CARD}`],
    ['no-end-sentinel', 'a line broken off, then a whole one', '%B6009\r;6009991234567890?'],
    ['bad-character', 'a letter on track 2', ';60099912345X7890?'],
    ['bad-character', 'E among the digits', ';E17?'],
    ['bad-character', 'a small letter on track 1', '%B17^Smith^?'],
    ['bad-character', 'a byte beyond ASCII', ';17\u00e9?'],
    ['bad-character', 'a colon on track 2, kept for the hardware', ';17:18?'],
    ['too-long', 'a track 2 of 38 digits', `;${'1'.repeat(38)}?`],
    ['too-long', 'a track 1 of 77 characters', `%B17^${'A'.repeat(73)}?`],
    ['too-long', 'more than any card', `;${'1'.repeat(600)}?`],
    ['bad-number', 'no number on track 2', ';=2812101?'],
    ['bad-number', 'no number on track 1', '%B^SMITH/JOHN^2812101?'],
    ['bad-number', 'letters for a number', '%BABC^SMITH/JOHN^2812101?'],
    ['bad-number', 'a number of 20 digits on track 1', `%B${'1'.repeat(20)}^A^?`],
    ['bad-number', 'a driving licence', '%CALOS ANGELES^DOE$JANE^?;17?'],
    ['bad-number', 'tracks with different numbers', '%B17^A^?;18?'],
  ])('%s: %s', (code, _, text) => {
    expect(refused(text)).toBe(code);
  });

  test('any part of a swipe, from either end, never names another account', () => {
    for (let cut = 1; cut < CARD.length; cut += 1) {
      for (const text of [CARD.slice(0, cut), CARD.slice(cut)]) {
        const result = decodeTracks(text);
        if (result.ok) expect(result.value.account).toBe(READ.account);
      }
    }
  });

  test('garbage is always refused or read, never thrown at', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
        const result = decodeTracks(text);
        if (!result.ok) expect(result.error.message).toMatch(/^[A-Z][^\n]*\.$/);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'%;+?^=B12E|*\r'), maxLength: 40 }), (text) => {
        const result = decodeTracks(text);
        if (result.ok) expect(result.value.account).toMatch(/^\d{1,37}$/);
      }),
      { numRuns: 2000 },
    );
  });

  test('no refusal repeats anything of the card', () => {
    const secret = '7788990011';
    for (const text of [`;${secret}X?`, `%B${secret}^A^?;1?`, `;${secret}`, `x;${secret}?`, `;${secret}?;1?`]) {
      const result = decodeTracks(text);
      expect(result.ok || result.error.message).not.toContain(secret);
    }
  });
});
