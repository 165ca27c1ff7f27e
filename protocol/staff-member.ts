/** A member of staff, as staff screens show them; what the house knows of them is `main/accounts/staff-member.ts`. */
import { z } from 'zod';
import { name } from './fields.ts';

export const staffMember = z.strictObject({
  id: z.string().max(40),
  name,
  role: z.enum(['floor', 'board', 'cage', 'auditor', 'technician']),
});
export type SentStaffMember = z.infer<typeof staffMember>;
