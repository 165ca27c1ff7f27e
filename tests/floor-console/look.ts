import type { Page } from 'playwright-core';

/**
 * What is wrong with the looks of a page, measured: text cut off or too faint, keys too small, panels that scroll
 * sideways. Only what lies on top is measured: the dialog, when one is open.
 */
export async function flaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A page that need not be painted (`unpainted`) is looked at as if it were; nothing is drawn before this is over.
    document.documentElement.style.opacity = '1';
    const MIN_TARGET = 40;
    const MIN_CONTRAST = 4.5;
    const top = document.querySelector('dialog[open]') ?? document.body;
    const found: string[] = [];

    const textOf = (element: Element): string => (element.textContent ?? '').trim().slice(0, 40);
    /** Whether it is there for those alone who have the page read to them. */
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
    const isSeen = (element: Element): boolean =>
      !isClipped(element) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[class*="_hidden-text_"], [disabled], option');
    const ownText = (element: Element): Text[] =>
      [...element.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '');

    const rgba = (color: string): [number, number, number, number] => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, alpha];
    };
    const luminance = ([red, green, blue]: readonly number[]): number => {
      const linear = (part = 0): number =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    /** Every color that may lie behind an element: a plain one, or the stops of a gradient. */
    const behind = (element: Element | null): number[][] => {
      if (element === null) return [[12, 19, 17]];
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const stops = backgroundImage.match(/rgba?\([^)]*\)/g)?.map(rgba) ?? [];
      if (stops.length > 0) return stops;
      const plain = rgba(backgroundColor);
      return plain[3] > 0.9 ? [plain] : behind(element.parentElement);
    };
    const contrast = (a: readonly number[], b: readonly number[]): number => {
      const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
      return (light + 0.05) / (dark + 0.05);
    };

    for (const element of top.querySelectorAll('*')) {
      if (!isSeen(element) || element.closest('svg')) continue;
      const style = getComputedStyle(element);
      if (['auto', 'scroll'].includes(style.overflowX) && element.scrollWidth > element.clientWidth + 1) {
        found.push(`scrolls sideways: ${element.className}`);
      }
      const texts = ownText(element);
      if (texts.length > 0) {
        const ink = rgba(style.color);
        const lowest = Math.min(...behind(element).map((ground) => contrast(ink, ground)));
        if (lowest < MIN_CONTRAST) found.push(`too faint (${lowest.toFixed(2)}): "${textOf(element)}"`);
      }
      for (const text of texts) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { right, left, top: from, bottom: to } = range.getBoundingClientRect();
        const key = element.closest('button, a, [role="button"]');
        // Words in a line of text are a link; a key is a box with an edge of its own.
        if (key && getComputedStyle(key).display !== 'inline') {
          const edge = key.getBoundingClientRect();
          const out = Math.max(right - edge.right, edge.left - left, to - edge.bottom, edge.top - from);
          if (out > 1 && getComputedStyle(element).textOverflow !== 'ellipsis') {
            found.push(`leaves its key by ${Math.round(out)}: "${textOf(element)}"`);
          }
        }
        for (let box: Element | null = element; box !== null && box !== top; box = box.parentElement) {
          const { overflowX, textOverflow } = getComputedStyle(box);
          const edge = box.getBoundingClientRect();
          // A name may end in dots where its place is narrow; half a number is another one.
          if (textOverflow === 'ellipsis' && !/^[\d\s$,.-]+$/.test(text.data)) break;
          if (overflowX !== 'visible' && (right > edge.right + 1 || left < edge.left - 1)) {
            found.push(`cut off: "${textOf(element)}"`);
            break;
          }
        }
      }
      if (element.matches('button, a, select, input:not([type=radio], [type=checkbox])')) {
        const { width, height } = element.getBoundingClientRect();
        const min = element.matches('[data-testid="replay-event"]') ? 24 : MIN_TARGET;
        if (width < min || height < min) found.push(`too small (${width} × ${height}): "${textOf(element)}"`);
      }
    }
    const body = top.querySelector('[data-part="modal-body"]');
    if (body) {
      const frame = body.getBoundingClientRect();
      for (const field of body.querySelectorAll('input, select, textarea')) {
        const { top: from, bottom: to, height } = field.getBoundingClientRect();
        const name = field.getAttribute('data-testid') ?? '';
        if (height > 1 && (from < frame.top - 1 || to > frame.bottom + 1)) found.push(`below the fold: ${name}`);
      }
    }
    if (document.documentElement.scrollWidth > window.innerWidth) found.push('the page is wider than the screen');
    document.documentElement.style.opacity = '';
    return found;
  });
}
