import type { ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { Modal, type ModalProps } from '../kit/Modal.tsx';
import { Refusal } from '../kit/Refusal.tsx';

export interface ReadDialogProps extends Pick<ModalProps, 'title' | 'size'> {
  /** `shifts` for a key called `shifts-close`. */
  readonly testid: string;
  /** On the key that closes it. */
  readonly close: string;
  /** Why the host has not said what is asked for; null while it has not refused. */
  readonly refused: string | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something to be read over the page, with a key that closes it. */
export function ReadDialog({ testid, close, refused, onClose, children, ...panel }: ReadDialogProps) {
  return (
    <Modal
      {...panel}
      testid={testid}
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={onClose} testid={`${testid}-close`}>
          {close}
        </Button>
      }
    >
      <Refusal text={refused} />
      {children}
    </Modal>
  );
}
