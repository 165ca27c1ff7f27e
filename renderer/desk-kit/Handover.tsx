import { useState } from 'react';
import type { StaffMember } from '../../protocol/views.ts';
import { Button } from '../kit/Button.tsx';
import { AccountCardIcon } from '../kit/icons.tsx';
import { Modal } from '../kit/Modal.tsx';
import { ROLE_NAMES } from './roles.ts';
import { SignInForm } from './SignIn.tsx';

export interface HandoverProps {
  /** Whose staff card was swiped here a moment ago. */
  readonly presented: StaffMember | null;
  /** Who works here now. */
  readonly staff: StaffMember;
}

/** Lets somebody who swipes a staff card take a desk over from whoever works there. Nothing when nobody did. */
export function Handover({ presented, staff }: HandoverProps) {
  const [open, setOpen] = useState(false);
  if (presented === null || presented.id === staff.id) return null;
  return (
    <section className="handover" role="status" data-testid="handover">
      <AccountCardIcon />
      <span className="handover-text">
        <strong>{presented.name}</strong>, {ROLE_NAMES[presented.role].toLowerCase()}, swiped a staff card.
      </span>
      <Button className="key-small" onPress={() => setOpen(true)} testid="handover-open">
        Take over from {staff.name}
      </Button>
      {open && (
        <Modal
          title="Take this desk over"
          onClose={() => setOpen(false)}
          actions={<Button onPress={() => setOpen(false)}>Not now</Button>}
        >
          <SignInForm presented={presented} />
        </Modal>
      )}
    </section>
  );
}
