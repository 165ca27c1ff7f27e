import { type ReactNode, useState } from 'react';
import { Field } from '../kit/Field.tsx';
import { FormDialog } from './FormDialog.tsx';
import { isReason, LONGEST } from './ReasonField.tsx';
import { texts } from './texts.ts';

export interface WhyDialogProps {
  readonly title: string;
  /** What the act does. */
  readonly happens: string;
  /** `list-reason` for a key called `list-reason-confirm` and a field called `list-reason-text`. */
  readonly testid: string;
  /** Other things the act needs, besides a reason. */
  readonly children?: ReactNode;
  /** Whether those other things are filled in. */
  readonly isFilledIn?: boolean;
  /** Why the host refused. */
  readonly refused?: string | null;
  readonly onDo: (reason: string) => void;
  readonly onClose: () => void;
}

/** Says what an act does, and asks for the reason. */
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
    <FormDialog
      title={title}
      onClose={onClose}
      testid={testid}
      back={texts.whyDialog.notNow}
      confirm={{
        label: texts.whyDialog.doIt,
        kind: 'primary',
        isReady: isFilledIn && isReason(reason),
        testid: `${testid}-confirm`,
        onPress: () => onDo(reason.trim()),
      }}
      refused={refused}
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
    </FormDialog>
  );
}
