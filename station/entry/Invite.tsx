import { lazy, Suspense, useCallback, useState } from 'react';
import type { StationPhase } from '../../protocol/station-view.ts';
import type { TableView } from '../../protocol/table-view.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { CardRow } from '../../renderer/kit/Card.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { BookIcon } from '../../renderer/kit/icons.tsx';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { tableCalled } from '../../renderer/kit/table-called.ts';
import { texts as own } from '../own/texts.ts';
import { GameRules } from '../seat/GameRules.tsx';
import { texts } from '../texts.ts';
import { AccountCard } from './AccountCard.tsx';
import styles from './Invite.module.css';
import { Languages } from './Languages.tsx';

const css = classes(styles);

/** It contains all the games, so it is loaded only when someone wants to play. */
const PracticePage = lazy(() =>
  import('../practice/PracticePage.tsx').then((page) => ({ default: page.PracticePage })),
);

interface VacantProps {
  readonly phase: Extract<StationPhase, { name: 'vacant' }>;
  readonly table: TableView;
  readonly station: number;
}

/** A dot between two words may end a line, but never begins one. */
const NO_BREAK = '\u00A0';

/** Nobody is at the station: shows what is played, what it costs, and the one thing to do. */
export function Vacant({ phase, table, station }: VacantProps) {
  const { desk = false, kept = [] } = phase;
  const open = table.places.filter(({ status }) => status === 'open').length;
  const halt = table.stopped ?? table.fault;
  const isClosed = table.closing?.closed === true;
  return (
    <section className={css('invite')}>
      <div>
        <p className={css('house')}>{texts.invite.house(table.house, tableCalled(table))}</p>
        <h1>{table.game.replaceAll(' ·', `${NO_BREAK}·`)}</h1>
        {!isClosed && (
          <p className={css('seat')}>
            {texts.invite.seatOpen(station)}
            <span>{texts.invite.seatsOpen(open, table.places.length)}</span>
          </p>
        )}
        {kept.length > 0 && (
          <p className={css('kept')} data-testid="kept">
            {own.way.keptFor(kept.slice(0, 3).map(({ name, until }) => own.way.untilTime(name, until)))}
          </p>
        )}
        {halt !== null && <p className={css('halt')}>{texts.invite.stopped(halt)}</p>}
        {table.closing && (
          <p className={css('halt')}>
            {table.closing.closed
              ? texts.invite.closed(table.closing.reason)
              : texts.invite.closing(table.closing.reason)}
          </p>
        )}
        <Posted lines={table.posted} />
        <Teach table={table} />
      </div>
      <div className={css('swipe')}>
        <div className={css('fan')}>
          <CardRow cards={['Ah', 'Kc', 'Qs', 'Jd']} fanned />
        </div>
        <AccountCard />
        {!isClosed && <h2>{texts.invite.swipe}</h2>}
        {desk && <p data-testid="own-page-invite">{isClosed ? own.way.pageAlone : own.way.invite}</p>}
        <p>{texts.invite.noCard}</p>
        <Languages />
      </div>
    </section>
  );
}

/** For people who look first: how the game is played and what wins, as it is dealt here. */
function Teach({ table }: { readonly table: TableView }) {
  const { game } = table;
  const [open, setOpen] = useState(false);
  const [tries, setTries] = useState(false);
  const onClose = useCallback(() => setTries(false), []);
  return (
    <>
      <div className={css('ways')}>
        <Button size="l" onPress={() => setOpen(true)} testid="teach">
          <BookIcon /> {texts.invite.teach}
        </Button>
        <Button size="l" onPress={() => setTries(true)} testid="try">
          {texts.practice.try}
        </Button>
      </div>
      {tries && (
        <Suspense fallback={null}>
          <PracticePage table={table} onClose={onClose} />
        </Suspense>
      )}
      {open && (
        <Modal title={texts.invite.howToPlay(game)} size="l" onClose={() => setOpen(false)} testid="teach-page">
          <div className={css('lesson')}>
            <section>
              <h3>{texts.invite.seat}</h3>
              <ol>
                {texts.invite.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </section>
            <GameRules>{null}</GameRules>
          </div>
        </Modal>
      )}
    </>
  );
}

export function Closed({ table, message }: { readonly table: TableView; readonly message: string }) {
  return (
    <section className={css('invite invite-closed')}>
      <div>
        <p className={css('house')}>{texts.invite.house(table.house, tableCalled(table))}</p>
        <h1>{table.game}</h1>
        <p className={css('seat')}>{message}</p>
        <Posted lines={table.posted} />
      </div>
    </section>
  );
}

function Posted({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={css('posted')} aria-label={texts.invite.posted}>
      {lines.slice(0, 6).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
