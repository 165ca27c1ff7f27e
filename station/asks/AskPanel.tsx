import { useRef, useState } from 'react';
import type { Ask, Decision } from '../../games/ask.ts';
import type { TableView } from '../../protocol/table-view.ts';
import { coverLine } from '../../renderer/hand/banked-facts.ts';
import { seatIn } from '../../renderer/hand/hand-facts.ts';
import { classes } from '../../renderer/kit/classes.ts';
import { ModalFrameContext } from '../../renderer/kit/modal-frame.ts';
import { useSettled } from '../../renderer/kit/useSettled.ts';
import { useAct } from '../../renderer/link/useLink.tsx';
import { ShoeResults } from '../seat/ShoeResults.tsx';
import { TurnStrip } from '../TurnStrip.tsx';
import { texts } from '../texts.ts';
import styles from './AskPanel.module.css';
import { BankPanel } from './BankPanel.tsx';
import { BetPanel } from './BetPanel.tsx';
import { CardsPanel } from './CardsPanel.tsx';
import { ChoosePanel } from './ChoosePanel.tsx';
import { DraftProvider, useDraftNote } from './draft.ts';
import { SetPanel } from './SetPanel.tsx';
import { isSetting } from './setting.ts';
import { TurnBar } from './TurnBar.tsx';
import { useTimeForDraft } from './useTimeForDraft.ts';
import { WagerPanel } from './WagerPanel.tsx';
import { isBank } from './wagers.ts';

const css = classes(styles);

export interface DecideProps<A extends Ask> {
  readonly ask: A;
  readonly onDecide: (decision: Decision) => void;
}

interface AskPanelProps {
  readonly ask: Ask;
  readonly table: TableView;
  /** How much the player's time bank would add to this turn, milliseconds. */
  readonly bank: number;
}

/**
 * Identifies an ask. The bets of others may change how much a spot can take; it is still the same ask, so that the
 * player does not lose the bets they are placing.
 */
export const askKey = (ask: Ask, handNumber: number): string =>
  ask.kind === 'wager' ? `${handNumber} ${ask.spots.map(({ id }) => id).join(' ')}` : JSON.stringify(ask);

/**
 * The decision this seat owes. Mounted again for each ask, so nothing half built for one carries over to another. A
 * player who acts last on one street and first on the next may get the same ask in the same words; after an answer it
 * counts as a new one.
 */
export function AskPanel(props: AskPanelProps) {
  const [answered, setAnswered] = useState(0);
  return <OneAsk key={answered} {...props} onAnswered={() => setAnswered(answered + 1)} />;
}

function OneAsk({ ask, table, bank, onAnswered }: AskPanelProps & { readonly onAnswered: () => void }) {
  const act = useAct();
  const body = useRef<HTMLDivElement>(null);
  const settled = useSettled(body, true);
  const [sent, setSent] = useState(false);
  const draft = useDraftNote();
  const onDecide = (decision: Decision): void => {
    setSent(true);
    draft.current = null;
    act({ do: 'decide', decision }, onAnswered, () => setSent(false));
  };
  const onMoreTime = (): void => act({ do: 'more time' });
  useTimeForDraft({ clock: table.clock, bank, draft, onMoreTime });
  return (
    <section className={css(`ask ask-${lookOf(ask)}`)} aria-label={texts.turn.yours} data-testid="ask">
      <TurnBar clock={table.clock} text={titleOf(ask)} bank={bank} onMoreTime={onMoreTime} />
      <div
        ref={body}
        className={css(`body ${settled && !sent ? '' : 'waits'}`)}
        inert={!settled || sent}
        data-settling={settled && !sent ? undefined : ''}
      >
        <DraftProvider value={draft}>
          <ModalFrameContext value={{ place: 'middle', strip: <TurnStrip clock={table.clock} onBack={null} /> }}>
            <Panel ask={ask} table={table} onDecide={onDecide} />
          </ModalFrameContext>
        </DraftProvider>
      </div>
    </section>
  );
}

/** The panel for an ask: setting a hand and funding the bank have their own. */
function lookOf(ask: Ask): string {
  if (isBank(ask)) return 'bank';
  return ask.kind === 'cards' && isSetting(ask) ? 'set' : ask.kind;
}

const titleOf = (ask: Ask): string =>
  lookOf(ask) === 'wager' && ask.kind === 'wager' ? ask.prompt.replace(/\.$/, '') : texts.turn.yours;

const resultsOf = ({ hand, clock }: TableView) =>
  hand?.kind === 'banked' && hand.tracked ? <ShoeResults hand={hand} clock={clock} /> : null;

function Panel({ ask, table, onDecide }: DecideProps<Ask> & { readonly table: TableView }) {
  switch (ask.kind) {
    case 'bet':
      return <BetPanel ask={ask} table={table} onDecide={onDecide} />;
    case 'choose':
      return (
        <ChoosePanel
          ask={ask}
          seat={table.hand?.kind === 'pot' ? seatIn(table.hand, ask.seat) : null}
          onDecide={onDecide}
        />
      );
    case 'cards':
      return isSetting(ask) ? <SetPanel ask={ask} onDecide={onDecide} /> : <CardsPanel ask={ask} onDecide={onDecide} />;
    case 'wager':
      return isBank(ask) ? (
        <BankPanel ask={ask} posted={table.hand?.kind === 'banked' ? table.hand.dealerFee : null} onDecide={onDecide} />
      ) : (
        <WagerPanel ask={ask} bank={coverLine(table)} results={resultsOf(table)} onDecide={onDecide} />
      );
  }
}
