import { useState } from 'react';
import type { BankedView } from '../../games/hand-view.ts';
import type { Countdown } from '../../protocol/table-view.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Modal } from '../../renderer/kit/Modal.tsx';
import text from '../../renderer/kit/text.module.css';
import { NewestBeads, Tracker } from '../../renderer/scene/Tracker.tsx';
import { texts } from '../texts.ts';
import styles from './ShoeResults.module.css';

const css = classes(styles, text);

/** How many beads fit on the key. */
const NEWEST = 10;

interface ShoeResultsProps {
  readonly hand: BankedView;
  readonly clock: Countdown | null;
}

/** The newest results of the shoe on a key that opens the table's full display. */
export function ShoeResults({ hand, clock }: ShoeResultsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)} className={css('results')} testid="results">
        {hand.results.length === 0 ? (
          texts.bankBox.results
        ) : (
          <>
            <span className={css('hidden-text')}>{texts.bankBox.results}</span>
            <NewestBeads hand={hand} count={NEWEST} />
          </>
        )}
      </Button>
      {open && (
        <Modal title={texts.bankBox.results} size="l" onClose={() => setOpen(false)} testid="results-page">
          <Tracker hand={hand} clock={clock} wide />
        </Modal>
      )}
    </>
  );
}
