import { useState } from 'react';
import { levelLeft } from '../../protocol/level-clock.ts';
import type { SentTournament, SentTournamentEntry } from '../../protocol/tournament.ts';
import desk from '../../renderer/desk-kit/desk.module.css';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Refusal } from '../../renderer/kit/Refusal.tsx';
import { clockText } from '../../renderer/kit/useCountdown.ts';
import { useNow } from '../../renderer/kit/useNow.ts';
import { inDollars, number } from '../../renderer/language/figures.ts';
import { useAnswer } from '../../renderer/link/useAnswer.ts';
import { blindsText } from '../../renderer/scene/TournamentLine.tsx';
import type { TableNamed } from './Announce.tsx';
import { EnterPlayer } from './EnterPlayer.tsx';
import { type NeedsReason, TournamentReason } from './TournamentReason.tsx';
import styles from './Tournaments.module.css';
import { texts } from './texts.ts';

const css = classes(desk, styles);

export interface TournamentCardProps {
  readonly tournament: SentTournament;
  readonly tables: readonly TableNamed[];
}

/** One tournament: its state, its players, and the director's keys. */
export function TournamentCard({ tournament, tables }: TournamentCardProps) {
  const [asking, setAsking] = useState<NeedsReason | null>(null);
  const { id, terms, status, level, entries } = tournament;
  const counted = entries.filter(({ state }) => state !== 'withdrawn');
  const left = counted.filter(({ state }) => state !== 'out').length;
  const blinds = terms.levels[level - 1];
  const { status: names } = texts.tournaments;
  return (
    <section className={css('tournament')} data-testid={`tournament-${id}`} data-status={status}>
      <header className={css('tournament-head')}>
        <h2>{terms.name}</h2>
        <strong>{tournament.paused ?? names[status]}</strong>
      </header>
      <p className={css('facts')}>
        <span>{texts.tournaments.money(inDollars(terms.entry), inDollars(terms.fee))}</span>
        {status !== 'cancelled' && (
          <>
            <span>
              {texts.tournaments[isPaid(tournament) ? 'paid' : 'pool'](inDollars(terms.entry * counted.length))}
            </span>
            <span>
              {status === 'entering'
                ? texts.tournaments.entries(number(counted.length), number(terms.most))
                : texts.tournaments.left(number(left), number(counted.length))}
            </span>
          </>
        )}
        {status === 'playing' && blinds && (
          <span data-testid={`level-left-${id}`}>
            {texts.tournaments.level(number(level), blindsText(blinds))} <LevelLeft tournament={tournament} />
          </span>
        )}
        {tournament.tables.length > 0 && <span>{texts.tournaments.tablesAre(tournament.tables.join(', '))}</span>}
      </p>
      {tournament.waits !== undefined && (
        <p className={css('waits')} role="status" data-testid={`waits-${id}`}>
          {texts.tournaments[status === 'entering' ? 'beginsWhen' : 'prizesWait'](tournament.waits)}
        </p>
      )}
      {tournament.handForHand && (
        <p data-testid={`round-${id}`}>
          {texts.tournaments.round(
            number(tournament.handForHand.round),
            number(tournament.handForHand.done.length),
            number(tablesOf(tournament)),
          )}
        </p>
      )}
      <Keys tournament={tournament} onAsk={setAsking} />
      <ul className={css('entries')}>
        {inOrder(tournament, counted).map((entry) => (
          <Entry key={entry.id} tournament={tournament} entry={entry} onAsk={setAsking} />
        ))}
      </ul>
      {asking && <TournamentReason asking={asking} tables={tables} onClose={() => setAsking(null)} />}
    </section>
  );
}

/** By place once it is over, until then in the order of entry. */
function inOrder({ prizes }: SentTournament, entries: readonly SentTournamentEntry[]): readonly SentTournamentEntry[] {
  if (prizes === null) return entries;
  const places = new Map(prizes.map(({ entry, place }) => [entry, place]));
  return entries.toSorted((a, b) => (places.get(a.id) ?? entries.length) - (places.get(b.id) ?? entries.length));
}

/** Whether every prize has been paid to a card. */
const isPaid = ({ status, prizes }: SentTournament): boolean =>
  status === 'over' && prizes !== null && prizes.every(({ withheld }) => withheld === undefined);

/** The time left in the level, as on the wall; nothing when levels go by hands, or in the last level. */
function LevelLeft({ tournament }: { readonly tournament: SentTournament }) {
  const left = levelLeft(tournament, useNow());
  if (left === null || tournament.level >= tournament.terms.levels.length) return null;
  return texts.tournaments.levelLeft(clockText(left));
}

/** How many tables have players of this tournament. */
const tablesOf = ({ entries }: SentTournament): number =>
  new Set(entries.flatMap(({ where, state }) => (state === 'playing' && where ? [where.table] : []))).size;

interface KeysProps {
  readonly tournament: SentTournament;
  readonly onAsk: (asking: NeedsReason) => void;
}

function Keys({ tournament, onAsk }: KeysProps) {
  const { id, status, paused, level, terms, tables } = tournament;
  const { refused, send } = useAnswer();
  const of = { tournament: id } as const;
  const takesEntries = status === 'entering' || (status === 'playing' && level <= terms.lateThrough);
  if (status === 'over' || status === 'cancelled') return null;
  return (
    <>
      {takesEntries && <EnterPlayer tournament={id} />}
      <div className={css('keys')}>
        {status === 'entering' && (
          <>
            <Button
              sends
              onPress={() => send({ do: 'tournament', act: { act: 'start', ...of } })}
              testid={`start-${id}`}
            >
              {texts.tournaments.start}
            </Button>
            <Button onPress={() => onAsk({ act: 'cancel', ...of })} testid={`cancel-${id}`}>
              {texts.tournaments.cancel}
            </Button>
          </>
        )}
        {status === 'playing' && paused === null && (
          <Button onPress={() => onAsk({ act: 'pause', ...of })} testid={`pause-${id}`}>
            {texts.tournaments.pause}
          </Button>
        )}
        {status === 'playing' && paused !== null && (
          <Button sends onPress={() => send({ do: 'tournament', act: { act: 'go on', ...of } })} testid={`go-on-${id}`}>
            {texts.tournaments.goOn}
          </Button>
        )}
        {status === 'playing' && level < terms.levels.length && (
          <Button onPress={() => onAsk({ act: 'level', ...of, level: level + 1 })} testid={`level-${id}`}>
            {texts.tournaments.nextLevel}
          </Button>
        )}
        {status === 'playing' && (tournament.handForHand !== undefined || tablesOf(tournament) > 1) && (
          <Button
            onPress={() => onAsk({ act: 'hand for hand', ...of, on: tournament.handForHand === undefined })}
            testid={`hand-for-hand-${id}`}
          >
            {tournament.handForHand === undefined ? texts.tournaments.handForHand : texts.tournaments.endHandForHand}
          </Button>
        )}
        {status === 'playing' &&
          tables.length > 1 &&
          tables.map((table) => (
            <Button key={table} onPress={() => onAsk({ act: 'break table', ...of, table })} testid={`break-${table}`}>
              {texts.tournaments.breakTable(table)}
            </Button>
          ))}
      </div>
      <Refusal text={refused} />
    </>
  );
}

interface EntryProps extends KeysProps {
  readonly entry: SentTournamentEntry;
}

function Entry({ tournament, entry, onAsk }: EntryProps) {
  const { id, account, name, state } = entry;
  const last = account.slice(-4);
  const of = { tournament: tournament.id, entry: id, name } as const;
  return (
    <li className={css(state === 'out' ? 'soft' : '')} data-testid={`entry-${id}`}>
      <strong>{name}</strong>
      <small role="img" aria-label={texts.tournaments.endingSays(last)}>
        {texts.tournaments.ending(last)}
      </small>
      <span>{standing(tournament, entry)}</span>
      {state === 'registered' && (
        <Button size="small" onPress={() => onAsk({ act: 'withdraw', ...of })} testid={`withdraw-${id}`}>
          {texts.tournaments.withdraw}
        </Button>
      )}
      {state === 'playing' && tournament.status === 'playing' && (
        <>
          <Button size="small" onPress={() => onAsk({ act: 'move', ...of })} testid={`move-${id}`}>
            {texts.tournaments.move}
          </Button>
          <Button size="small" onPress={() => onAsk({ act: 'disqualify', ...of })} testid={`disqualify-${id}`}>
            {texts.tournaments.disqualify}
          </Button>
        </>
      )}
    </li>
  );
}

function standing({ prizes }: SentTournament, { id, state, where, stack, out }: SentTournamentEntry): string {
  const won = prizes?.find(({ entry }) => entry === id);
  if (won) {
    const prize = won.amount === 0 ? '' : ` · ${inDollars(won.amount)}`;
    const why = won.withheld === undefined ? '' : ` · ${texts.tournaments.withheld(won.withheld)}`;
    return `${texts.tournaments.place(number(won.place))}${prize}${why}`;
  }
  if (state === 'out') return out?.why ?? texts.tournaments.out;
  if (state === 'moving') return texts.tournaments.moving;
  if (where === null) return texts.tournaments.waits;
  return `${texts.tournaments.seat(where.table, where.seat)} · ${texts.tournaments.chips(number(stack))}`;
}
