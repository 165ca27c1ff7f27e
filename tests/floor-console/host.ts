/** The test's part of a host: what the page asked for, and the answers to it. */
import { type AnswerResult, answerResult } from '../../protocol/answer.ts';
import type { CageView } from '../../protocol/cage-view.ts';
import { clientFrame } from '../../protocol/client-frame.ts';
import type { FloorView } from '../../protocol/floor-view.ts';
import { INTENTS, type Intent } from '../../protocol/intent.ts';
import { rest } from '../renderer/fingers.ts';
import type { Stand } from '../renderer/stand.ts';

export interface Asked {
  readonly id: string;
  readonly rev: number;
  readonly intent: Intent;
}

/** Waits for the page's `nth` intent (1 is the first) and checks it against the schemas of the protocol. */
export async function asked(stand: Stand, screen: keyof typeof INTENTS, nth = 1): Promise<Asked> {
  await stand.page.waitForFunction((count) => window.sentFrames.length > count, nth);
  const frame = clientFrame.parse((await stand.intents())[nth - 1]);
  if (frame.t !== 'intent') throw new Error('expected an intent');
  return { id: frame.id, rev: frame.rev, intent: INTENTS[screen].parse(frame.intent) };
}

/** Says yes to an intent. */
export const grant = (stand: Stand, { id }: Asked, result: AnswerResult | null = null): Promise<void> =>
  stand.push({ t: 'answer', id, ok: true, result: result && answerResult.parse(result) });

/** Says no to an intent, and why. */
export const refuse = (stand: Stand, { id }: Asked, message: string, code = 'refused'): Promise<void> =>
  stand.push({ t: 'answer refused', id, code, message });

/** Presses a key as somebody does who has let the finger rest before. */
export async function pressRested({ page }: Stand, testid: string): Promise<void> {
  await rest(page);
  await page.getByTestId(testid).click();
}

/**
 * Makes a desk that was used before as good as new, much faster than opening it again: every intent left over is
 * answered and forgotten, and signing the staff out clears whatever stood on the screen. The view is then revision 2.
 */
export async function begin<V extends CageView | FloorView>(stand: Stand, view: V): Promise<void> {
  for (const { id } of await stand.intents()) await stand.push({ t: 'answer', id, ok: true, result: null });
  await stand.page.evaluate(() => window.sentFrames.splice(1));
  await stand.show({ ...view, staff: null, presented: null }, 1);
  await stand.page.getByTestId('signin-staff').waitFor();
  await stand.show(view, 2);
}

/** Fills in and sends the cage's form for a new player. */
export async function issueDana(stand: Stand): Promise<void> {
  const { page } = stand;
  await pressRested(stand, 'issue-open');
  await page.getByTestId('issue-name').fill('Dana Whitlock');
  await page.getByTestId('issue-handle').fill('Whit');
  await page.getByTestId('issue-born').fill('1988-02-29');
  await page.getByTestId('issue-id-type').selectOption('passport');
  await page.getByTestId('issue-id-number').fill('P1234567');
  await page.getByTestId('issue-id-expires').fill('2099-01-31');
  await page.getByTestId('issue-pin').fill('4711');
  await page.getByTestId('issue-pin-again').fill('4711');
  await page.getByTestId('issue-confirm').click();
}
