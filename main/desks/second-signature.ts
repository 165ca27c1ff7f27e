/** A second member of staff, who signs at the same window for what one alone may not do. */
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { may } from '../accounts/staff.ts';
import { SECOND, TECHNICIAN } from '../demo.ts';
import type { StaffMember } from '../link/views.ts';
import type { Room } from './room.ts';

/** What is signed for: who may, and who does in a demo house, where nobody knows whom to call. */
const SIGNED = {
  correction: {
    right: 'second a correction',
    others: 'may not stand by a correction: the floor or an auditor may.',
    demo: SECOND,
  },
  clearing: {
    right: 'second a clearing',
    others: 'may not stand by the clearing of a fault: the floor, a technician, the cage or an auditor may.',
    demo: TECHNICIAN,
  },
} as const;

/** Who the second person is, and his PIN. */
export interface Signature {
  readonly second: string;
  readonly pin: string;
}

/**
 * Who has signed. Refused as signing in is, and `second-person` to a role that may not stand by it. Throws when the PIN
 * cannot be checked, as when the disk has failed.
 */
export async function secondSignature(
  room: Room,
  what: keyof typeof SIGNED,
  { second, pin }: Signature,
): Promise<Result<StaffMember, Refusal>> {
  const { right, others, demo } = SIGNED[what];
  const signed = await room.staff.signIn(second, pin, room.table.now());
  if (!signed.ok) {
    const hint = room.demo ? ` In a demo house ${demo.id} signs, with PIN ${demo.pin}.` : '';
    return refuse(signed.error.code, `The second signature: ${signed.error.message}${hint}`);
  }
  const { role } = signed.value;
  return may(role, right) ? ok(signed.value) : refuse('second-person', `A ${role} member ${others}`);
}
