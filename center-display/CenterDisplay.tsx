import { dollars } from '../games/money.ts';
import type { CenterLook } from '../protocol/center-look.ts';
import type { CenterView } from '../protocol/center-view.ts';
import type { TableView } from '../protocol/table-view.ts';
import { DemoBadge } from '../renderer/kit/Banner.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { WarningIcon } from '../renderer/kit/icons.tsx';
import { SealText } from '../renderer/kit/SealText.tsx';
import { Stage } from '../renderer/kit/Stage.tsx';
import { playedAt, tableCalled } from '../renderer/kit/table-called.ts';
import { unbroken } from '../renderer/kit/unbroken.tsx';
import { clockText, useCountdown } from '../renderer/kit/useCountdown.ts';
import { number } from '../renderer/language/figures.ts';
import { useLink } from '../renderer/link/useLink.tsx';
import { TableScene } from '../renderer/scene/TableScene.tsx';
import { TournamentLine } from '../renderer/scene/TournamentLine.tsx';
import { Tracker } from '../renderer/scene/Tracker.tsx';
import { useTheatre } from '../renderer/scene/theatre/useTheatre.ts';
import { useTurned } from '../renderer/scene/theatre/useTurned.ts';
import { useCues } from '../renderer/scene/useCues.ts';
import { HandBefore, HouseFacts, Jackpots, SealCode } from './Beside.tsx';
import styles from './CenterDisplay.module.css';
import { Invitation } from './Invitation.tsx';
import { texts } from './texts.ts';

const css = classes(styles);

const PLAIN: CenterLook = { facing: 'one-way', pace: 'normal', verifier: null };

/** What everyone at the table and behind it may see. Display only, no touch. */
export function CenterDisplay({ view }: { readonly view: CenterView }) {
  const { loudness, look = PLAIN, beside } = view;
  const table = useTurned(view.table);
  const { connected } = useLink();
  const drawing = useTheatre(table, look.pace, connected);
  useCues(table, null, loudness);
  const seated = table.places.filter(({ player }) => player !== null).length;
  const halted = table.fault !== null || table.stopped !== null;
  const drawn = drawing.table.hand;
  const tracked = drawn?.kind === 'banked' && drawn.tracked ? drawn : null;
  return (
    <Stage width={1920} height={1080}>
      <main
        className={css(`center ${whyNot(table) === undefined ? '' : 'center-halted'}`)}
        data-testid="phase"
        data-phase={table.state}
      >
        <Header table={table} />
        <Coming table={table} />
        <Jackpots jackpots={beside?.jackpots} />
        <TournamentLine tournament={table.tournament} large />
        <div className={css(tracked ? 'center-tracked' : 'center-plain')}>
          <div className={css(`center-scene ${halted ? 'center-scene-halted' : ''}`)}>
            <TableScene
              table={drawing.table}
              from={null}
              narrow={tracked !== null}
              facing={look.facing}
              moves={drawing.moves}
              live={look.pace !== 'off'}
              idle={seated === 0 ? <Invitation table={table} /> : undefined}
            />
            {beside?.before && tracked === null && <HandBefore before={beside.before} />}
            {table.seal && tracked === null && <SealCode table={table} verifier={look.verifier} />}
            {beside && tracked === null && <HouseFacts beside={beside} table={table} />}
          </div>
          {tracked && (
            <Tracker
              hand={tracked}
              clock={table.clock}
              beside={<SealCode table={table} verifier={look.verifier} inside />}
              foot={beside && <HouseFacts beside={beside} table={table} inside />}
            />
          )}
        </div>
        {table.seal && (
          <footer className={css('center-seal')} title={texts.centerDisplay.fingerprintOfDeckFixed}>
            {texts.centerDisplay.deckSeal(<SealText seal={table.seal} />)}
          </footer>
        )}
        <Halt table={table} />
      </main>
    </Stage>
  );
}

function Header({ table }: { readonly table: TableView }) {
  const game = playedAt(table);
  return (
    <header className={css('center-header')}>
      <div className={css('center-where')}>
        <div>
          <p className={css('center-house')}>{table.house}</p>
          <p className={css('center-table')}>{tableCalled(table)}</p>
        </div>
        {table.demo && <DemoBadge />}
      </div>
      <h1 className={css(`center-game ${game.length > 32 ? 'center-game-long' : ''}`)} data-testid="game">
        {unbroken(game)}
      </h1>
      <div className={css('center-facts')}>
        {table.handNumber > 0 && (
          <p>
            {texts.centerDisplay.hand(
              <strong data-testid="hand-number" data-hand={table.handNumber}>
                {number(table.handNumber)}
              </strong>,
            )}
          </p>
        )}
      </div>
    </header>
  );
}

/** What is coming for everyone: another game and what it takes (LR28a), or a time collection (LR4). */
function Coming({ table: { change, collection, closing } }: { readonly table: TableView }) {
  const left = useCountdown(change?.clock ?? null);
  if (change === null && collection === null && closing === undefined) return null;
  return (
    <div className={css('center-coming')} role="status">
      {closing && (
        <p data-testid="closing">
          {closing.closed
            ? texts.centerDisplay.tableIsClosed(closing.reason)
            : texts.centerDisplay.tableCloses(closing.reason)}
        </p>
      )}
      {change && (
        <p data-testid="game-change">
          <strong>{change.game}</strong> {change.when} · {change.buyIn}
          {left && ` · ${clockText(left.leftMs)}`}
        </p>
      )}
      {collection && (
        <p data-testid="collection">
          {texts.centerDisplay.halfHourCollectionIn(<strong>{dollars(collection.amount)}</strong>, collection.minutes)}
        </p>
      )}
    </div>
  );
}

/** Why nothing is dealt. */
const whyNot = ({ fault, stopped, held }: TableView): string | undefined => fault ?? stopped ?? held;

function haltTitle({ fault, stopped }: TableView): string {
  if (fault !== null) return texts.centerDisplay.tableHasStoppedBy;
  return stopped === null ? texts.centerDisplay.jackpotHit : texts.centerDisplay.floorHasStoppedPlay;
}

/** Why nothing is dealt, across the top in a guest's terms; the table below stays readable. */
function Halt({ table }: { readonly table: TableView }) {
  const why = whyNot(table);
  if (why === undefined) return null;
  return (
    <div className={css('center-halt')} role="alert" data-testid="halt">
      <WarningIcon />
      <strong>{haltTitle(table)}</strong>
      <span>{why}</span>
      {table.demo && <DemoBadge />}
    </div>
  );
}
