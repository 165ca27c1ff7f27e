/** A second member of staff, who signs at the same window for what one person may not do alone. */

import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { messageOf } from '../../hardware/result.ts';
import { type SecondAct, SIGNERS } from '../../protocol/second-person.ts';
import type { Signature } from '../../protocol/signature.ts';
import { secondRefusal } from '../accounts/second-refusal.ts';
import type { StaffMember } from '../accounts/staff-member.ts';
import type { StaffRoom } from './sign-in.ts';

/**
 * The person who has signed in addition to `first`. Refused as a sign-in is; as `second-person` to the same person, to
 * one of the same role, and to a role that may not sign for it; and as `fault` when the PIN cannot be checked, for
 * example because the disk has failed. The log shows a refusal with the act.
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
