/** What is wrong with the scene on a page: boxes that lie on each other, leave their sector, or cut a text. */
import { named } from './named.ts';
import type { Stand } from './stand.ts';

/** What lies on the scene and is measured, by its class. */
const THINGS =
  'plate plate-tag marker felt-name felt-drew felt-chance bet-pill middle-board middle-zone result result-fees pot middle-total ' +
  'middle-street bank-line dealer-hand banked-headline open-places';
const SEEN = {
  things: [
    ...THINGS.split(' ').map(named),
    `${named('cards-place')} ${named('card-row')}`,
    `${named('bet')} ${named('chips')}`,
  ].join(),
  row: named('card-row'),
  seating: named('seating'),
  plate: named('plate'),
  lines: `${named('plate-lines')}, ${named('plate')} > ${named('plate-note')}`,
  words: `${named('plate-name')}, ${named('plate-stack')}`,
};

/** Every flaw in words, among them any card narrower than a number of pixels; empty when every thing has its place. */
export const flaws = ({ page }: Stand, { narrowest }: { readonly narrowest: number }): Promise<string[]> =>
  page.locator('[data-part="scene"]').evaluate(
    (scene, { seen, narrowest: minimum }) => {
      const found: string[] = [];
      const things = [...scene.querySelectorAll<HTMLElement>(seen.things)].map((element) => {
        const own = element.getBoundingClientRect();
        const cards = element.matches(seen.row)
          ? [...element.children].map((card) => card.getBoundingClientRect())
          : [];
        const all = cards.length > 0 ? cards : [own];
        return {
          element,
          name: `${element.className.replaceAll(/_([a-z-]+)_\w+/g, '$1')} "${element.textContent?.slice(0, 40)}"`,
          left: Math.min(...all.map(({ left }) => left)),
          right: Math.max(...all.map(({ right }) => right)),
          top: Math.min(...all.map(({ top }) => top)),
          bottom: Math.max(...all.map(({ bottom }) => bottom)),
        };
      });
      const seatings = new Map(things.map(({ element }) => [element, element.closest(seen.seating)]));
      for (const [nth, one] of things.entries()) {
        for (const other of things.slice(nth + 1)) {
          const x = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const y = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          if (x <= 1 || y <= 1 || one.element.contains(other.element)) continue;
          // A tag and a marker sit on the edge of their own plate.
          const seating = seatings.get(one.element) ?? null;
          if (seating !== null && seating === seatings.get(other.element)) continue;
          found.push(`${one.name} lies on ${other.name} by ${Math.round(x)} x ${Math.round(y)}`);
        }
        const sector = one.element.closest('[data-sector]')?.getBoundingClientRect();
        if (sector) {
          const out = Math.max(
            sector.left - one.left,
            one.right - sector.right,
            sector.top - one.top,
            one.bottom - sector.bottom,
          );
          if (out > 1) found.push(`${one.name} leaves its place by ${Math.round(out)}`);
        }
        if (/\bT-[2-9JQKA]|[2-9JQKA]-T\b/.test(one.element.textContent ?? '')) {
          found.push(`${one.name} names a ten by another word than its cards`);
        }
        const { clientWidth, scrollWidth } = one.element;
        if (scrollWidth > clientWidth + 1 && clientWidth > 0 && !one.element.matches(seen.plate)) {
          found.push(`${one.name} is cut`);
        }
        if (one.left < 0 || one.right > window.innerWidth || one.top < 0 || one.bottom > window.innerHeight) {
          found.push(`${one.name} leaves the screen`);
        }
      }
      for (const card of scene.querySelectorAll('[data-part="card"]')) {
        const { width, height } = card.getBoundingClientRect();
        // A domino is as high as a card that is half as wide again.
        if (Math.max(width, height / 1.4) < minimum) found.push(`a card is ${Math.round(width)} pixels wide`);
      }
      for (const line of scene.querySelectorAll(seen.lines)) {
        const plate = line.closest(seen.plate)?.getBoundingClientRect();
        const right = Math.max(...[line, ...line.children].map((one) => one.getBoundingClientRect().right));
        if (plate && right > plate.right) found.push(`"${line.textContent}" leaves its plate`);
      }
      for (const name of scene.querySelectorAll<HTMLElement>(seen.words)) {
        if (name.scrollWidth > name.clientWidth + 1) found.push(`${name.textContent} is cut`);
      }
      return [...new Set(found)];
    },
    { seen: SEEN, narrowest },
  );
