/** The answers that screens have been given: an intent sent twice is answered twice but done once. */
import { messageOf } from '../../hardware/result.ts';
import type { Answer } from './desk.ts';

/** Number of answers remembered for each screen. */
const KEPT = 256;

/** A screen's request under an id, and the answer it gets however often it asks again. */
interface Answered {
  readonly asked: string;
  readonly answer: Promise<Answer>;
}

export class Answers {
  readonly #byScreen = new Map<string, Map<string, Answered>>();

  /**
   * What a screen asks under an id: `take` does it, unless the same was asked under that id before (`again`). Null, and
   * nothing is done, when something else was.
   */
  once(
    screen: string,
    id: string,
    intent: unknown,
    take: () => Answer | Promise<Answer>,
  ): { readonly again: boolean; readonly answer: Promise<Answer> } | null {
    const answers = this.#byScreen.get(screen) ?? new Map<string, Answered>();
    this.#byScreen.set(screen, answers);
    const asked = JSON.stringify(intent);
    const before = answers.get(id);
    if (before !== undefined) return before.asked === asked ? { again: true, answer: before.answer } : null;
    const answer = settled(take);
    answers.set(id, { asked, answer });
    for (const old of answers.keys()) {
      if (answers.size <= KEPT) break;
      answers.delete(old);
    }
    return { again: false, answer };
  }
}

/** Gives an answer even when the desk throws: a fault stops the table, not the line. */
async function settled(take: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await take();
  } catch (error) {
    return { ok: false, error: { code: 'fault', message: `Nothing was done: ${messageOf(error)}` } };
  }
}
