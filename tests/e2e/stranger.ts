/**
 * Somebody at a screen that they have never seen: they find keys, fields and answers by the words that stand there, and by nothing
 * else. What they must look through is counted, so that how long an act takes to find is the same on a slow machine.
 */
import type { ElementHandle, Page } from 'playwright-core';
import { HANG } from '../hang.ts';
import { rest } from '../renderer/fingers.ts';

/**
 * Seconds, of the keystroke-level model (Card, Moran and Newell, 1980): to make up one's mind before a key, to point at it and to
 * press it; and to take in one of the keys that are looked at before it, a quarter of a second, slow for a reader.
 */
const SECONDS = { mind: 1.35, point: 1.1, press: 0.2, look: 0.25 } as const;

declare global {
  interface Window {
    saidSinceKey?: string[];
  }
}

/** Keeps what is said over the screen from now on: on a busy machine it has gone before it is looked for. */
function listen(): void {
  const isNew = window.saidSinceKey === undefined;
  window.saidSinceKey = [];
  if (!isNew) return;
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[data-testid="toast"]')) {
      const text = toast.textContent ?? '';
      if (!window.saidSinceKey?.includes(text)) window.saidSinceKey?.push(text);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** An act of somebody, as it was found. */
export interface Found {
  readonly act: string;
  /** The words on the keys, in the order in which they were pressed. */
  readonly way: readonly string[];
  readonly seconds: number;
}

/** Where of several keys with the same words: on the line, card or part of the screen on which these words stand, too. */
interface Where {
  readonly at?: string;
}

export class Stranger {
  readonly page: Page;
  readonly found: Found[] = [];
  #way: string[] = [];
  #seconds = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Does something that a new hand is asked to do, and notes what it took to find it. */
  async act(name: string, how: () => Promise<void>): Promise<void> {
    this.#way = [];
    this.#seconds = 0;
    try {
      await how();
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
    this.found.push({ act: name, way: [...this.#way], seconds: Math.round(this.#seconds * 10) / 10 });
  }

  /** Presses whatever on the screen says so: a key, a tab, a box. */
  async presses(words: string, where: Where = {}): Promise<void> {
    const key = await this.#finds('button, a[href], label, summary', words, where);
    this.#way.push(words);
    this.#seconds += SECONDS.press;
    // Nobody reads as fast as this: what has come under the finger takes no touch of the same gesture.
    await rest(this.page);
    await this.page.evaluate(listen);
    await key.click({ timeout: HANG });
  }

  /** Checks a box of the form that is open: like writing, no part of finding. */
  async checks(words: string): Promise<void> {
    const box = await this.#finds('label', words, {}, 0);
    await rest(this.page);
    await box.click({ timeout: HANG });
  }

  /** Writes into the field that is called so, or chooses in it: a form that was found is gone through field by field. */
  async writes(words: string, text: string, where: Where = {}): Promise<void> {
    const label = await this.#finds('label', words, where, 0);
    const control = await label.evaluateHandle((element) =>
      element instanceof HTMLLabelElement ? element.control : null,
    );
    const field = control.asElement();
    if (field === null) throw new Error(`“${words}” is no field`);
    if (await field.evaluate((element) => element instanceof HTMLSelectElement))
      await field.selectOption({ label: text });
    else await field.fill(text);
  }

  /** Types a number on the keys that show its figures, and confirms it. Typing is no part of finding. */
  async types(figures: string, confirm: string): Promise<void> {
    const before = this.#seconds;
    for (const figure of figures) await this.presses(figure);
    this.#way.splice(-figures.length, figures.length, '•'.repeat(figures.length));
    this.#seconds = before;
    await this.presses(confirm);
  }

  /** Waits until the words can be read on the screen, or were said over it for a few seconds since the last key. */
  async reads(words: string | RegExp): Promise<void> {
    const there = this.page.getByText(words).filter({ visible: true }).first();
    const end = Date.now() + READS;
    for (;;) {
      // In one look: what is said for a few seconds may be gone by the next.
      const isSeen = await there.evaluateAll(([element]) => {
        element?.scrollIntoView({ block: 'nearest' });
        return element !== undefined;
      });
      if (isSeen) return;
      const said = await this.page.evaluate(() => window.saidSinceKey ?? []);
      if (said.some((text) => (typeof words === 'string' ? text.includes(words) : words.test(text)))) return;
      if (Date.now() > end)
        throw new Error(
          `“${words}” is not said, but ${JSON.stringify(said)}; the screen says ${(await this.#screen()).slice(0, 1500)}`,
        );
      await this.page.waitForTimeout(100);
    }
  }

  async #screen(): Promise<string> {
    return this.page.evaluate(() => {
      const top = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is read by nobody.
      return top.innerText.replace(/\s+/g, ' ');
    });
  }

  async #finds(selector: string, words: string, { at }: Where, counted = 1): Promise<ElementHandle> {
    const end = Date.now() + READS;
    for (;;) {
      const { keys, before, says } = await this.#looks(selector, words, at ?? null);
      if (keys.length === 1 && keys[0]) {
        this.#seconds += counted * (SECONDS.mind + SECONDS.look * (before + 1) + SECONDS.point);
        return keys[0];
      }
      if (Date.now() > end) {
        const many = keys.length === 0 ? 'nothing' : `${keys.length} keys`;
        throw new Error(
          `${many} on the screen${at === undefined ? '' : ` at “${at}”`} says “${words}”; there are ${says}`,
        );
      }
      await this.page.waitForTimeout(100);
    }
  }

  /** What can be pressed and seen now and says so, word for word or, failing that, among other words; and what stands before it. */
  async #looks(selector: string, words: string, at: string | null) {
    const list = await this.page.evaluateHandle(
      ({ selector, words, at }) => {
        const top = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
        // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is read by nobody.
        const said = (element: HTMLElement): string => element.innerText.replace(/\s+/g, ' ').trim();
        const seen = [...top.querySelectorAll<HTMLElement>(selector)].filter((element) => {
          const box = element.getBoundingClientRect();
          const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          const inSight = hit !== null && (element.contains(hit) || hit.contains(element));
          const isOff = element.matches(':disabled') || element.querySelector(':disabled') !== null;
          return (
            box.width > 0 &&
            said(element) !== '' &&
            !isOff &&
            (inSight || element.closest('[data-part="modal-body"], main') !== null)
          );
        });
        const partOf = (element: HTMLElement): HTMLElement | null =>
          element.parentElement?.closest<HTMLElement>('li, tr, section, article, fieldset') ?? null;
        const isAt = (part: HTMLElement | null): boolean => at === null || (part !== null && said(part).includes(at));
        const here = seen.filter((element) => isAt(partOf(element)));
        const exact = here.filter((element) => said(element) === words);
        const some = exact.length > 0 ? exact : here.filter((element) => said(element).includes(words));
        const [first] = some;
        // Who knows which line they want skims the lines above it, and then that line.
        const lines = [...new Set(seen.map(partOf))];
        const before =
          first && at !== null ? lines.indexOf(partOf(first)) + here.indexOf(first) : first ? seen.indexOf(first) : 0;
        return { keys: some, before, says: seen.map(said).join(' | ').slice(0, 1500) };
      },
      { selector, words, at },
    );
    const before = (await list.evaluate(({ before: one }) => one)) as number;
    const says = (await list.evaluate(({ says: one }) => one)) as string;
    const handles = await (await list.getProperty('keys')).getProperties();
    const keys = [...handles.values()].flatMap((one) => one.asElement() ?? []);
    return { keys, before, says };
  }
}

/** So long an answer may take on a busy machine before it is taken for none, ms. */
const READS = 60_000;
