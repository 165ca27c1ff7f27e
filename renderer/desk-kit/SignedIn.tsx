/** Who is signed in at a desk, and the key that signs them out. */
import type { SentStaffMember } from '../../protocol/staff-member.ts';
import { Button } from '../kit/Button.tsx';
import { classes } from '../kit/classes.ts';
import { ExitIcon } from '../kit/icons.tsx';
import { useAct } from '../link/useLink.tsx';
import desk from './desk.module.css';
import { ROLE_NAMES } from './roles.ts';
import { texts } from './texts.ts';

const css = classes(desk);

export function SignedIn({ staff }: { staff: SentStaffMember }) {
  const act = useAct();
  return (
    <>
      <div className={css('desk-staff')} data-part="desk-staff" title={staff.name}>
        {staff.name}
        <small>{ROLE_NAMES[staff.role]}</small>
      </div>
      <Button
        kind="quiet"
        size="small"
        sends
        label={texts.signedIn.signOut}
        onPress={() => act({ do: 'sign out' })}
        testid="sign-out"
      >
        <ExitIcon />
      </Button>
    </>
  );
}
