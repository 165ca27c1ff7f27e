import { useState } from 'react';
import type { LogEntry } from '../protocol/floor-view.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Segments } from '../renderer/kit/Field.tsx';
import { PrinterIcon, WarningIcon } from '../renderer/kit/icons.tsx';
import type { FloorAct } from './act.ts';
import floor from './floor.module.css';
import styles from './Log.module.css';
import { texts } from './texts.ts';

const css = classes(desk, floor, styles);

type Level = 'all' | 'warnings' | 'errors';

const SHOWN: Readonly<Record<Level, readonly LogEntry['level'][]>> = {
  all: ['info', 'warning', 'error'],
  warnings: ['warning', 'error'],
  errors: ['error'],
};

export interface LogProps {
  readonly entries: readonly LogEntry[];
  readonly onChoose: (chosen: FloorAct) => void;
}

/** What happened at the table and who did it, newest first, with the key that ends the shift below. */
export function Log({ entries, onChoose }: LogProps) {
  const [level, setLevel] = useState<Level>('all');
  const shown = entries.filter((entry) => SHOWN[level].includes(entry.level));
  return (
    <section className={css('panel log')} aria-label={texts.log.eventLog}>
      <div className={css('panel-head')}>
        <h2>{texts.log.log}</h2>
        <Segments
          label={texts.log.whichEventsToShow}
          value={level}
          options={[
            { value: 'all', label: texts.log.all },
            { value: 'warnings', label: texts.log.warnings },
            { value: 'errors', label: texts.log.errors },
          ]}
          onChange={setLevel}
          testid="log-level"
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and without a focus nobody scrolls it by keyboard */}
      <ol tabIndex={0} className={css('log-lines')} data-testid="log">
        {shown.length === 0 && <li className={css('empty')}>{texts.log.nothingToShow}</li>}
        {shown.map((entry) => (
          <li key={entry.id} className={css(`log-line log-${entry.level}`)}>
            <time>{timeText(entry.at)}</time>
            <span className={css('log-text')}>
              {entry.level !== 'info' && (
                <strong className={css('log-level')}>
                  <WarningIcon /> {entry.level === 'error' ? texts.log.error : texts.log.warning}:{' '}
                </strong>
              )}
              {entry.text}
              <small>{where(entry)}</small>
            </span>
          </li>
        ))}
      </ol>
      <Button kind="quiet" size="small" onPress={() => onChoose({ do: 'close shift' })} testid="close-shift">
        <PrinterIcon /> {texts.acts.closeTheShift}
      </Button>
    </section>
  );
}

/** Seat and player; the player only when the text does not already begin with the name. */
function where({ seat, by, text }: LogEntry): string {
  const parts = [seat === null ? '' : `seat ${seat}`, by === null || text.startsWith(by) ? '' : `by ${by}`];
  return parts.filter((part) => part !== '').join(' · ');
}

/** `14:05:09`, local time. */
const timeText = (instant: number): string => new Date(instant).toTimeString().slice(0, 8);
