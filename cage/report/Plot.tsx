import { type Cents, dollars } from '../../games/money.ts';
import { classes } from '../../renderer/kit/classes.ts';
import { whenText } from '../words.ts';
import styles from './ReportDialog.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

interface PlotProps {
  readonly title: string;
  readonly bars: readonly { readonly at: number; readonly amount: Cents }[];
}

const [WIDTH, HEIGHT] = [480, 90];

/** Money by the hour as bars; no plot when there was no movement. */
export function Plot({ title, bars }: PlotProps) {
  const most = Math.max(0, ...bars.map(({ amount }) => amount));
  if (most === 0) return null;
  const step = WIDTH / bars.length;
  const ends = [bars[0], bars.at(-1)].flatMap((bar) => (bar === undefined ? [] : [whenText(bar.at)]));
  return (
    <figure className={css('plot')}>
      <figcaption>
        {title} <small>{texts.most(dollars(most))}</small>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title} preserveAspectRatio="none">
        {bars.map(({ at, amount }, nth) => {
          const height = Math.max(0, (amount / most) * HEIGHT);
          return (
            <rect key={at} x={nth * step} y={HEIGHT - height} width={step * 0.8} height={height}>
              <title>{`${whenText(at)}: ${dollars(amount)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className={css('plot-ends')}>
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
    </figure>
  );
}
