import { type ReactNode, useState } from 'react';
import type { WagerAsk, WagerSpot } from '../../games/ask.ts';
import { costOf, feesFor } from '../../games/wager.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Money } from '../../renderer/kit/Money.tsx';
import { texts } from '../texts.ts';
import type { DecideProps } from './AskPanel.tsx';
import asks from './asks.module.css';
import { ChipRack } from './ChipRack.tsx';
import { useDraft } from './draft.ts';
import { FeltSpot, type SpotTouches } from './FeltSpot.tsx';
import { OtherPlaces } from './OtherPlaces.tsx';
import { PayTable } from './PayTable.tsx';
import styles from './WagerPanel.module.css';
import {
  added,
  type Bets,
  cleared,
  firstChip,
  type LayoutPlace,
  mostOn,
  placesOf,
  repeated,
  totalOf,
} from './wagers.ts';

const css = classes(asks, styles);

interface WagerPanelProps extends DecideProps<WagerAsk> {
  /** The player-dealer and what the bank covers. */
  readonly bank: string | null;
  /** The key to the results of the shoe, when the table has a display of them. */
  readonly results?: ReactNode;
}

/**
 * The layout with its spots. The selected chip goes where the player touches; nothing leaves the station before it is
 * confirmed. Each change can be undone.
 */
export function WagerPanel({ ask, bank, results, onDecide }: WagerPanelProps) {
  const { bets, change, undo, mayUndo } = useBets();
  useDraft(totalOf(bets) > 0 ? texts.wager.unconfirmed(totalOf(bets)) : null);
  const [chip, setChip] = useState(() => firstChip(ask));
  const [table, setTable] = useState<WagerSpot | null>(null);
  const [hint, setHint] = useState<string | null>(null);
  const places = placesOf(ask);
  const [at, setAt] = useState(places[0]?.at ?? null);
  const place = places.find((one) => one.at === at) ?? places[0];
  const last = repeated(ask);
  // Where more people play than places are dealt to, the first place shown is somebody else's.
  const said = hint ?? (place !== undefined && places.every((one) => one.at !== null) ? texts.wager.noOwnPlace : null);
  const put = (spot: WagerSpot): void => {
    const next = added(ask, bets, spot, chip);
    setHint(next.why);
    if (next.bets) change(next.bets);
  };
  const setAll = (next: Bets): void => {
    setHint(null);
    change(next);
  };
  return (
    <>
      <p className={css('facts')}>
        {place?.at && <strong>{place.at}</strong>}
        {bank !== null && <span>{bank}</span>}
        {said !== null && (
          <strong className={css('hint')} data-testid="wager-hint">
            {said}
          </strong>
        )}
      </p>
      {place && (
        <Layout
          place={place}
          ask={ask}
          bets={bets}
          onPut={put}
          onTakeBack={(spot) => setAll(cleared(ask, bets, spot.id))}
          onPayTable={setTable}
        />
      )}
      {(places.length > 1 || results) && (
        <div className={css('elsewhere')}>
          {places.length > 1 && <OtherPlaces places={places} bets={bets} at={place?.at ?? null} onPick={setAt} />}
          {results}
        </div>
      )}
      <div className={css('foot')}>
        <ChipRack ask={ask} chip={chip} onPick={setChip} />
        <div className={css('foot-keys')}>
          <Button size="l" className={css('foot-key')} disabled={!mayUndo} onPress={undo} testid="wager-undo">
            {texts.wager.undo}
          </Button>
          <Button
            size="l"
            className={css('foot-key')}
            disabled={totalOf(bets) === 0}
            onPress={() => setAll({})}
            testid="wager-clear"
          >
            {texts.wager.clear}
          </Button>
          <Button
            size="l"
            className={css('foot-key')}
            disabled={last === null}
            onPress={() => last && setAll(last)}
            testid="wager-repeat"
          >
            {texts.wager.repeat}
          </Button>
        </div>
        <Confirm ask={ask} bets={bets} onDecide={onDecide} />
      </div>
      {table && <PayTable spot={table} onClose={() => setTable(null)} />}
    </>
  );
}

/** The bets being placed, and the earlier states for undo. */
function useBets() {
  const [states, setStates] = useState<readonly Bets[]>([{}]);
  const bets = states.at(-1) ?? {};
  return {
    bets,
    change: (next: Bets): void => setStates([...states, next]),
    undo: (): void => setStates(states.slice(0, -1)),
    mayUndo: states.length > 1,
  };
}

interface LayoutProps extends SpotTouches {
  readonly place: LayoutPlace;
  readonly ask: WagerAsk;
  readonly bets: Bets;
}

/**
 * The spots of one place, as on a cloth: bonus spots in the upper row, and below them the spots they go with and those
 * that stand alone.
 */
function Layout({ place, ask, bets, ...on }: LayoutProps) {
  const needed = new Set(place.spots.flatMap(({ needs }) => needs));
  const isBase = ({ id, needs }: WagerSpot): boolean => (needed.size > 0 ? needed.has(id) : needs.length === 0);
  const rows = [place.spots.filter((spot) => !isBase(spot)), place.spots.filter(isBase)];
  return (
    <div className={css('layout')}>
      {rows
        .filter(({ length }) => length > 0)
        .map((spots) => (
          <div key={spots[0]?.id} className={css('row')}>
            {spots.map((spot) => (
              <FeltSpot key={spot.id} spot={spot} bet={bets[spot.id] ?? 0} open={mostOn(ask, bets, spot) > 0} {...on} />
            ))}
          </div>
        ))}
    </div>
  );
}

/** The total that leaves the stack, fees included, and the key that places the bets. */
function Confirm({ ask, bets, onDecide }: { readonly bets: Bets } & DecideProps<WagerAsk>) {
  const total = totalOf(bets);
  const fee = feesFor(ask, bets);
  return (
    <div className={css('confirm')}>
      <p className={css('total')}>
        {fee > 0 && <span>{texts.wager.fee(<Money amount={fee} className={css('figure')} testid="wager-fee" />)}</span>}
        <span>
          {texts.wager.left(
            <Money amount={ask.stack - costOf(ask, bets)} className={css('figure')} testid="wager-left" />,
          )}
        </span>
      </p>
      <Button
        size="l"
        kind={total === 0 ? 'plain' : 'primary'}
        sends
        wide
        onPress={() => onDecide({ kind: 'wager', bets: placedOnly(bets) })}
        testid="wager-confirm"
      >
        {total === 0 ? (ask.none ?? texts.wager.none) : texts.wager.place(total, fee)}
      </Button>
    </div>
  );
}

const placedOnly = (bets: Bets): Bets => Object.fromEntries(Object.entries(bets).filter(([, amount]) => amount > 0));
