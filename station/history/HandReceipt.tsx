import { useState } from 'react';
import type { HandReceipt as Receipt } from '../../protocol/hand-receipt.ts';
import { capital } from '../../renderer/hand/hand-facts.ts';
import { CardRow } from '../../renderer/kit/Card.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { CheckIcon, WarningIcon } from '../../renderer/kit/icons.tsx';
import { SealText } from '../../renderer/kit/SealText.tsx';
import { number } from '../../renderer/language/figures.ts';
import { useAnswer } from '../../renderer/link/useAnswer.ts';
import { useOnOpen } from '../../renderer/link/useLink.tsx';
import { texts } from '../texts.ts';
import styles from './HandReceipt.module.css';

const css = classes(styles);

export interface HandReceiptProps {
  readonly hand: number;
  readonly nameOf: (seat: number) => string;
}

/** The receipt of a hand: proof that the cards this player saw were fixed before the first one was dealt (R10). */
export function HandReceipt({ hand, nameOf }: HandReceiptProps) {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const { refused, send } = useAnswer();
  useOnOpen(() =>
    send({ do: 'receipt', hand }, (result) => {
      if (result?.kind === 'hand receipt') setReceipt(result.receipt);
    }),
  );
  if (refused !== null) return <Trouble text={refused} />;
  if (receipt === null) return <p>{texts.receipt.moment}</p>;
  return (
    <div className={css('receipt')} data-testid="hand-receipt">
      <Finding receipt={receipt} />
      <div className={css('cards')}>
        {zonesOf(receipt).map(({ zone, cards }) => (
          <figure key={zone}>
            <figcaption>{zoneText(zone, receipt.seat, nameOf)}</figcaption>
            <CardRow cards={cards.map(({ card }) => card)} />
            <small>{texts.receipt.places(cards.map(({ index }) => index + 1))}</small>
          </figure>
        ))}
      </div>
      <dl className={css('facts')}>
        <dt>{texts.receipt.seal}</dt>
        <dd>
          <SealText seal={receipt.seal} />
        </dd>
        <dt>{texts.receipt.code}</dt>
        <dd data-testid="receipt-code">{receipt.code}</dd>
      </dl>
      <p>{texts.receipt.takeAlong(<strong>{number(hand)}</strong>)}</p>
    </div>
  );
}

/** The host's own result of the check that anyone can make of the receipt. */
function Finding({ receipt: { wrong, cards, deck } }: { readonly receipt: Receipt }) {
  const [first] = wrong;
  if (first !== undefined) return <Trouble text={texts.receipt.wrong(first)} />;
  return (
    <p className={css('finding')} role="status">
      <CheckIcon /> {texts.receipt.checked(cards.length, deck - cards.length)}
    </p>
  );
}

const Trouble = ({ text }: { readonly text: string }) => (
  <p className={css('finding finding-bad')} role="alert">
    <WarningIcon /> {text}
  </p>
);

type Opened = Receipt['cards'][number];

/** The opened cards, grouped as they lay on the table, the player's own first. */
function zonesOf({ cards, seat }: Receipt): { zone: string; cards: Opened[] }[] {
  const zones = [...Map.groupBy(cards, ({ zone }) => zone)].map(([zone, lying]) => ({ zone, cards: lying }));
  return zones.sort((a, b) => Number(b.zone === String(seat)) - Number(a.zone === String(seat)));
}

function zoneText(zone: string, own: number, nameOf: HandReceiptProps['nameOf']): string {
  if (zone === String(own)) return texts.receipt.ownCards;
  return /^\d+$/.test(zone) ? texts.receipt.tabled(nameOf(Number(zone))) : capital(zone);
}
