import type { Refusal, Result } from '../../games/result.ts';
import type { AnswerResult } from '../../protocol/answer.ts';
import type { Role } from '../../protocol/roles.ts';
import type { View } from '../../protocol/views.ts';
import type { StaffMember } from '../accounts/staff-member.ts';

/** What comes with every intent in addition to the intent itself. */
export interface IntentMeta {
  /** Made by the screen, once for each press; money moves under this key. */
  readonly id: string;
  /** The revision of the view on which it was made. */
  readonly rev: number;
  readonly line: LineId;
}

/** One line to a screen. Line numbers are unique while the host runs, and a screen may have several lines. */
export type LineId = number;

/** No line: used for the view of a screen that has not said anything yet. */
export const NO_LINE: LineId = 0;

export type Answer = Result<AnswerResult | null, Refusal>;

/** The intents of a screen that ask for one thing, by their `do`. */
export type IntentTo<Of extends { readonly do: string }, Do extends Of['do']> = Extract<Of, { readonly do: Do }>;

/** The host's side of one screen: it shows a view and takes intents. */
export interface Desk<Intent> {
  view(line: LineId): View;
  /** Carries out the intent or refuses it. What was done is durable when the answer comes. */
  take(intent: Intent, meta: IntentMeta): Answer | Promise<Answer>;
  /** A connection of this screen was opened or closed; `count` are open now. */
  connected(count: number): void;
  /** A line comes from the house, which vouches for the person at its other end: they need not sign in here. */
  vouched?(line: LineId, member: StaffMember): void;
  /** A line has ended, and so has everything that belonged to it alone. */
  ended?(line: LineId): void;
}

/** All desks of a host, by role. */
export interface Desks {
  desk(role: Role): Desk<never>;
  /** Increases with every change of anything a view shows. */
  rev(): number;
  /** Calls `run` after each change, so it must be cheap. Returns a function that stops it. */
  onChange(run: () => void): () => void;
}
