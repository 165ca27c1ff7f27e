/** The floor's work on the profiles that a table offers: making them, checking each field, and removing them. */
import { createHash } from 'node:crypto';
import { ok } from '../../games/result.ts';
import type { FloorIntent } from '../../protocol/floor-intent.ts';
import type { FloorView } from '../../protocol/floor-view.ts';
import type { StaffMember } from '../accounts/staff-member.ts';
import type { Answer, IntentTo } from '../link/desk.ts';
import type { Room } from './room.ts';

type ProfileWork = IntentTo<FloorIntent, 'profile form' | 'check profile' | 'make profile' | 'remove profile'>;

export function takeProfiles({ profiles }: Room, intent: ProfileWork, staff: StaffMember): Answer {
  switch (intent.do) {
    case 'profile form': {
      const form = profiles.form(intent.game);
      return form.ok ? ok({ kind: 'profile form', form: form.value }) : form;
    }
    case 'check profile':
      return ok({ kind: 'profile checked', checked: profiles.check(intent.draft) });
    case 'make profile':
      return profiles.make(intent.draft, staff.id);
    case 'remove profile':
      return profiles.remove(intent.profile);
  }
}

/** Who made a profile, if it was made at a console. */
export function madeOf({ profiles }: Room, id: string): Pick<FloorView['profiles'][number], 'made'> {
  const made = profiles.made(id);
  return made === undefined ? {} : { made };
}

/** The log text for making or removing a profile. The digest tells drafts of the same name apart. */
export function profileText(intent: FloorIntent): string | null {
  if (intent.do === 'remove profile') return `remove profile ${intent.profile}`;
  if (intent.do !== 'make profile') return null;
  const digest = createHash('sha256').update(JSON.stringify(intent.draft)).digest('hex').slice(0, 16);
  const { id, game, limit } = intent.draft;
  return `make profile ${id} of ${game}${limit === null ? '' : ` at ${limit}`} (${digest})`;
}
