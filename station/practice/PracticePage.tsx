import { useEffect, useMemo, useState } from 'react';
import type { HandView } from '../../games/hand-view.ts';
import type { TableView } from '../../protocol/table-view.ts';
import { hasTabled, seatIn } from '../../renderer/hand/hand-facts.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { LinkProvider } from '../../renderer/link/useLink.tsx';
import { TableScene } from '../../renderer/scene/TableScene.tsx';
import { AskPanel, askKey } from '../asks/AskPanel.tsx';
import { OwnCards } from '../seat/OwnCards.tsx';
import { OwnHands } from '../seat/OwnHands.tsx';
import { texts } from '../texts.ts';
import styles from './PracticePage.module.css';
import { deal, decided, GUEST, gameOf, othersTurn, type Practice, viewOf } from './practice.ts';
import { practiceLink } from './practice-link.ts';

const css = classes(styles);

/** How long the others take for each decision, and how long the page stays open without a touch; milliseconds. */
const THINKS = 900;
const LEFT_ALONE = 120_000;

/** No card of a real hand comes from here, so the browser's random numbers are good enough. */
const draw = (n: number): number => Math.floor(Math.random() * n);

interface PracticePageProps {
  readonly table: TableView;
  readonly onClose: () => void;
}

/** A practice hand for people who look first: the table's game, two other players run by the page, no account. */
export function PracticePage({ table, onClose }: PracticePageProps) {
  const [number, setNumber] = useState(1);
  const [hand, setHand] = useState<Practice | null>(() => {
    const game = gameOf(table.hand, table.profile);
    return game ? deal(game, draw) : null;
  });
  const link = useMemo(
    () =>
      practiceLink((decision) => {
        const after = hand && decided(hand, decision);
        if (after?.ok) setHand(after.value);
        return after === null || after.ok ? null : after.error;
      }),
    [hand],
  );
  useEffect(() => {
    const next = setTimeout(() => {
      const after = hand && othersTurn(hand, draw);
      if (after) setHand(after);
    }, THINKS);
    const left = setTimeout(onClose, LEFT_ALONE);
    return () => {
      clearTimeout(next);
      clearTimeout(left);
    };
  }, [hand, onClose]);
  if (!hand) return null;
  const view = viewOf(hand);
  const ask = view.ask;
  const shown = playTable(table, hand.game.name, view, number);
  const own = seatIn(view, GUEST);
  return (
    <section className={css('practice')} aria-label={texts.practice.title} data-testid="practice">
      <header className={css('head')}>
        <strong>{texts.practice.title}</strong>
        <span>{hand.game.name}</span>
        <span className={css('terms')}>{texts.practice.nothingAtStake}</span>
        <Button onPress={onClose} testid="practice-close">
          {texts.practice.close}
        </Button>
      </header>
      <div className={css('scene')}>
        <TableScene table={shown} from={GUEST} />
      </div>
      <div className={css('dock')}>
        {view.kind === 'banked' ? (
          <OwnHands hand={view} station={GUEST} mayLook />
        ) : (
          <OwnCards seat={own} tabled={hasTabled(view, GUEST)} won={view.over && (own?.won ?? 0) > 0} mayLook />
        )}
        {ask ? (
          <LinkProvider link={link}>
            <AskPanel key={askKey(ask, number)} ask={ask} table={shown} bank={0} />
          </LinkProvider>
        ) : (
          <div className={css('aside')}>
            <p>{view.over ? texts.practice.over : texts.practice.others}</p>
            {view.over && (
              <Button
                size="xl"
                kind="primary"
                onPress={() => {
                  setNumber(number + 1);
                  setHand(deal(hand.game, draw));
                }}
                testid="practice-next"
              >
                {texts.practice.next}
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** The table of the practice hand: none of the real players sit at it, and nothing of it is sealed. */
function playTable(table: TableView, game: string, view: HandView, number: number): TableView {
  return {
    ...table,
    game,
    demo: true,
    state: view.over ? 'settling' : 'hand',
    ...{ stopped: null, fault: null, voided: null, change: null, collection: null, clock: null, seal: null },
    handNumber: number,
    button: view.button,
    posted: [],
    hand: view,
    places: table.places.map(({ seat }) => {
      const own = seatIn(view, seat);
      const player = own === null ? null : texts.practice.player(seat);
      return {
        ...{ seat, player, stack: own?.stack ?? 0, note: null, connected: true, reader: 'ok', bot: false },
        status: own === null ? 'open' : 'playing',
      };
    }),
  };
}
