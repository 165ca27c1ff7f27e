/** What the look of a desk is measured by is measured itself: a label that does not fit its key is found. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../needs.ts';
import { openBrowser } from '../renderer/stand.ts';
import { flaws } from './look.ts';

const describe = describeWith('chromium-headless-shell');

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** What is found on a page with one key of 120 by 48 pixels. */
async function foundOn(label: string, style = ''): Promise<string[]> {
  const page = await browser.newPage();
  const key = `<button style="width: 120px; height: 48px; padding: 0; border: 0; background: #000; color: #fff; ${style}">${label}</button>`;
  await page.setContent(`<body style="background: #000">${key}</body>`);
  const found = await flaws(page);
  await page.close();
  return found;
}

describe('a label on a key', () => {
  it('is left alone where it fits, in one line or two', async () => {
    expect(await foundOn('More time')).toEqual([]);
    expect(await foundOn('Give the player more time')).toEqual([]);
  });

  it('is found where it leaves the key to the side, in the key itself or in a piece of it', async () => {
    const long = 'Give the player more time';
    expect(await foundOn(long, 'white-space: nowrap')).toEqual([expect.stringContaining('leaves its key')]);
    expect(await foundOn(`<span>${long}</span>`, 'white-space: nowrap')).toEqual([
      expect.stringContaining('leaves its key'),
    ]);
  });

  it('is found where it leaves the key above and below', async () => {
    const lines = 'Give the player of the seat who asked for it more time for this one decision';
    expect(await foundOn(lines)).toEqual([expect.stringContaining('leaves its key')]);
  });

  it('may end in dots where its place is narrow', async () => {
    const dots = 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap';
    expect(await foundOn('Give the player more time', dots)).toEqual([]);
  });
});
