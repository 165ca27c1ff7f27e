import type { WagerSpot } from '../../games/ask.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { texts } from '../texts.ts';
import styles from './PayTable.module.css';

const css = classes(styles);

/** The payouts of a spot. */
export function PayTable({ spot, onClose }: { readonly spot: WagerSpot; readonly onClose: () => void }) {
  return (
    <Modal
      title={texts.wager.payTable(spot.label)}
      onClose={onClose}
      testid="pay-table"
      actions={
        <Button size="l" onPress={onClose} testid="pay-table-close">
          {texts.wager.close}
        </Button>
      }
    >
      <ul className={css('pay-table')}>
        {spot.payTable.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Modal>
  );
}
