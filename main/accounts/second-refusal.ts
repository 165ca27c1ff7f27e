/** Who may sign as the second person: one rule for wherever they sign, at a window or on the command line. */
import type { Refusal } from '../../games/result.ts';
import { type SecondAct, SIGNERS } from '../../protocol/second-person.ts';
import { may, oneOf, samePerson } from './roles.ts';
import type { StaffMember } from './staff-member.ts';

/**
 * Refuses, with `second-person`, the same person, a person in the same role, and a role that may not sign for this act;
 * null where they may sign.
 */
export function secondRefusal(what: SecondAct, first: StaffMember, second: StaffMember): Refusal | null {
  const { who, what: deed } = SIGNERS[what];
  const { role, name } = second;
  const no = (message: string): Refusal => ({ code: 'second-person', message });
  if (samePerson(first, second)) return no(`The second person must be somebody else: ${name} is the one asking.`);
  if (role === first.role) return no(`The second person must have another role: ${name} is ${role}, too.`);
  return may(role, what) ? null : no(`${oneOf(role)} may not sign for ${deed}: ${who} may.`);
}
