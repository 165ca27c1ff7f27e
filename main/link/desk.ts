import type { Refusal, Result } from '../../games/result.ts';
import type { AnswerResult } from '../../protocol/answer.ts';
import type { Role } from '../../protocol/roles.ts';
import type { StaffMember } from '../../protocol/staff-member.ts';
import type { View } from '../../protocol/views.ts';

/** What comes with every intent besides the intent itself. */
export interface IntentMeta {
  /** Made by the screen, once for each press; the key under which money moves. */
  readonly id: string;
  /** The revision of the view it was made on. */
  readonly rev: number;
  readonly line: LineId;
}

/** One line to a screen: no two have the same number as long as the host runs. A screen may have several, each its own. */
export type LineId = number;

/** No line at all: what a screen is shown that has said nothing yet. */
export const NO_LINE: LineId = 0;

export type Answer = Result<AnswerResult | null, Refusal>;

/** The intents of a screen that ask for one thing, by what they `do`. */
export type IntentTo<Of extends { readonly do: string }, Do extends Of['do']> = Extract<Of, { readonly do: Do }>;

/** The host as one screen meets it: a view to show, and intents to take. */
export interface Desk<Intent> {
  view(line: LineId): View;
  /** Does it or refuses it. What was done is durable when the answer comes. */
  take(intent: Intent, meta: IntentMeta): Answer | Promise<Answer>;
  /** A connection of this screen came or went; `count` are there now. */
  connected(count: number): void;
  /** A line comes from the house, which says who works at its other end: they need not sign in here. */
  vouched?(line: LineId, member: StaffMember): void;
  /** A line has ended: what was its alone is over. */
  ended?(line: LineId): void;
}

/** All desks of a host; whichever role, its own. */
export interface Desks {
  desk(role: Role): Desk<never>;
  /** Grows with every change of anything a view shows. */
  rev(): number;
  /** Called after a change; calls are to be cheap. Returns the way to stop it. */
  onChange(run: () => void): () => void;
}
