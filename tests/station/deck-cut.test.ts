import { describe, expect, test } from 'vitest';
import { commitTo as commitOfHost } from '../../main/shuffle/cut.ts';
import type { Intent } from '../../protocol/intent.ts';
import type { StationView } from '../../protocol/station-view.ts';
import type { View } from '../../protocol/views.ts';
import type { LinkState } from '../../renderer/link/link.ts';
import { cutDecks } from '../../station/deck-cut.ts';
import { commitTo, numbersFrom } from '../../station/drawn-number.ts';

const SEAL = 'ab'.repeat(32);

/** A line to a host that a test speaks for, and numbers 1, 2, 3, … in their order. */
function station() {
  const told: Intent[] = [];
  const listeners: (() => void)[] = [];
  let state: LinkState = { connected: true, role: null, rev: 1, view: null, busy: false, failure: null };
  let drawn = 0;
  const draw = () => {
    drawn += 1;
    const number = drawn.toString(16).padStart(64, '0');
    return { number, commit: commitTo(number) };
  };
  const link = {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.push(listener);
      return () => {};
    },
    tell: (intent: Intent) => {
      told.push(intent);
      return true;
    },
  };
  cutDecks(link, draw);
  const see = (part: Partial<LinkState>): void => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  return { told, see };
}

const number = (n: number): string => n.toString(16).padStart(64, '0');
const commit = (n: number): string => commitTo(number(n));

/** What the station of seat 3 is shown: what it has committed to, and the deck that is cut with these commitments. */
function view(committed: number | null, cut: readonly { seat: number; commit: string }[] | null = null): View {
  return {
    ...({ screen: 'station', station: 3, phase: { name: 'seated' } } as StationView),
    table: (cut ? { cut: { seal: SEAL, commits: cut, opened: [] } } : {}) as unknown as StationView['table'],
    ...(committed === null ? {} : { committed: commit(committed) }),
  };
}

describe('a station cuts the deck by itself', () => {
  test('it commits as soon as somebody is seated, and not again while the host has the commitment', () => {
    const { told, see } = station();
    see({ view: { ...(view(null) as StationView), phase: { name: 'vacant' } } });
    expect(told).toEqual([]);
    see({ view: view(null) });
    see({ view: view(null) });
    expect(told).toEqual([{ do: 'cut', commit: commit(1) }]);
    see({ view: view(1) });
    expect(told).toHaveLength(1);
  });

  test('it opens its number once the seal covers it, with the commitment to the next one', () => {
    const { told, see } = station();
    see({ view: view(1) });
    see({ view: view(null, [{ seat: 3, commit: commit(1) }]) });
    see({ view: view(null, [{ seat: 3, commit: commit(1) }]) });
    expect(told).toEqual([{ do: 'cut', number: number(1), commit: commit(2) }]);
  });

  test('it opens nothing under a seal that does not cover its commitment', () => {
    const { told, see } = station();
    see({ view: view(1) });
    see({ view: view(1, [{ seat: 3, commit: commit(9) }]) });
    see({ view: view(1, [{ seat: 4, commit: commit(1) }]) });
    see({ view: view(1, []) });
    expect(told).toEqual([]);
  });

  test('it commits once more after the line has broken, and when a deck was sealed and not dealt', () => {
    const { told, see } = station();
    see({ view: view(null) });
    see({ connected: false });
    see({ connected: true });
    see({ view: view(1) });
    see({ view: view(null, []) });
    expect(told).toEqual([1, 1, 1].map((n) => ({ do: 'cut', commit: commit(n) })));
  });
});

describe('the number of a station', () => {
  test('is bound as the host expects it', () => {
    expect(commit(7)).toBe(commitOfHost(number(7)));
  });

  test('is another each time', () => {
    const draw = numbersFrom({ addEventListener: () => {} });
    const numbers = Array.from({ length: 50 }, () => draw().number);
    expect(new Set(numbers).size).toBe(50);
    expect(numbers.every((each) => /^[0-9a-f]{64}$/.test(each))).toBe(true);
  });
});
