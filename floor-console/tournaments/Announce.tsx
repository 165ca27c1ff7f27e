import { useState } from 'react';
import { type SentTournamentTerms, type TournamentGame, tournamentTerms } from '../../protocol/tournament.ts';
import { CheckList } from '../../renderer/desk-kit/CheckList.tsx';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Field, Segments, Select } from '../../renderer/kit/Field.tsx';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { Refusal } from '../../renderer/kit/Refusal.tsx';
import { useAnswer } from '../../renderer/link/useAnswer.ts';
import styles from './Tournaments.module.css';
import { SIT_N_GO, type TermsDraft, TOURNAMENT, termsOf } from './terms.ts';
import { texts } from './texts.ts';

const css = classes(styles);

/** A table where a tournament may be played. */
export interface TableNamed {
  readonly number: number;
  readonly name: string;
}

export interface AnnounceProps {
  readonly tables: readonly TableNamed[];
  /** The games in which it may be played, the usual one first. */
  readonly games: readonly TournamentGame[];
  readonly onClose: () => void;
}

const FIGURES = ['entry', 'fee', 'stack', 'seats', 'fewest', 'most', 'minutes', 'late', 'reentries'] as const;

const BETTING: readonly SentTournamentTerms['betting'][] = ['no-limit', 'pot-limit', 'split-limit'];

/** Announces a tournament: one of two templates, with figures that the house can change. */
export function Announce({ tables, games, onClose }: AnnounceProps) {
  const [draft, setDraft] = useState<TermsDraft>(SIT_N_GO);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { refused, send } = useAnswer();
  const game = games.find(({ id }) => id === draft.game) ?? games[0];
  const terms = tournamentTerms.safeParse(game && termsOf(draft, game.id));
  const wrong = terms.success ? null : (terms.error.issues[0]?.message ?? null);
  const announce = (): void => {
    if (!terms.success) return;
    send({ do: 'tournament', act: { act: 'announce', terms: terms.data, tables: [...chosen] } }, onClose);
  };
  return (
    <Modal
      title={texts.tournaments.announce}
      size="l"
      onClose={onClose}
      testid="announce"
      actions={
        <>
          <Button onPress={onClose}>{texts.tournaments.notNow}</Button>
          <Button
            kind="primary"
            sends
            disabled={!terms.success || chosen.length === 0}
            onPress={announce}
            testid="announce-confirm"
          >
            {texts.tournaments.announceIt}
          </Button>
        </>
      }
    >
      <Segments
        label={texts.tournaments.ready}
        value={draft.kind}
        options={[
          { value: 'sit-n-go', label: texts.tournaments.sitAndGo },
          { value: 'tournament', label: texts.tournaments.several },
        ]}
        onChange={(kind) => setDraft(kind === 'sit-n-go' ? SIT_N_GO : TOURNAMENT)}
        testid="announce-kind"
      />
      <Figures draft={draft} onChange={setDraft} game={game?.id ?? ''} games={games} />
      <TablesChosen tables={tables} chosen={chosen} onChange={setChosen} />
      <Refusal text={refused ?? wrong} />
    </Modal>
  );
}

interface FiguresProps {
  readonly draft: TermsDraft;
  readonly onChange: (draft: TermsDraft) => void;
  /** The id of the game in which it is played; empty when no game can be chosen. */
  readonly game: string;
  readonly games: AnnounceProps['games'];
}

/** The name, the game and the figures of a tournament. */
function Figures({ draft, onChange, game, games }: FiguresProps) {
  return (
    <div className={css('figures')}>
      <Field
        label={texts.tournaments.name}
        value={draft.name}
        onChange={(name) => onChange({ ...draft, name })}
        maxLength={60}
        testid="announce-name"
      />
      <Select
        label={texts.tournaments.game}
        value={game}
        options={games.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(chosenGame) => onChange({ ...draft, game: chosenGame })}
        testid="announce-game"
      />
      <Select
        label={texts.tournaments.betting}
        value={draft.betting}
        options={BETTING.map((value) => ({ value, label: texts.tournaments.bettings[value] }))}
        onChange={(chosenBetting) =>
          onChange({ ...draft, betting: BETTING.find((one) => one === chosenBetting) ?? draft.betting })
        }
        testid="announce-betting"
      />
      <Select
        label={texts.tournaments.bubble}
        value={draft.handForHand ? 'by itself' : 'never'}
        options={[
          { value: 'by itself', label: texts.tournaments.byItself },
          { value: 'never', label: texts.tournaments.byDirector },
        ]}
        onChange={(how) => onChange({ ...draft, handForHand: how === 'by itself' })}
        testid="announce-bubble"
      />
      {FIGURES.map((figure) => (
        <Field
          key={figure}
          label={texts.tournaments[figure]}
          {...(figure === 'entry' || figure === 'fee' ? { prefix: '$' } : {})}
          inputMode="decimal"
          value={draft[figure]}
          onChange={(value) => onChange({ ...draft, [figure]: value })}
          testid={`announce-${figure}`}
        />
      ))}
    </div>
  );
}

interface TablesChosenProps {
  readonly tables: readonly TableNamed[];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
}

/** The tables where it is played. */
function TablesChosen({ tables, chosen, onChange }: TablesChosenProps) {
  return (
    <fieldset className={css('tables')}>
      <legend>{texts.tournaments.tables}</legend>
      <CheckList
        options={tables.map(({ number, name }) => ({ id: number, label: name }))}
        checked={chosen}
        onChange={onChange}
        testid="announce-table"
      />
      {chosen.length === 0 && (
        <p className={css('soft')} data-testid="announce-no-table">
          {texts.tournaments.noTable}
        </p>
      )}
    </fieldset>
  );
}
