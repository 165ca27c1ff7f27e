import { useEffect, useState } from 'react';
import type { LobbyView } from '../../protocol/lobby-view.ts';
import desk from '../desk-kit/desk.module.css';
import { DemoBadge } from '../kit/Banner.tsx';
import { classes } from '../kit/classes.ts';
import { useAct } from '../link/useLink.tsx';
import styles from './Lobby.module.css';
import lobby from './lobby.module.css';
import { OtherScreens } from './OtherScreens.tsx';
import { Steps, stepOf } from './Steps.tsx';
import { TableMap } from './TableMap.tsx';
import { Tray } from './Tray.tsx';
import { texts } from './texts.ts';

const css = classes(desk, lobby, styles);

/** A swiped card, and where it was swiped. */
export interface Swiped {
  readonly account: string;
  readonly person: string;
  readonly pin: string;
  readonly at: number | 'cage';
}

/**
 * What became of a swipe, according to the host: the reader is still sending it, the station asks for the PIN, the
 * player has sat down, or the station has dropped the card (refused, too slow).
 */
export type Became = 'reading' | 'swiped' | 'sits' | 'gone';

/** A reader sends a card within a moment; if the station shows nothing of it after this time, it has refused it, ms. */
const READING_MS = 3000;

function becameOf({ account, at }: Swiped, { tray }: LobbyView, isLate: boolean): Became {
  if (at === 'cage') return 'reading';
  const card = tray.find((other) => other.account === account);
  if (card?.seat !== at) return isLate ? 'gone' : 'reading';
  return card.sits ? 'sits' : 'swiped';
}

/** Whether `ms` have passed since `since` was set; false again when it is set to something else. */
function useLate(since: unknown, ms: number): boolean {
  const [late, setLate] = useState<unknown>(null);
  useEffect(() => {
    if (since === null) return;
    const timer = setTimeout(() => setLate(since), ms);
    return () => clearTimeout(timer);
  }, [since, ms]);
  return since !== null && late === since;
}

/** The last swipe, and what became of it. */
function useSwipe(view: LobbyView) {
  const [swiped, setSwiped] = useState<Swiped | null>(null);
  const isLate = useLate(swiped, READING_MS);
  const became = swiped === null ? 'reading' : becameOf(swiped, view, isLate);
  const sits = became === 'sits';
  // A player who sat and no longer does has played and left, so their swipe is no longer shown.
  const [sat, setSat] = useState(false);
  if (sits !== sat) {
    setSat(sits);
    if (!sits) setSwiped(null);
  }
  return { swiped, setSwiped, became };
}

/** The first page that a newcomer sees: every screen of the table and, in a demo house, the cards to play with. */
export function Lobby({ view }: { readonly view: LobbyView }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const { swiped, setSwiped, became } = useSwipe(view);
  const act = useAct();
  const card = view.tray.find(({ account }) => account === chosen) ?? null;

  const choose = (account: string): void => {
    setSwiped(null);
    setChosen(account === chosen ? null : account);
  };
  const swipe = (at: number | 'cage'): void => {
    if (card === null) return;
    const { account, person, pin } = card;
    act({ do: 'swipe', account, at }, () => {
      setSwiped({ account, person, pin, at });
      setChosen(null);
    });
  };
  const open = (seat: number): void => setOpened((before) => new Set(before).add(seat));
  const isOpen = ({ seat, state }: LobbyView['screens'][number]): boolean =>
    seat !== null && state === 'free' && opened.has(seat);
  const way = {
    anyOpen: view.screens.some(isOpen) || typeof swiped?.at === 'number',
    card,
    swiped: became === 'gone' || swiped?.at === 'cage' ? null : swiped,
  };

  return (
    <div className={css(`desk lobby ${view.demo ? '' : 'lobby-plain'}`)}>
      <header className={css('desk-bar')}>
        <div className={css('desk-title')}>
          <h1>{view.table}</h1>
          <p>{view.house}</p>
        </div>
        {view.demo && <DemoBadge />}
        {view.demo && <p className={css('soft lobby-claim')}>{texts.lobby.nothingHereIsReal}</p>}
      </header>
      {view.demo && (
        <Steps
          {...way}
          sits={became === 'sits'}
          free={view.screens.filter(({ state }) => state === 'free').length}
          waiting={view.waiting}
        />
      )}
      <main className={css('lobby-main')}>
        <TableMap
          view={view}
          step={stepOf(way)}
          card={card}
          swiped={swiped}
          became={became}
          opened={opened}
          onOpen={open}
          onSwipe={swipe}
        />
        <aside className={css('lobby-side')}>
          {view.demo && <Tray cards={view.tray} chosen={chosen} onChoose={choose} />}
          <OtherScreens
            screens={view.screens.filter(({ seat }) => seat === null)}
            step={stepOf(way)}
            card={card}
            onSwipe={swipe}
          />
        </aside>
      </main>
    </div>
  );
}
