/** Hands of whoever works at the desks of a house: the cage, and the console over all tables. */
import type { Locator, Page } from 'playwright-core';
import { STAFF } from '../main/house/day/cashier.ts';
import { rest } from '../renderer/fingers.ts';

type StaffId = (typeof STAFF)[number][0];

export const pinOf = (staff: StaffId): string => STAFF.find(([id]) => id === staff)?.[2] ?? '';

export async function signIn(page: Page, staff: StaffId): Promise<void> {
  await page.getByTestId('signin-staff').fill(staff);
  await page.getByTestId('signin-pin').fill(pinOf(staff));
  await press(page, 'signin-go');
  await page.getByTestId('sign-out').waitFor();
}

/** The second person types their id and PIN. */
export async function signs(page: Page, staff: StaffId): Promise<void> {
  await page.getByTestId('second-staff').fill(staff);
  await page.getByTestId('second-pin').fill(pinOf(staff));
}

/** Presses keys, one after the other, each as a gesture of its own. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await pressOn(page.getByTestId(key));
}

export async function pressOn(key: Locator): Promise<void> {
  await rest(key.page());
  await key.click();
}

/** Presses a key until it has gone: one that is pressed while something else changes is refused, and does nothing. */
export async function pressAway(page: Page, key: string): Promise<void> {
  const there = page.getByTestId(key);
  while (await there.isVisible()) {
    await rest(page);
    await there.click({ timeout: 5000 }).catch(() => {});
    await there.waitFor({ state: 'detached', timeout: 5000 }).catch(() => {});
  }
}

export async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, text] of Object.entries(fields)) await page.getByTestId(field).fill(text);
}

/** The line of somebody on a list of the poker desk, or among the entries of a tournament, where they have their first name. */
export const lineOf = (page: Page, list: string, name: string): Locator =>
  page.getByTestId(list).locator('li[data-testid^="entry-"]').filter({ hasText: name });
