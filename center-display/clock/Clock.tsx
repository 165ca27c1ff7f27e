import { useMemo } from 'react';
import type { ClockView } from '../../protocol/clock-view.ts';
import type { TournamentShown } from '../../protocol/tournament.ts';
import { DemoBadge } from '../../renderer/kit/Banner.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { clockText, useCountdown } from '../../renderer/kit/useCountdown.ts';
import { inDollars, number } from '../../renderer/language/figures.ts';
import { blindsText, runningOf } from '../../renderer/scene/TournamentLine.tsx';
import styles from './Clock.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

/** The tournament clock on a wall: the level, the time left in it, who is left, the prizes. */
export function Clock({ view }: { readonly view: ClockView }) {
  return (
    <main className={css('clock')}>
      <header className={css('clock-house')}>
        <h1>{view.house}</h1>
        {view.demo && <DemoBadge />}
      </header>
      <div className={css('clock-all')} data-count={Math.min(view.tournaments.length, 3)}>
        {view.tournaments.length === 0 && <p className={css('clock-none')}>{texts.clock.none}</p>}
        {view.tournaments.slice(0, 3).map((tournament) => (
          <One key={tournament.id} tournament={tournament} />
        ))}
      </div>
    </main>
  );
}

/** How many prizes and places fit on a wall. */
const MOST_LINES = 8;

function One({ tournament }: { readonly tournament: TournamentShown }) {
  const { id, name, status, level, blinds, next, left, entries, most, average, prizes, places } = tournament;
  const isOn = status === 'playing';
  return (
    <article className={css('one')} data-testid={`clock-${id}`}>
      <h2>{name}</h2>
      <Time tournament={tournament} />
      <dl className={css('facts')}>
        {isOn && (
          <Fact name={`${texts.clock.level(number(level))} · ${texts.clock.blinds}`} value={blindsText(blinds)} />
        )}
        {isOn && next && <Fact name={texts.clock.next} value={blindsText(next)} />}
        <Fact
          name={texts.clock.left}
          value={texts.clock.of(number(isOn ? left : entries), number(isOn ? entries : most))}
        />
        {isOn && <Fact name={texts.clock.average} value={number(average)} />}
      </dl>
      <div className={css('lists')}>
        {places.length > 0 && (
          <Lines
            title={texts.clock.places}
            lines={places.map(({ place, name: player, amount }) => [place, player, amount] as const)}
          />
        )}
        {status !== 'over' && prizes.length > 0 && (
          <Lines title={texts.clock.prizes} inTwo lines={prizes.map((amount, nth) => [nth + 1, '', amount] as const)} />
        )}
      </div>
    </article>
  );
}

function Time({ tournament }: { readonly tournament: TournamentShown }) {
  const { id, status, stands, leftMs, handsLeft } = tournament;
  const running = useMemo(() => runningOf(tournament), [tournament]);
  const left = useCountdown(running);
  const isOn = status === 'playing';
  const time = isOn ? (left?.leftMs ?? leftMs) : null;
  return (
    <p className={css(`time ${time === null ? 'time-said' : ''}`)} data-testid={`clock-time-${id}`}>
      {time === null ? saidOf(status, handsLeft) : clockText(time)}
      {isOn && stands && <small>{stands}</small>}
    </p>
  );
}

/** The state of a tournament whose level does not end at a set time. */
function saidOf(status: TournamentShown['status'], handsLeft: number | null): string {
  if (status === 'entering') return texts.clock.takesEntries;
  if (status !== 'playing') return texts.clock.over;
  return handsLeft === null ? texts.clock.lastLevel : texts.clock.handsLeft(number(handsLeft));
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface LinesProps {
  readonly title: string;
  /** The lines are short and may be set in two columns when there is little room. */
  readonly inTwo?: true;
  readonly lines: readonly (readonly [place: number, name: string, amount: number])[];
}

function Lines({ title, inTwo, lines }: LinesProps) {
  return (
    <section>
      <h3>{title}</h3>
      <ol className={css(inTwo ? 'in-two' : '')}>
        {lines.slice(0, MOST_LINES).map(([place, name, amount]) => (
          <li key={`${place} ${name}`}>
            <span>{texts.clock.place(number(place))}</span>
            <span>{name}</span>
            <strong>{amount === 0 ? '' : inDollars(amount)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
