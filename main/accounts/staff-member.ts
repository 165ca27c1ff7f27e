import type { Refusal, Result } from '../../games/result.ts';
import { refuse } from './refusals.ts';
import { ROLES, type StaffRole } from './roles.ts';
import { canBeWritten } from './written-name.ts';

/** A member of staff as the house knows them; what staff screens are shown is `protocol/staff-member.ts`. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
}

export interface NewStaffMember extends StaffMember {
  readonly pin: string;
}

/** Why this cannot be a member of staff as written; null when it can. Refused: `bad-id`, `bad-name`, `bad-role`. */
export function needMember({ id, name, role }: StaffMember): Result<never, Refusal> | null {
  if (!/^[A-Za-z0-9][A-Za-z0-9 ._-]{0,39}$/.test(id)) {
    return refuse('bad-id', `"${id}" cannot be an id: expected at most 40 letters, digits, spaces, dots and dashes.`);
  }
  if (!canBeWritten(name, 60)) return refuse('bad-name', 'A name must have 1 to 60 characters on one line.');
  if (!ROLES.includes(role)) return refuse('bad-role', `"${role}" is not a role: expected one of ${ROLES.join(', ')}.`);
  return null;
}
