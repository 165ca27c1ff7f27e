import type { StaffMember } from '../../protocol/views.ts';

/** What members of staff are called by their role. */
export const ROLE_NAMES: Readonly<Record<StaffMember['role'], string>> = {
  floor: 'Floorman',
  board: 'Board person',
  cage: 'Cashier',
  auditor: 'Auditor',
  technician: 'Technician',
};
