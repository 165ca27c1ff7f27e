import { useState } from 'react';
import type { SentStaffMember } from '../../protocol/staff-member.ts';
import { Button } from '../kit/Button.tsx';
import { classes } from '../kit/classes.ts';
import { AccountCardIcon } from '../kit/icons.tsx';
import { Modal } from '../kit/Modal.tsx';
import styles from './Handover.module.css';
import { ROLE_NAMES } from './roles.ts';
import { SignInForm } from './SignIn.tsx';
import { texts } from './texts.ts';

const css = classes(styles);

export interface HandoverProps {
  /** The member of staff whose card was just swiped here. */
  readonly presented: SentStaffMember | null;
  /** The member of staff signed in at this desk. */
  readonly staff: SentStaffMember;
}

/**
 * Lets a member of staff who swipes a card take over the desk from the one signed in. Renders nothing when nobody
 * swiped.
 */
export function Handover({ presented, staff }: HandoverProps) {
  const [open, setOpen] = useState(false);
  if (presented === null || presented.id === staff.id) return null;
  return (
    <section className={css('handover')} role="status" data-testid="handover">
      <AccountCardIcon />
      <span className={css('handover-text')}>
        {texts.handover.swipedStaffCard(<strong>{presented.name}</strong>, ROLE_NAMES[presented.role].toLowerCase())}
      </span>
      <Button size="small" onPress={() => setOpen(true)} testid="handover-open">
        {texts.handover.takeOverFrom(staff.name)}
      </Button>
      {open && (
        <Modal
          title={texts.handover.takeThisDeskOver}
          onClose={() => setOpen(false)}
          actions={<Button onPress={() => setOpen(false)}>{texts.handover.notNow}</Button>}
        >
          <SignInForm presented={presented} />
        </Modal>
      )}
    </section>
  );
}
