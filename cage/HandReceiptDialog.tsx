import { useCallback, useState } from 'react';
import { type HandReceipt, PIN } from '../protocol/messages.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { PinField } from '../renderer/desk-kit/PinField.tsx';
import paper from '../renderer/desk-kit/Printing.module.css';
import { Printing } from '../renderer/desk-kit/Printing.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Field } from '../renderer/kit/Field.tsx';
import { PrinterIcon } from '../renderer/kit/icons.tsx';
import { Modal } from '../renderer/kit/Modal.tsx';
import { Refusal } from '../renderer/kit/Refusal.tsx';
import { SealText } from '../renderer/kit/SealText.tsx';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import type { Account } from './words.ts';

const css = classes(desk, paper);

export interface HandReceiptDialogProps {
  readonly account: Account;
  readonly house: string;
  readonly demo: boolean;
  readonly staff: string;
  readonly onClose: () => void;
}

const HAND = /^[1-9]\d{0,14}$/;

/**
 * A player's receipt of one of their hands, on paper. It opens cards that nobody else has seen: their PIN is the proof
 * that they want it, and the cards are on the paper only, not on the cashier's screen (H5).
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
      title={`Receipt of a hand for ${account.person}`}
      size="m"
      onClose={onClose}
      testid="hand-receipt"
      actions={
        <>
          <Button onPress={onClose} testid="hand-receipt-close">
            Close
          </Button>
          {receipt === null ? (
            <Button kind="primary" sends disabled={!ready} onPress={go} testid="hand-receipt-confirm">
              <PrinterIcon /> Print the receipt
            </Button>
          ) : (
            <Button onPress={() => setPrinting(true)} testid="hand-receipt-print">
              <PrinterIcon /> Print it again
            </Button>
          )}
        </>
      }
    >
      {receipt === null ? (
        <>
          <p>
            It proves that the cards the player saw were fixed before the deal. The station shows the number of the
            hand.
          </p>
          <div className={css('pin-fields')}>
            <Field
              label="Number of the hand"
              inputMode="numeric"
              maxLength={15}
              value={hand}
              onChange={(text) => setHand(text.replace(/\D/g, ''))}
              onEnter={go}
              hint="A finished hand of this player."
              testid="hand-receipt-hand"
            />
            <PinField
              label="PIN, entered by the customer"
              value={pin}
              onChange={setPin}
              onEnter={go}
              hint="Turn the keypad to the customer."
              testid="hand-receipt-pin"
            />
          </div>
        </>
      ) : (
        <p data-testid="hand-receipt-done">
          Receipt of hand {receipt.hand.toLocaleString('en-US')}, check code{' '}
          <strong className={css('number')}>{receipt.code}</strong>: the station shows the same code. Hand the paper to
          the player, and to nobody else.
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

interface PaperProps {
  readonly receipt: HandReceipt;
  readonly house: string;
  readonly staff: string;
}

function Paper({ receipt: { hand, seat, seal, code, cards, deck, text, wrong }, house, staff }: PaperProps) {
  return (
    <>
      <h1>Receipt of hand {hand.toLocaleString('en-US')}</h1>
      <p>{house}</p>
      <dl>
        <dt>Seat</dt>
        <dd>{seat}</dd>
        <dt>Seal shown at the deal</dt>
        <dd>
          <SealText seal={seal} />
        </dd>
        <dt>Check code</dt>
        <dd>{code}</dd>
        <dt>Cards opened</dt>
        <dd>
          {cards.map(({ zone, index, card }) => `${card} (${placeText(zone)}, place ${index + 1})`).join(', ')} of a
          deck of {deck}
        </dd>
        <dt>Checked here</dt>
        <dd>{wrong.length === 0 ? 'every card lay under the seal' : `NOT RIGHT: ${wrong.join('; ')}`}</dd>
        <dt>Printed</dt>
        <dd>
          {new Date().toLocaleString('en-US')} by {staff}
        </dd>
      </dl>
      <p>
        The receipt itself, as anybody can check it without this table: written into a file as one line, with
        “dealerless verify-receipt” or a program of your own.
      </p>
      <p className={css('print-file')}>{text}</p>
    </>
  );
}

const placeText = (zone: string): string => (/^\d+$/.test(zone) ? `seat ${zone}` : zone);
