import { useState } from 'react';
import type { TournamentAct } from '../../protocol/tournament.ts';
import { WhyDialog } from '../../renderer/desk-kit/WhyDialog.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Field } from '../../renderer/kit/Field.tsx';
import { useAnswer } from '../../renderer/link/useAnswer.ts';
import type { TableNamed } from './Announce.tsx';
import styles from './Tournaments.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

/** An act of the director that lacks only its reason. */
export type NeedsReason =
  | { readonly act: 'cancel' | 'pause'; readonly tournament: number }
  | { readonly act: 'hand for hand'; readonly tournament: number; readonly on: boolean }
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

/** Says what the act does and asks for the reason and, for a move, for the destination. */
export function TournamentReason({ asking, tables, onClose }: TournamentReasonProps) {
  const [table, setTable] = useState(String(tables[0]?.number ?? 1));
  const [seat, setSeat] = useState('');
  const { refused, send } = useAnswer();
  const to = { table: Number(table), seat: Number(seat) };
  return (
    <WhyDialog
      title={titleOf(asking)}
      happens={
        texts.tournaments.happens[asking.act === 'hand for hand' && !asking.on ? 'end hand for hand' : asking.act]
      }
      testid="tournament-reason"
      isFilledIn={asking.act !== 'move' || /^([1-9]|10)$/.test(seat)}
      refused={refused}
      onDo={(reason) => send({ do: 'tournament', act: actOf(asking, reason, to) }, onClose)}
      onClose={onClose}
    >
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
    </WhyDialog>
  );
}

function titleOf(asking: NeedsReason): string {
  switch (asking.act) {
    case 'cancel':
      return `${texts.tournaments.cancel}?`;
    case 'pause':
      return `${texts.tournaments.pause}?`;
    case 'hand for hand':
      return `${asking.on ? texts.tournaments.handForHand : texts.tournaments.endHandForHand}?`;
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
    case 'hand for hand':
      return { act: 'hand for hand', tournament, on: asking.on, reason };
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
