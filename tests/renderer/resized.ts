/** The window of a page, made larger or smaller. */
import type { Page } from 'playwright-core';

/** A size of a window, CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Gives a page another window and waits until the page has laid itself out for it. The driver alone waits for neither: the page hears
 * of its size with its next frame, and until then it stands in the new window as it was drawn for the one before. Nobody sees that, for
 * the frame is painted afterwards, but a test can measure it.
 */
export async function resized(page: Page, { width, height }: Size): Promise<void> {
  const before = page.viewportSize();
  if (before?.width === width && before.height === height) return;
  const heard = await page.evaluateHandle(
    ([wide, high]) => {
      const told = new Promise<void>((done) => {
        window.addEventListener('resize', function hear() {
          if (window.innerWidth !== wide || window.innerHeight !== high) return;
          window.removeEventListener('resize', hear);
          done();
        });
      });
      // Within an object, for a promise by itself would be waited for here.
      return { told };
    },
    [width, height] as const,
  );
  await page.setViewportSize({ width, height });
  await heard.evaluate(({ told }) => told);
  await heard.dispose();
}
