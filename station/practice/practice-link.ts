import type { Decision } from '../../games/game.ts';
import { IntentRefused, type Link, type LinkState } from '../../renderer/link/link.ts';

const STATE: LinkState = { connected: true, role: null, rev: 0, view: null, busy: false, failure: null };

/** A line that leads nowhere but to the play hand: what is decided there never reaches the host. */
export const practiceLink = (onDecide: (decision: Decision) => void): Link => ({
  state: () => STATE,
  subscribe: () => () => {},
  send: (intent) => {
    if (intent.do !== 'decide') return Promise.reject(new IntentRefused('play cards', 'These are play cards.'));
    onDecide(intent.decision);
    return Promise.resolve(null);
  },
  tell: () => false,
  close: () => {},
});
