/** Makes the terms of a hand, which its seal covers. */
import type { HandStart } from '../../games/hand-start.ts';
import type { SealTerms } from '../hand/terms.ts';
import { digest } from '../journal/canonical.ts';
import type { CutCommit } from './cut.ts';

/** What the terms of a hand are made from. */
export interface TermsOf {
  readonly table: string;
  /** Ms since 1970. */
  readonly at: number;
  readonly rules: unknown;
  readonly start: HandStart;
  readonly order: readonly string[];
  readonly commits: readonly CutCommit[];
}

/** The terms of a hand; for a shoe, those of its first hand. */
export function termsOf({ table, at, rules, start, order, commits }: TermsOf): SealTerms {
  const players = start.players.map(({ seat, stack }) => ({ seat, stack }));
  return {
    table,
    dealt: new Date(at).toISOString(),
    rules: digest(rules),
    start: digest({ ...start, players }),
    seats: players.map((each) => each.seat),
    button: start.button,
    order: [...order],
    commits: commits.map(({ seat, commit }) => ({ seat, commit })).sort((a, b) => a.seat - b.seat),
  };
}
