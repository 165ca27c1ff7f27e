import { expect, test } from 'vitest';
import { type Tab, takeToken } from '../../../renderer/page/token.ts';

/** A tab that was opened at an address, and what stands in its address bar since. */
function tab(address: string, storage = new Map<string, string>()) {
  const { pathname, search, hash } = new URL(address, 'http://table');
  const bar: string[] = [];
  const parts: Tab = {
    location: { pathname, search, hash },
    history: { replaceState: (_state, _unused, url) => bar.push(String(url)) },
    sessionStorage: {
      getItem: (name) => storage.get(name) ?? null,
      setItem: (name, value) => void storage.set(name, value),
    },
  };
  return { parts, bar, storage };
}

test('the token leaves the address bar as soon as it is read', () => {
  const { parts, bar } = tab('/station/?token=secret');
  expect(takeToken(parts)).toBe('secret');
  expect(bar).toEqual(['/station/']);
});

test('the rest of the address stays', () => {
  const { parts, bar } = tab('/station/?large=1&token=secret#rules');
  takeToken(parts);
  expect(bar).toEqual(['/station/?large=1#rules']);
});

test('the tab loads again without it, and another page of the tab does not get it', () => {
  const { parts, storage } = tab('/station/?token=secret');
  takeToken(parts);
  const again = tab('/station/', storage);
  expect(takeToken(again.parts)).toBe('secret');
  expect(again.bar).toEqual([]);
  expect(takeToken(tab('/cage/', storage).parts)).toBeNull();
});

test('a new token in the address is taken in place of the old one', () => {
  const { parts, storage } = tab('/station/?token=old');
  takeToken(parts);
  expect(takeToken(tab('/station/?token=new', storage).parts)).toBe('new');
  expect(takeToken(tab('/station/', storage).parts)).toBe('new');
});
