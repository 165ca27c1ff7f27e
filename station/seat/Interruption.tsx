import type { ReactNode } from 'react';
import type { TableView } from '../../protocol/table-view.ts';
import { classes } from '../../renderer/kit/classes.ts';
import { WarningIcon } from '../../renderer/kit/icons.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { number } from '../../renderer/language/figures.ts';
import { texts } from '../texts.ts';
import styles from './Interruption.module.css';

const css = classes(styles);

/** Play is stopped or the table has a fault: says why, and that nothing is lost. */
export function Halted({ fault, stopped }: Pick<TableView, 'fault' | 'stopped'>) {
  return (
    <Interruption
      look="interruption"
      testid={fault === null ? 'stopped' : 'fault'}
      title={fault === null ? texts.stopped.byFloor : texts.stopped.byItself}
      why={fault ?? stopped}
      safe={texts.stopped.safe}
    />
  );
}

/** A hand has hit a jackpot: says which, and that nothing more is dealt until the house has checked it. */
export function Held({ held }: { readonly held: string }) {
  return <Interruption look="interruption" testid="held" title={texts.held.title} why={held} safe={texts.held.safe} />;
}

interface VoidedProps {
  readonly voided: NonNullable<TableView['voided']>;
  readonly station: number;
}

/** The hand is void: says why, and that nobody has won or lost by it (LR14). */
export function Voided({ voided: { hand, reason, back }, station }: VoidedProps) {
  const mine = back.find(({ seat }) => seat === station);
  return (
    <Interruption
      look="interruption voided"
      testid="voided"
      title={texts.voided.title(number(hand))}
      why={reason}
      safe={mine ? texts.voided.back(<Money amount={mine.amount} />) : texts.voided.allBack}
    />
  );
}

interface InterruptionProps {
  readonly look: 'interruption' | 'interruption voided';
  readonly testid: string;
  readonly title: string;
  readonly why: string | null;
  readonly safe: ReactNode;
}

function Interruption({ look, testid, title, why, safe }: InterruptionProps) {
  return (
    <section className={css(look)} role="alert" data-testid={testid}>
      <WarningIcon />
      <div>
        <h2>{title}</h2>
        <p>{why}</p>
        <p className={css('safe')}>{safe}</p>
      </div>
    </section>
  );
}
