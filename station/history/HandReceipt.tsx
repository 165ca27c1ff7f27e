import { useEffect, useEffectEvent, useState } from 'react';
import type { HandReceipt as Receipt } from '../../protocol/messages.ts';
import { capital } from '../../renderer/hand/hand-facts.ts';
import { CardRow } from '../../renderer/kit/Card.tsx';
import { CheckIcon, WarningIcon } from '../../renderer/kit/icons.tsx';
import { SealText } from '../../renderer/kit/SealText.tsx';
import { useAnswer } from '../../renderer/link/useAnswer.ts';

export interface HandReceiptProps {
  readonly hand: number;
  readonly nameOf: (seat: number) => string;
}

/** The receipt of a hand: the cards this player saw, shown to have been fixed before the first was dealt (R10). */
export function HandReceipt({ hand, nameOf }: HandReceiptProps) {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const { refused, send } = useAnswer();
  const ask = useEffectEvent(() =>
    send({ do: 'receipt', hand }, (result) => {
      if (result?.kind === 'hand receipt') setReceipt(result.receipt);
    }),
  );
  useEffect(() => ask(), []);
  if (refused !== null) return <Trouble text={refused} />;
  if (receipt === null) return <p>One moment…</p>;
  return (
    <div className="hand-receipt" data-testid="hand-receipt">
      <Finding receipt={receipt} />
      <div className="hand-receipt-cards">
        {zonesOf(receipt).map(({ zone, cards }) => (
          <figure key={zone}>
            <figcaption>{zoneText(zone, receipt.seat, nameOf)}</figcaption>
            <CardRow cards={cards.map(({ card }) => card)} />
            <small className="number">
              {cards.length === 1 ? 'place' : 'places'} {cards.map(({ index }) => index + 1).join(', ')}
            </small>
          </figure>
        ))}
      </div>
      <dl className="hand-receipt-facts">
        <dt>Seal shown at the deal</dt>
        <dd>
          <SealText seal={receipt.seal} />
        </dd>
        <dt>Check code</dt>
        <dd className="number" data-testid="receipt-code">
          {receipt.code}
        </dd>
      </dl>
      <p>
        To take it with you, show your card at the cage and ask for the receipt of hand{' '}
        <strong className="number">{hand.toLocaleString('en-US')}</strong>. You enter your PIN there; the paper carries
        this check code. With it anybody can check the cards without this table.
      </p>
    </div>
  );
}

/** What the host found when it checked the receipt as anybody else would. */
function Finding({ receipt: { wrong, cards, deck } }: { readonly receipt: Receipt }) {
  const [first] = wrong;
  if (first !== undefined) return <Trouble text={`This receipt is not right: ${first}. Please call the floor.`} />;
  return (
    <p className="hand-receipt-finding" role="status">
      <CheckIcon /> Checked: these {cards.length} cards lay under the seal before the first card was dealt. The other{' '}
      {deck - cards.length} stay closed.
    </p>
  );
}

const Trouble = ({ text }: { readonly text: string }) => (
  <p className="hand-receipt-finding bad" role="alert">
    <WarningIcon /> {text}
  </p>
);

type Opened = Receipt['cards'][number];

/** The cards opened, together where they lay together: their own first. */
function zonesOf({ cards, seat }: Receipt): { zone: string; cards: Opened[] }[] {
  const zones = [...Map.groupBy(cards, ({ zone }) => zone)].map(([zone, lying]) => ({ zone, cards: lying }));
  return zones.sort((a, b) => Number(b.zone === String(seat)) - Number(a.zone === String(seat)));
}

function zoneText(zone: string, own: number, nameOf: HandReceiptProps['nameOf']): string {
  if (zone === String(own)) return 'Your cards';
  return /^\d+$/.test(zone) ? `${nameOf(Number(zone))}, tabled` : capital(zone);
}
