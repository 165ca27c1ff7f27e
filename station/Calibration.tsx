import type { CSSProperties } from 'react';
import type { StationView } from '../protocol/station-view.ts';
import { classes } from '../renderer/kit/classes.ts';
import styles from './Calibration.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

/**
 * The targets for calibrating the touchscreen. They are placed in the window itself, whose edges match those of the
 * screen.
 */
export function Calibration({ calibration }: { readonly calibration: NonNullable<StationView['calibration']> }) {
  const { x, y, done, of, ended } = calibration;
  const said = texts.calibration;
  return (
    <main className={css('calibration')} data-testid="calibration">
      {ended ? (
        <div className={css('words')} role="status">
          <h1>{ended.good ? said.good : said.bad}</h1>
          <p>{ended.good ? said.goodHow(ended.error) : said.badHow(ended.error)}</p>
        </div>
      ) : (
        <>
          <div className={css('words')} role="status">
            <h1>{said.title}</h1>
            <p>{said.touch(done, of)}</p>
          </div>
          <svg
            className={css('cross')}
            style={{ '--x': x, '--y': y } as CSSProperties}
            viewBox="-50 -50 100 100"
            aria-hidden="true"
            data-testid="calibration-target"
          >
            <circle r="26" />
            <path d="M-44 0H44M0 -44V44" />
          </svg>
        </>
      )}
    </main>
  );
}
