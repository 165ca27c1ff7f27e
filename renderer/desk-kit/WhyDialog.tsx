import { type ReactNode, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { Modal } from '../kit/Modal.tsx';
import { Refusal } from '../kit/Refusal.tsx';
import { isReason, LONGEST } from './ReasonField.tsx';
import { texts } from './texts.ts';

export interface WhyDialogProps {
  readonly title: string;
  /** What comes of the act. */
  readonly happens: string;
  /** `list-reason` for a key called `list-reason-confirm` and a field called `list-reason-text`. */
  readonly testid: string;
  /** What the act needs besides a reason. */
  readonly children?: ReactNode;
  /** Whether the act has all of that. */
  readonly isFilledIn?: boolean;
  /** Why the host has said no. */
  readonly refused?: string | null;
  readonly onDo: (reason: string) => void;
  readonly onClose: () => void;
}

/** Says what comes of an act, and asks why it is done. */
export function WhyDialog({
  title,
  happens,
  testid,
  children,
  isFilledIn = true,
  refused = null,
  onDo,
  onClose,
}: WhyDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Modal
      title={title}
      onClose={onClose}
      testid={testid}
      actions={
        <>
          <Button onPress={onClose}>{texts.whyDialog.notNow}</Button>
          <Button
            kind="primary"
            sends
            disabled={!isFilledIn || !isReason(reason)}
            onPress={() => onDo(reason.trim())}
            testid={`${testid}-confirm`}
          >
            {texts.whyDialog.doIt}
          </Button>
        </>
      }
    >
      <p>{happens}</p>
      {children}
      <Field
        label={texts.whyDialog.reason}
        value={reason}
        onChange={setReason}
        maxLength={LONGEST}
        testid={`${testid}-text`}
      />
      <Refusal text={refused} />
    </Modal>
  );
}
