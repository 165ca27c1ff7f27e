import type { ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { Modal, type ModalProps } from '../kit/Modal.tsx';
import { Refusal } from '../kit/Refusal.tsx';

export interface ReadDialogProps extends Pick<ModalProps, 'title' | 'size'> {
  /** `shifts` for a key called `shifts-close`. */
  readonly testid: string;
  /** The label of the key that closes it. */
  readonly close: string;
  /** Why the host refused to send the contents; null while it has not. */
  readonly refused: string | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A page of text over the screen, with a key that closes it. */
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
