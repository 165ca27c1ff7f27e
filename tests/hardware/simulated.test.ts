import { describe, expect, test } from 'vitest';
import { cardStripe } from '../../hardware/readers/encode.ts';
import { BETWEEN_LINES } from '../../hardware/readers/line-assembler.ts';
import { SimulatedReader } from '../../hardware/readers/simulated.ts';
import { listen } from './events.ts';
import { SimulatedClock } from './simulated-clock.ts';

function setUp() {
  const clock = new SimulatedClock();
  const reader = new SimulatedReader('cage', clock);
  return { clock, reader, told: listen(reader) };
}

describe('a simulated reader', () => {
  test('swipes a card', () => {
    const { clock, reader, told } = setUp();
    reader.swipe({ account: '6009991234567890', name: 'SMITH/JOHN' });
    clock.advance(BETWEEN_LINES);
    reader.swipe({ account: '1'.repeat(37) });
    clock.advance(BETWEEN_LINES);
    expect(told).toEqual(['swipe 6009991234567890', `swipe ${'1'.repeat(37)}`]);
  });

  test('sends what a reader sends for a bad one', () => {
    const { clock, reader, told } = setUp();
    reader.send('%E?;E?+E?');
    clock.advance(BETWEEN_LINES);
    expect(told).toEqual(['bad-swipe read-error']);
  });

  test('draws a stripe, forwards, backwards and scratched', () => {
    const { reader, told } = setUp();
    const { track2 } = cardStripe({ account: '42' });
    reader.draw({ track2 });
    reader.draw({ track2: track2.toReversed() });
    reader.draw({ track2: track2.map((bit, at) => (at === 28 ? 1 - bit : bit)) });
    expect(told).toEqual(['swipe 42', 'swipe 42', 'bad-swipe bad-parity']);
  });

  test('is lost and comes back, once each; lost, it reads nothing', () => {
    const { clock, reader, told } = setUp();
    reader.lose();
    reader.lose();
    reader.swipe({ account: '17' });
    reader.draw(cardStripe({ account: '17' }));
    clock.advance(BETWEEN_LINES);
    reader.restore();
    reader.restore();
    expect(told).toEqual(['lost the simulated reader was unplugged', 'back']);
  });

  test('closed, it is silent', async () => {
    const { clock, reader, told } = setUp();
    await reader.close();
    reader.swipe({ account: '17' });
    reader.draw(cardStripe({ account: '17' }));
    clock.advance(BETWEEN_LINES);
    expect(told).toEqual([]);
  });
});
