import { useEffect, useEffectEvent, useState } from 'react';
import type { FloorView } from '../protocol/floor-view.ts';
import type { TableMetersShown } from '../protocol/meters.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Modal } from '../renderer/kit/Modal.tsx';
import { Refusal } from '../renderer/kit/Refusal.tsx';
import { inDollars } from '../renderer/language/figures.ts';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import type { FloorAct } from './act.ts';
import styles from './Meters.module.css';
import { texts } from './texts.ts';

const css = classes(desk, styles);

/** How often the figures are read again while the page is open, ms. */
const AGAIN_EVERY = 5000;

export interface MetersProps {
  readonly view: FloorView;
  readonly onChoose: (chosen: FloorAct) => void;
  readonly onClose: () => void;
}

/**
 * What the table has played and collected today and in this shift, and the chips on it, with the key that closes the
 * table or opens it again.
 */
export function Meters({ view, onChoose, onClose }: MetersProps) {
  const [meters, setMeters] = useState<TableMetersShown | null>(null);
  const { refused, send } = useAnswer();
  const read = useEffectEvent(() => {
    send({ do: 'meters' }, (result) => result?.kind === 'meters' && setMeters(result.meters));
  });
  useEffect(() => {
    read();
    const again = setInterval(() => read(), AGAIN_EVERY);
    return () => clearInterval(again);
  }, []);
  const isOpen = view.table.closing === undefined;
  return (
    <Modal
      title={texts.meters.title}
      size="w"
      onClose={onClose}
      testid="meters"
      actions={
        <>
          <Button
            kind={isOpen ? 'danger' : 'go'}
            onPress={() => {
              onClose();
              onChoose({ do: isOpen ? 'close table' : 'open table' });
            }}
            testid={isOpen ? 'close-table' : 'open-table'}
          >
            {isOpen ? texts.meters.closeTable : texts.meters.openTable}
          </Button>
          <Button onPress={onClose}>{texts.common.close}</Button>
        </>
      }
    >
      <Refusal text={refused} />
      {meters && <Figures meters={meters} />}
    </Modal>
  );
}

function Figures({ meters: { lastHour, players, playing, chips, day, shift } }: { readonly meters: TableMetersShown }) {
  const spans = [day, shift];
  const named = (of: 'fees' | 'drops'): string[] => [
    ...new Set(spans.flatMap((span) => span[of].map(({ name }) => name))),
  ];
  const amount = (span: TableMetersShown['day'], of: 'fees' | 'drops', name: string): number =>
    span[of].find((each) => each.name === name)?.amount ?? 0;
  const all = (span: TableMetersShown['day'], of: 'fees' | 'drops'): number =>
    span[of].reduce((sum, each) => sum + each.amount, 0);
  return (
    <>
      <dl className={css('now')}>
        <Now label={texts.meters.seats} value={texts.meters.seatsTaken(players, playing)} />
        <Now label={texts.meters.chips} value={inDollars(chips.seats + chips.pot)} />
        <Now label={texts.meters.lastHour} value={String(lastHour)} />
      </dl>
      <table className={css('table-list')} data-testid="meters-table">
        <thead>
          <tr>
            <th>{texts.meters.what}</th>
            <th className={css('figure')}>{texts.meters.today}</th>
            <th className={css('figure')}>{texts.meters.shift}</th>
          </tr>
        </thead>
        <tbody>
          <Row label={texts.meters.hands} cells={spans.map(({ hands }) => String(hands))} />
          <Row label={texts.meters.voided} cells={spans.map(({ voided }) => String(voided))} />
          <Row label={texts.meters.boughtIn} cells={spans.map((span) => inDollars(span.boughtIn))} />
          <Row label={texts.meters.cashedOut} cells={spans.map((span) => inDollars(span.cashedOut))} />
          {named('fees').map((name) => (
            <Row
              key={name}
              label={texts.meters.fee(name)}
              cells={spans.map((span) => inDollars(amount(span, 'fees', name)))}
            />
          ))}
          <Row isSum label={texts.meters.fees} cells={spans.map((span) => inDollars(all(span, 'fees')))} />
          {named('drops').map((name) => (
            <Row
              key={`drop ${name}`}
              label={texts.meters.drop(name)}
              cells={spans.map((span) => inDollars(amount(span, 'drops', name)))}
            />
          ))}
        </tbody>
      </table>
      <p className={css('soft')}>{texts.meters.ofTheLedger}</p>
    </>
  );
}

function Now({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface RowProps {
  readonly label: string;
  readonly cells: readonly string[];
  readonly isSum?: boolean;
}

function Row({ label, cells, isSum = false }: RowProps) {
  return (
    <tr className={css(isSum ? 'sum' : '')}>
      <td>{label}</td>
      {cells.map((cell, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay where they are
        <td key={nth} className={css('figure')}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
