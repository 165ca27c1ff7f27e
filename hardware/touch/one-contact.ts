/**
 * One finger at a time: what the fingers on a glass mean for its screen's pointer. The first finger on an empty glass
 * has the pointer until it is lifted; any other touch meanwhile, a second finger or a palm, is ignored, and so is
 * anything left on the glass when the first finger lifts. Nothing can be pressed again until the glass has been empty.
 */
import type { Contact, TouchFrame } from './contact.ts';

export type PointerEvent =
  | { readonly kind: 'down' | 'move' | 'up'; readonly x: number; readonly y: number }
  /** The finger is gone without pressing anything: its line was lost. */
  | { readonly kind: 'cancel' };

export interface OneContact {
  /** The finger that has the pointer, at its last place; null for none. */
  readonly held: Contact | null;
  /** Something is on the glass that may not press anything. */
  readonly busy: boolean;
}

export const EMPTY_GLASS: OneContact = { held: null, busy: false };

/**
 * Takes the next frame; the event is null where the pointer does not change. Two fingers that come down together are
 * both ignored.
 */
export function follow(
  { held, busy }: OneContact,
  frame: TouchFrame,
): { readonly state: OneContact; readonly event: PointerEvent | null } {
  if (held === null) {
    const [first] = frame;
    if (busy || frame.length !== 1 || first === undefined) {
      return { state: { held: null, busy: frame.length > 0 }, event: null };
    }
    return { state: { held: first, busy: true }, event: { kind: 'down', x: first.x, y: first.y } };
  }
  const now = frame.find(({ id }) => id === held.id);
  if (now === undefined) {
    return { state: { held: null, busy: frame.length > 0 }, event: { kind: 'up', x: held.x, y: held.y } };
  }
  const moved = now.x !== held.x || now.y !== held.y;
  return { state: { held: now, busy: true }, event: moved ? { kind: 'move', x: now.x, y: now.y } : null };
}

/** The controller is lost, or has fallen silent with a finger down: the press is canceled. */
export const letGo = ({ held }: OneContact): { readonly state: OneContact; readonly event: PointerEvent | null } => ({
  state: EMPTY_GLASS,
  event: held === null ? null : { kind: 'cancel' },
});
