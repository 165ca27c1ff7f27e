import { useState } from 'react';
import type { TournamentAct } from '../../protocol/tournament.ts';
import { isReason } from '../../renderer/desk-kit/ReasonField.tsx';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Field } from '../../renderer/kit/Field.tsx';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { Refusal } from '../../renderer/kit/Refusal.tsx';
import { useAnswer } from '../../renderer/link/useAnswer.ts';
import type { TableNamed } from './Announce.tsx';
import styles from './Tournaments.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

/** An act of the director that is done for a reason, but for that. */
export type NeedsReason =
  | { readonly act: 'cancel' | 'pause'; readonly tournament: number }
  | { readonly act: 'level'; readonly tournament: number; readonly level: number }
  | { readonly act: 'break table'; readonly tournament: number; readonly table: number }
  | {
      readonly act: 'withdraw' | 'move' | 'disqualify';
      readonly tournament: number;
      readonly entry: number;
      readonly name: string;
    };

export interface TournamentReasonProps {
  readonly asking: NeedsReason;
  readonly tables: readonly TableNamed[];
  readonly onClose: () => void;
}

/** Says what comes of it, and asks why; of a move, where to. */
export function TournamentReason({ asking, tables, onClose }: TournamentReasonProps) {
  const [reason, setReason] = useState('');
  const [table, setTable] = useState(String(tables[0]?.number ?? 1));
  const [seat, setSeat] = useState('');
  const { refused, send } = useAnswer();
  const act = actOf(asking, reason.trim(), { table: Number(table), seat: Number(seat) });
  const ready = isReason(reason) && (asking.act !== 'move' || /^([1-9]|10)$/.test(seat));
  return (
    <Modal
      title={titleOf(asking)}
      onClose={onClose}
      testid="tournament-reason"
      actions={
        <>
          <Button onPress={onClose}>{texts.tournaments.notNow}</Button>
          <Button
            kind="primary"
            sends
            disabled={!ready}
            onPress={() => send({ do: 'tournament', act }, onClose)}
            testid="tournament-reason-confirm"
          >
            {texts.tournaments.doIt}
          </Button>
        </>
      }
    >
      <p>{texts.tournaments.happens[asking.act]}</p>
      {asking.act === 'move' && (
        <div className={css('figures')}>
          <Field
            label={texts.tournaments.toTable}
            inputMode="numeric"
            value={table}
            onChange={setTable}
            testid="to-table"
          />
          <Field
            label={texts.tournaments.toSeat}
            inputMode="numeric"
            value={seat}
            onChange={setSeat}
            testid="to-seat"
          />
        </div>
      )}
      <Field
        label={texts.tournaments.reason}
        value={reason}
        onChange={setReason}
        maxLength={200}
        testid="tournament-reason-text"
      />
      <Refusal text={refused} />
    </Modal>
  );
}

function titleOf(asking: NeedsReason): string {
  switch (asking.act) {
    case 'cancel':
      return `${texts.tournaments.cancel}?`;
    case 'pause':
      return `${texts.tournaments.pause}?`;
    case 'level':
      return `${texts.tournaments.nextLevel}?`;
    case 'break table':
      return `${texts.tournaments.breakTable(asking.table)}?`;
    case 'withdraw':
    case 'move':
    case 'disqualify':
      return `${texts.tournaments[asking.act]}: ${asking.name}?`;
  }
}

function actOf(
  asking: NeedsReason,
  reason: string,
  to: { readonly table: number; readonly seat: number },
): TournamentAct {
  const { tournament } = asking;
  switch (asking.act) {
    case 'cancel':
    case 'pause':
      return { act: asking.act, tournament, reason };
    case 'level':
      return { act: 'level', tournament, level: asking.level, reason };
    case 'break table':
      return { act: 'break table', tournament, table: asking.table, reason };
    case 'move':
      return { act: 'move', tournament, entry: asking.entry, to, reason };
    case 'withdraw':
    case 'disqualify':
      return { act: asking.act, tournament, entry: asking.entry, reason };
  }
}
