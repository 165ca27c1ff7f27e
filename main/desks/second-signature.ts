/** A second member of staff, who signs at the same window for what one alone may not do. */

import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { messageOf } from '../../hardware/result.ts';
import { type SecondAct, SIGNERS } from '../../protocol/second-person.ts';
import type { Signature } from '../../protocol/signature.ts';
import type { StaffMember } from '../../protocol/staff-member.ts';
import { secondRefusal } from '../accounts/second-refusal.ts';
import type { StaffRoom } from './sign-in.ts';

/**
 * Who has signed beside `first`. Refused as signing in is, with `second-person` to the same person, to one of the same
 * role, and to a role that may not stand by it, and with `fault` when the PIN cannot be checked, as when the disk has
 * failed. A refusal is in the log with the act.
 */
export async function secondSignature(
  { staff, table, demo: isDemo }: Pick<StaffRoom, 'staff' | 'table' | 'demo'>,
  what: SecondAct,
  first: StaffMember,
  { second, pin }: Signature,
): Promise<Result<StaffMember, Refusal>> {
  const { demo } = SIGNERS[what];
  const signed = await staff
    .signIn(second, pin, table.now())
    .catch((error: unknown) => refuse('fault', messageOf(error)));
  if (!signed.ok) {
    const hint = isDemo ? ` In a demo house ${demo.id} signs, with PIN ${demo.pin}.` : '';
    return refuse(signed.error.code, `The second signature: ${signed.error.message}${hint}`);
  }
  const refused = secondRefusal(what, first, signed.value);
  return refused === null ? ok(signed.value) : { ok: false, error: refused };
}
