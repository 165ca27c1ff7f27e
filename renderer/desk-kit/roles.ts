import type { SentStaffMember } from '../../protocol/staff-member.ts';
import { texts } from './texts.ts';

/** The names of the staff roles. */
export const ROLE_NAMES: Readonly<Record<SentStaffMember['role'], string>> = {
  floor: texts.roles.floorman,
  board: texts.roles.boardPerson,
  cage: texts.roles.cashier,
  auditor: texts.roles.auditor,
  technician: texts.roles.technician,
};
