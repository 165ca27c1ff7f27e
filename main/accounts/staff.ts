import type { Refusal, Result } from '../../games/result.ts';
import type { Store } from '../journal/store.ts';
import type { CageIntent, FloorIntent } from '../link/messages.ts';
import type { StaffMember } from '../link/views.ts';

export type StaffRole = StaffMember['role'];

/** The `do` of a floor or cage intent, and what has no intent of its own. */
export type Act =
  | Exclude<(FloorIntent | CageIntent)['do'], 'sign in' | 'sign out' | 'done'>
  | 'correct'
  | 'fill'
  | 'audit'
  | 'manage staff';

export declare function may(role: StaffRole, act: Act): boolean;

export declare class Staff {
  constructor(store: Store, pepper: Buffer, options?: { cost?: number });
  add(member: StaffMember & { pin: string }, act: { at: number; by: string }): Promise<Result<StaffMember, Refusal>>;
  /** Codes: `unknown-staff`, `wrong-pin`, `locked`, `dismissed`. */
  signIn(id: string, pin: string, at: number): Promise<Result<StaffMember, Refusal>>;
  member(id: string): StaffMember | null;
  list(): StaffMember[];
  setPin(id: string, pin: string, act: { at: number; by: string }): Promise<Result<null, Refusal>>;
  unlock(id: string, act: { at: number; by: string }): Result<null, Refusal>;
  dismiss(id: string, act: { at: number; by: string }): Result<null, Refusal>;
}
