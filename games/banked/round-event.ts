import type { HandEvent } from '../hand-event.ts';
import type { RoundEvent } from './variant.ts';

/** An event whose cards everyone sees. */
export const seenByAll = (event: HandEvent): RoundEvent => ({ event, eyes: 'all' });

/** A sentence for everyone. */
export const sentence = (text: string): RoundEvent => seenByAll({ kind: 'told', text });
