/** The test's part of a host: what the page asked for, and the answers to it. */
import { type AnswerResult, answerResult, clientFrame, INTENTS, type Intent } from '../../main/link/messages.ts';
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
