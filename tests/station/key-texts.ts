/** Whether keys are large enough for their texts, in the language of a view. */
import type { Language } from '../../protocol/language.ts';
import type { View } from '../../protocol/views.ts';
import { page, stand } from './on-station.ts';

interface Shot {
  readonly name: string;
  readonly view: View;
}

/** Keys whose text is wider or higher than they are, by state, test id and text. */
export async function cutKeys(shots: readonly Shot[], language: Language): Promise<string[]> {
  const found: string[] = [];
  for (const { name, view } of shots) {
    await stand.show({ ...view, language });
    found.push(...(await cutNow()).map((key) => `${name}: ${key}`));
  }
  return found;
}

/** Of what is on the screen now. */
export const cutNow = (): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-part=key]')]
      .filter((key) => key.scrollWidth > key.clientWidth + 1 || key.scrollHeight > key.clientHeight + 1)
      .map((key) => `${key.dataset.testid}: ${key.textContent}`),
  );
