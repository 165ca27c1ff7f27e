import { describe, expect, test, vi } from 'vitest';
import { HealthTests } from '../../../main/shuffle/health-tests.ts';
import { selfTest } from '../../../main/shuffle/self-test.ts';
import { systemShuffler } from '../../../main/shuffle/shuffler.ts';

describe('R11: known answers at start-up', () => {
  test('are right', () => {
    expect(selfTest()).toBeNull();
  });

  test('are wrong when a health test no longer fails a broken block, and then nothing is dealt', () => {
    const check = vi.spyOn(HealthTests.prototype, 'check').mockReturnValue(null);
    expect(selfTest()).toBe('the repetition count test did not fail a broken block');
    expect(() => systemShuffler().shuffle([1, 2, 3])).toThrow('The shuffle did not pass its start-up test');
    check.mockRestore();
  });

  test('are wrong when a health test fails everything', () => {
    const check = vi.spyOn(HealthTests.prototype, 'check').mockReturnValue({ test: 'monobit', detail: '' });
    expect(selfTest()).toBe('the health tests failed a sound block');
    check.mockRestore();
  });
});
