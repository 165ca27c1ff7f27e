import { useState } from 'react';
import type { FloorView } from '../../protocol/floor-view.ts';
import type { SentTournament, TournamentGame } from '../../protocol/tournament.ts';
import desk from '../../renderer/desk-kit/desk.module.css';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { Announce, type TableNamed } from './Announce.tsx';
import { TournamentCard } from './TournamentCard.tsx';
import styles from './Tournaments.module.css';
import { texts } from './texts.ts';

const css = classes(desk, styles);

export interface TournamentsProps {
  readonly tournaments: readonly SentTournament[];
  /** The tables where one may be played. */
  readonly tables: readonly TableNamed[];
  /** The games in which one may be announced. */
  readonly games: readonly TournamentGame[];
}

/** The tournaments of a house, for their director. */
export function TournamentsPage({ house, ...rest }: TournamentsProps & { readonly house: string }) {
  const [isAnnouncing, setAnnouncing] = useState(false);
  return (
    <>
      <header className={css('desk-bar')}>
        <div className={css('desk-title')}>
          <h1>{texts.tournaments.title}</h1>
          <p>{house}</p>
        </div>
        <span className={css('desk-gap')} />
        <Button onPress={() => setAnnouncing(true)} testid="tournament-new">
          {texts.tournaments.announce}
        </Button>
      </header>
      <main className={css('tournaments')}>
        <All {...rest} />
      </main>
      {isAnnouncing && <Announce tables={rest.tables} games={rest.games} onClose={() => setAnnouncing(false)} />}
    </>
  );
}

/** The same page, over the console of a house with a single table. */
export function TournamentsPanel({ view, onClose }: { readonly view: FloorView; readonly onClose: () => void }) {
  const [isAnnouncing, setAnnouncing] = useState(false);
  const tables = [{ number: view.table.number ?? 1, name: view.table.table }];
  const games = view.tournamentGames ?? [];
  if (isAnnouncing) return <Announce tables={tables} games={games} onClose={() => setAnnouncing(false)} />;
  return (
    <Modal
      title={texts.tournaments.title}
      size="l"
      onClose={onClose}
      testid="tournaments-panel"
      actions={
        <>
          <Button onPress={onClose}>{texts.tournaments.close}</Button>
          <Button kind="primary" onPress={() => setAnnouncing(true)} testid="tournament-new">
            {texts.tournaments.announce}
          </Button>
        </>
      }
    >
      <All tournaments={view.tournaments ?? []} tables={tables} games={games} />
    </Modal>
  );
}

function All({ tournaments, tables }: TournamentsProps) {
  if (tournaments.length === 0) return <p className={css('soft')}>{texts.tournaments.none}</p>;
  return (
    <>
      {tournaments.toReversed().map((tournament) => (
        <TournamentCard key={tournament.id} tournament={tournament} tables={tables} />
      ))}
    </>
  );
}
