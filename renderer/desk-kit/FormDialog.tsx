import type { ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { Modal, type ModalProps } from '../kit/Modal.tsx';
import { Refusal } from '../kit/Refusal.tsx';

export interface FormDialogProps extends Pick<ModalProps, 'title' | 'size' | 'testid'> {
  /** The label of the key that closes the panel and does nothing. */
  readonly back: string;
  /** The key that sends the form. */
  readonly confirm: {
    readonly label: string;
    readonly kind: 'primary' | 'go' | 'danger';
    readonly isReady: boolean;
    readonly testid: string;
    readonly onPress: () => void;
  };
  /** Why the host refused the form; null while it has not. */
  readonly refused: string | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form over the page: a key that does nothing, a key that sends it, and the host's refusal if there is one. */
export function FormDialog({ back, confirm, refused, onClose, children, ...panel }: FormDialogProps) {
  return (
    <Modal
      {...panel}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{back}</Button>
          <Button
            kind={confirm.kind}
            sends
            disabled={!confirm.isReady}
            onPress={confirm.onPress}
            testid={confirm.testid}
          >
            {confirm.label}
          </Button>
        </>
      }
    >
      {children}
      <Refusal text={refused} />
    </Modal>
  );
}
