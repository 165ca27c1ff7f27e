import { useCallback, useState } from 'react';
import type { HandReceipt } from '../protocol/hand-receipt.ts';
import { PIN } from '../protocol/pin.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import paper from '../renderer/desk-kit/Printing.module.css';
import { Printing } from '../renderer/desk-kit/Printing.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Field } from '../renderer/kit/Field.tsx';
import { PrinterIcon } from '../renderer/kit/icons.tsx';
import { KeyLink } from '../renderer/kit/KeyLink.tsx';
import { Modal } from '../renderer/kit/Modal.tsx';
import { Refusal } from '../renderer/kit/Refusal.tsx';
import { SealText } from '../renderer/kit/SealText.tsx';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import { CustomerPin } from './CustomerPin.tsx';
import { texts } from './texts.ts';
import type { ShownAccount } from './words.ts';

const css = classes(desk, paper);

export interface HandReceiptDialogProps {
  readonly account: ShownAccount;
  readonly house: string;
  readonly demo: boolean;
  readonly staff: string;
  readonly onClose: () => void;
}

const HAND = /^[1-9]\d{0,14}$/;

/**
 * A player's receipt of one of their hands, on paper. It reveals cards that nobody else has seen, so the player's PIN
 * proves that they want it, and the cards are only on the paper, not on the cashier's screen (H5).
 */
export function HandReceiptDialog({ account, house, demo, staff, onClose }: HandReceiptDialogProps) {
  const [hand, setHand] = useState('');
  const [pin, setPin] = useState('');
  const [receipt, setReceipt] = useState<HandReceipt | null>(null);
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const { refused, send } = useAnswer();
  const ready = HAND.test(hand) && PIN.test(pin);
  const go = (): void => {
    if (!ready) return;
    setPin('');
    send({ do: 'hand receipt', account: account.account, hand: Number(hand), pin }, (result) => {
      if (result?.kind !== 'hand receipt') return;
      setReceipt(result.receipt);
      setPrinting(true);
    });
  };
  return (
    <Modal
      title={texts.handReceiptDialog.receiptOfHandFor(account.person)}
      size="m"
      onClose={onClose}
      testid="hand-receipt"
      actions={
        <>
          <Button onPress={onClose} testid="hand-receipt-close">
            {texts.common.close}
          </Button>
          {receipt === null ? (
            <Button kind="primary" sends disabled={!ready} onPress={go} testid="hand-receipt-confirm">
              <PrinterIcon /> {texts.common.printReceipt}
            </Button>
          ) : (
            <ReceiptKeys receipt={receipt} demo={demo} onPrint={() => setPrinting(true)} />
          )}
        </>
      }
    >
      {receipt === null ? (
        <HandAndPin hand={hand} onHand={setHand} pin={pin} onPin={setPin} onEnter={go} />
      ) : (
        <p data-testid="hand-receipt-done">
          {texts.handReceiptDialog.receiptOfHandCheck(
            receipt.hand.toLocaleString('en-US'),
            <strong className={css('number')}>{receipt.code}</strong>,
          )}
        </p>
      )}
      <Refusal text={refused} />
      {receipt && printing && (
        <Printing demo={demo} onPrinted={printed}>
          <Paper receipt={receipt} house={house} staff={staff} />
        </Printing>
      )}
    </Modal>
  );
}

interface ReceiptKeysProps {
  readonly receipt: HandReceipt;
  readonly demo: boolean;
  readonly onPrint: () => void;
}

/** The keys that print the receipt again and, in a demo house, save it. */
function ReceiptKeys({ receipt, demo, onPrint }: ReceiptKeysProps) {
  return (
    <>
      {demo && (
        <KeyLink
          href={`data:application/json,${encodeURIComponent(receipt.text)}`}
          download={`receipt-${receipt.hand}.json`}
          testid="hand-receipt-save"
        >
          {texts.handReceiptDialog.saveFile}
        </KeyLink>
      )}
      <Button onPress={onPrint} testid="hand-receipt-print">
        <PrinterIcon /> {texts.handReceiptDialog.printItAgain}
      </Button>
    </>
  );
}

interface HandAndPinProps {
  readonly hand: string;
  readonly onHand: (hand: string) => void;
  readonly pin: string;
  readonly onPin: (pin: string) => void;
  readonly onEnter: () => void;
}

/** The number of the hand, and the player's PIN. */
function HandAndPin({ hand, onHand, pin, onPin, onEnter }: HandAndPinProps) {
  return (
    <>
      <p>{texts.handReceiptDialog.itProvesThatCards}</p>
      <div className={css('pin-fields')}>
        <Field
          label={texts.handReceiptDialog.numberOfHand}
          inputMode="numeric"
          maxLength={15}
          value={hand}
          onChange={(text) => onHand(text.replace(/\D/g, ''))}
          onEnter={onEnter}
          hint={texts.handReceiptDialog.finishedHandOfThis}
          testid="hand-receipt-hand"
        />
        <CustomerPin value={pin} onChange={onPin} onEnter={onEnter} testid="hand-receipt-pin" />
      </div>
    </>
  );
}

interface PaperProps {
  readonly receipt: HandReceipt;
  readonly house: string;
  readonly staff: string;
}

function Paper({ receipt: { hand, seat, seal, code, cards, deck, text, wrong }, house, staff }: PaperProps) {
  return (
    <>
      <h1>{texts.handReceiptDialog.receiptOfHand(hand.toLocaleString('en-US'))}</h1>
      <p>{house}</p>
      <dl>
        <dt>{texts.handReceiptDialog.seat}</dt>
        <dd>{seat}</dd>
        <dt>{texts.handReceiptDialog.sealShownAtDeal}</dt>
        <dd>
          <SealText seal={seal} />
        </dd>
        <dt>{texts.handReceiptDialog.checkCode}</dt>
        <dd>{code}</dd>
        <dt>{texts.handReceiptDialog.cardsOpened}</dt>
        <dd>
          {texts.handReceiptDialog.ofDeckOf(
            cards
              .map(({ zone, index, card }) => texts.handReceiptDialog.opened(card, placeText(zone), index + 1))
              .join(', '),
            deck,
          )}
        </dd>
        <dt>{texts.handReceiptDialog.checkedHere}</dt>
        <dd>
          {wrong.length === 0
            ? texts.handReceiptDialog.everyCardLayUnder
            : texts.handReceiptDialog.notRight(wrong.join('; '))}
        </dd>
        <dt>{texts.common.printed}</dt>
        <dd>{texts.common.byWord(new Date().toLocaleString('en-US'), staff)}</dd>
      </dl>
      <p>{texts.handReceiptDialog.receiptItselfAsAnybody}</p>
      <p className={css('print-file')}>{text}</p>
    </>
  );
}

const placeText = (zone: string): string => (/^\d+$/.test(zone) ? texts.handReceiptDialog.atSeat(zone) : zone);
