import type { Decision } from '../../games/ask.ts';
import type { Refusal } from '../../games/result.ts';
import { IntentRefused, type Link, type LinkState } from '../../renderer/link/link.ts';

const STATE: LinkState = { connected: true, role: null, rev: 0, view: null, busy: false, failure: null };

/**
 * A link to the practice hand only: decisions made there never reach the host. `onDecide` returns a refusal or null.
 */
export const practiceLink = (onDecide: (decision: Decision) => Refusal | null): Link => ({
  state: () => STATE,
  subscribe: () => () => {},
  send: (intent) => {
    if (intent.do !== 'decide') return Promise.reject(new IntentRefused('play cards', 'These are play cards.'));
    const refused = onDecide(intent.decision);
    return refused === null ? Promise.resolve(null) : Promise.reject(new IntentRefused(refused.code, refused.message));
  },
  tell: () => false,
  close: () => {},
});
