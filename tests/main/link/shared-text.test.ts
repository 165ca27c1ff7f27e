import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SharedParts, SharedText } from '../../../main/link/shared-text.ts';

const shape: SharedParts = { view: { places: 'whole', hand: { seats: 'each', events: 'each' } } };

describe('text that several values share', () => {
  it('is that of JSON.stringify for any data, whatever of it is shared', () => {
    const value = fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.record({ gone: fc.constant(undefined) }));
    const part = fc.array(value);
    const frame = (parts: unknown[], own: unknown) => ({
      t: own,
      view: { places: parts[0], hand: { seats: parts, 'a "key"': own, events: [...parts, own] }, notice: own },
    });
    fc.assert(
      fc.property(part, fc.array(value), (parts, owns) => {
        const shared = new SharedText(shape);
        for (const own of owns) {
          const each = frame(parts, own);
          expect(shared.of(each)).toBe(JSON.stringify(each));
        }
      }),
    );
  });

  it('takes what is not as its shape says it as it comes', () => {
    const odd = { view: { places: null, hand: { seats: { a: 1 }, events: 'none' } }, __proto__: null, toString: 1 };
    expect(new SharedText(shape).of(odd)).toBe(JSON.stringify(odd));
    expect(new SharedText(shape).of({ view: [{ places: 1 }] })).toBe('{"view":[{"places":1}]}');
  });

  it('encodes the same object once, and an equal one by itself', () => {
    let encoded = 0;
    const place = () => ({
      get seat() {
        encoded += 1;
        return 1;
      },
    });
    const places = [place()];
    const shared = new SharedText(shape);
    for (const rev of [1, 2, 3]) shared.of({ rev, view: { places } });
    expect(encoded).toBe(1);
    shared.of({ rev: 4, view: { places: [place()] } });
    expect(encoded).toBe(2);
  });
});
