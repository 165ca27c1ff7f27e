/**
 * Hands and eyes of the people at a table: what a player does at their station, a cashier at the cage.
 */
import type { Browser, Locator, Page } from 'playwright-core';
import { SECOND } from '../../protocol/second-person.ts';
import type { Signature } from '../../protocol/signature.ts';
import { HANG } from '../hang.ts';
import { inOneMoment, rest } from '../renderer/fingers.ts';
import { late, PAGES_LATE_BY } from '../renderer/late.ts';
import { silent, unpainted } from '../renderer/stand.ts';

/** Who signs as the second person in a demo house. */
const SIGNED: Signature = { second: SECOND.id, pin: SECOND.pin };

/**
 * A touchscreen showing one page. Whatever the page complains of is kept. Nothing is painted where it is only measured, and nothing
 * is heard unless asked for: twelve voices on one machine are eleven too many.
 */
export async function openScreen(
  browser: Browser,
  url: string,
  size: { width: number; height: number },
  complaints: string[],
  { measured = false, heard = false } = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: size, hasTouch: true, reducedMotion: 'reduce' });
  if (measured) await unpainted(context);
  if (!heard) await silent(context);
  await inOneMoment(context);
  await late(context, PAGES_LATE_BY);
  context.setDefaultTimeout(HANG);
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(`${new URL(url).pathname}: ${error.message}`));
  const answer = await page.goto(url);
  if (answer?.ok() !== true)
    throw new Error(`${new URL(url).pathname} is not served: are the pages built (npm run screens)?`);
  return page;
}

export const STATION = { width: 1280, height: 800 };
export const WIDE = { width: 1920, height: 1080 };

/** One key of a screen. */
const key = (page: Page, id: string) => page.getByTestId(id);

/** Touches a key once it is there, as a gesture of its own. */
export async function tap(key: Locator): Promise<void> {
  await rest(key.page());
  await key.tap();
}

/** A point on a screen. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The center display as everybody reads it: which hand, whose turn. */
export class CenterSeen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  read(): Promise<{ hand: number; turn: number | null }> {
    return this.page.evaluate(() => {
      const hand = document.querySelector<HTMLElement>('[data-testid="hand-number"]')?.dataset.hand;
      const turn = document.querySelector('[data-turn]')?.closest<HTMLElement>('[data-seat]')?.dataset.seat;
      return { hand: Number(hand ?? 0), turn: turn === undefined ? null : Number(turn) };
    });
  }
}

export class PlayerAt {
  readonly page: Page;
  readonly seat: number;

  constructor(page: Page, seat: number) {
    this.page = page;
    this.seat = seat;
  }

  /** Waits until the station has come to a phase: vacant, pin, buying in, seated. */
  async phase(name: string): Promise<void> {
    await this.page.locator(`[data-testid="phase"][data-phase="${name}"]`).waitFor({ timeout: HANG });
  }

  async enterPin(pin: string): Promise<void> {
    await this.phase('pin');
    for (const digit of pin) await tap(key(this.page, `pin-key-${digit}`));
    await tap(key(this.page, 'pin-enter'));
  }

  async buyInFor(size: 'min' | 'half' | 'max'): Promise<void> {
    await this.phase('buying in');
    await tap(key(this.page, `buy-in-${size}`));
    await tap(key(this.page, 'buy-in-confirm'));
    await this.phase('seated');
  }

  /** The keys on the screen that may be touched now, with where they are. */
  async keys(): Promise<ReadonlyMap<string, Spot>> {
    const found = await this.page.evaluate(() =>
      [...document.querySelectorAll<HTMLButtonElement>('button[data-testid]')].flatMap((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        const top = document.elementFromPoint(middle.x, middle.y);
        const free = width > 0 && !button.disabled && (top === button || button.contains(top));
        return free ? [{ id: button.dataset.testid ?? '', ...middle }] : [];
      }),
    );
    return new Map(found.map(({ id, x, y }) => [id, { x, y }]));
  }

  /** Puts a finger on a spot. */
  async touch(spot: Spot): Promise<void> {
    await rest(this.page);
    await this.page.touchscreen.tap(spot.x, spot.y);
  }

  /** Touches a key if it is there; says whether it was. */
  async touchKey(id: string): Promise<boolean> {
    const spot = (await this.keys()).get(id);
    if (spot) await this.touch(spot);
    return spot !== undefined;
  }

  async tap(id: string): Promise<void> {
    await tap(key(this.page, id));
  }

  /** The hand on show. */
  async handNumber(): Promise<number> {
    return Number(await key(this.page, 'hand-number').getAttribute('data-hand', { timeout: HANG }));
  }

  /** Looks at the own cards as a player does: a finger on them, and off again. */
  async peek(): Promise<string[]> {
    const cards = key(this.page, 'my-cards');
    if ((await cards.getAttribute('data-shown')) === null || (await cards.locator('[data-part="card"]').count()) === 0)
      return [];
    const box = await cards.boundingBox();
    if (!box) return [];
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await this.page.mouse.down();
    await cards.locator('[data-card]').first().waitFor({ timeout: HANG });
    const shown = await cards
      .locator('[data-card]')
      .evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
    await this.page.mouse.up();
    return shown.map(String);
  }

  async leave(): Promise<void> {
    await this.tap('leave');
    await this.tap('leave-confirm');
    await this.phase('vacant');
  }
}

export interface IssuedCard {
  readonly name: string;
  readonly pin: string;
  readonly account: string;
  readonly track: string;
}

export class CashierAt {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Issues a card to a person and pays in what they bring, in dollars. */
  async issue(name: string, pin: string, dollars: number): Promise<IssuedCard> {
    const { page } = this;
    await tap(key(page, 'issue-open'));
    await key(page, 'issue-name').fill(name);
    await key(page, 'issue-born').fill('1980-05-17');
    await key(page, 'issue-id-type').selectOption('passport');
    await key(page, 'issue-id-number').fill(`P-${pin}-${name}`.slice(0, 30));
    await key(page, 'issue-id-expires').fill('2099-01-31');
    await key(page, 'issue-pin').fill(pin);
    await key(page, 'issue-pin-again').fill(pin);
    await tap(key(page, 'issue-confirm'));
    const account = ((await key(page, 'issued-account').textContent()) ?? '').replace(/\D/g, '');
    const track = ((await key(page, 'issued-track').textContent()) ?? '').trim();
    await tap(key(page, 'done'));
    await this.find(account);
    await tap(key(page, 'deposit-open'));
    await key(page, 'deposit-amount').fill(String(dollars));
    await tap(key(page, 'deposit-confirm'));
    await this.balanceIs(dollars * 100);
    await tap(key(page, 'done'));
    return { name, pin, account, track };
  }

  async find(account: string): Promise<void> {
    await key(this.page, 'find-account').fill(account);
    await tap(key(this.page, 'find-go'));
    await key(this.page, 'account-balance').waitFor({ timeout: HANG });
  }

  /** What the card holds, cents. */
  async balance(): Promise<number> {
    const text = (await key(this.page, 'account-balance').textContent()) ?? '';
    return Math.round(Number(text.replace(/[^0-9.]/g, '')) * 100);
  }

  async balanceIs(cents: number): Promise<void> {
    for (const hangs = Date.now() + HANG; (await this.balance()) !== cents; ) {
      if (Date.now() > hangs) throw new Error(`the balance is ${await this.balance()}, not ${cents}`);
      await this.page.waitForTimeout(50);
    }
  }

  /** Pays out all that a card holds; the customer types their PIN, and `second` signs what takes it. Gives the cents paid. */
  async payOut(card: IssuedCard, second: Signature = SIGNED): Promise<number> {
    await this.find(card.account);
    const cents = await this.balance();
    await tap(key(this.page, 'withdraw-open'));
    await key(this.page, 'withdraw-amount').fill((cents / 100).toFixed(2));
    await key(this.page, 'withdraw-pin').fill(card.pin);
    // Above a limit of the house a second person signs.
    if (await key(this.page, 'withdraw-signed').isVisible()) {
      await key(this.page, 'second-staff').fill(second.second);
      await key(this.page, 'second-pin').fill(second.pin);
    }
    await tap(key(this.page, 'withdraw-confirm'));
    await this.balanceIs(0);
    await tap(key(this.page, 'done'));
    return cents;
  }
}
