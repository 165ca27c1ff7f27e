import { useMemo } from 'react';
import type { TournamentShown } from '../../protocol/tournament.ts';
import { classes } from '../kit/classes.ts';
import { ClockIcon } from '../kit/icons.tsx';
import { clockText, useCountdown } from '../kit/useCountdown.ts';
import { number } from '../language/figures.ts';
import styles from './TournamentLine.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

export interface TournamentLineProps {
  readonly tournament: TournamentShown | undefined;
  /** For a display that is read from a greater distance. */
  readonly large?: boolean;
}

/** The state of the tournament at this table: the level, what comes next and when, who is left. */
export function TournamentLine({ tournament, large = false }: TournamentLineProps) {
  const running = useMemo(() => runningOf(tournament), [tournament]);
  const left = useCountdown(running);
  if (!tournament) return null;
  const { level, blinds, next, stands, handsLeft, left: players, entries, average, prizes } = tournament;
  const when =
    left !== null
      ? texts.tournament.inTime(clockText(left.leftMs))
      : handsLeft === null
        ? ''
        : texts.tournament.inHands(number(handsLeft));
  return (
    <p className={css(`line ${large ? 'line-large' : ''}`)} role="status" data-testid="tournament-line">
      <ClockIcon />
      {stands && <strong>{stands}</strong>}
      <strong>{texts.tournament.level(number(level), blindsText(blinds))}</strong>
      {next && <span>{`${texts.tournament.next(blindsText(next))} ${when}`}</span>}
      <span>{texts.tournament.left(number(players), number(entries))}</span>
      <span>{texts.tournament.average(number(average))}</span>
      <span>{texts.tournament.paid(number(prizes.length))}</span>
    </p>
  );
}

/** Counts down while the tournament's clock runs. A new view restarts it with the time left then. */
export function runningOf(tournament: TournamentShown | undefined) {
  if (!tournament?.runs || tournament.leftMs === null) return null;
  return { leftMs: tournament.leftMs, totalMs: Math.max(1, tournament.leftMs) };
}

/** `50/100`, with the ante if there is one. */
export const blindsText = ({ small, big, ante }: TournamentShown['blinds']): string =>
  `${number(small)}/${number(big)}${ante === 0 ? '' : ` ${texts.tournament.ante(number(ante))}`}`;
