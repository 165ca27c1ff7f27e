import type { LobbyView } from '../../protocol/lobby-view.ts';
import { Button } from '../kit/Button.tsx';
import { classes } from '../kit/classes.ts';
import { AccountCardIcon } from '../kit/icons.tsx';
import { KeyLink } from '../kit/KeyLink.tsx';
import type { Became, Swiped } from './Lobby.tsx';
import lobby from './lobby.module.css';
import type { LobbyStep } from './Steps.tsx';
import { maySwipe, type ScreenLink, spotOf, type TrayCard } from './screens.ts';
import styles from './TableMap.module.css';
import { texts } from './texts.ts';

const css = classes(lobby, styles);

export interface TableMapProps {
  readonly view: LobbyView;
  /** The current step: its keys stand out. */
  readonly step: LobbyStep;
  /** The card in hand. */
  readonly card: TrayCard | null;
  readonly swiped: Swiped | null;
  /** What became of the swipe. */
  readonly became: Became;
  /** The stations opened from here. */
  readonly opened: ReadonlySet<number>;
  readonly onOpen: (seat: number) => void;
  readonly onSwipe: (seat: number) => void;
}

/** The ten stations around the table, seen from above. */
export function TableMap({ view, step, card, swiped, became, opened, onOpen, onSwipe }: TableMapProps) {
  const stations = view.screens.flatMap((screen) => (screen.seat === null ? [] : [{ ...screen, seat: screen.seat }]));
  const cage = view.screens.find(({ page }) => page === 'cage')?.link ?? null;
  const target = typeof swiped?.at === 'number' ? stations.find(({ seat }) => seat === swiped.at) : undefined;
  return (
    <section className={css('map')} aria-label={texts.tableMap.stations}>
      <div className={css('map-felt')}>
        {card !== null ? (
          <p>
            <AccountCardIcon />
            <strong>{card.person}</strong>
            {step === 'card'
              ? texts.tableMap.swipeAtCage(card.person)
              : step === 'station'
                ? texts.tableMap.openFirst(card.person)
                : texts.tableMap.pressSwipeAtStation(card.person)}
          </p>
        ) : swiped !== null ? (
          <div className={css('map-next')} role="status" data-testid="swiped">
            <strong>{WHAT_BECAME[became](swiped)}</strong>
            {swiped.at === 'cage' && cage !== null && (
              <KeyLink kind="primary" href={cage} target="dealerless-cage">
                {texts.tableMap.goToCage}
              </KeyLink>
            )}
            {target && (
              <>
                {became === 'swiped' && (
                  <span>
                    {swiped.pin === ''
                      ? texts.tableMap.nowEnterPinThere
                      : texts.tableMap.nowEnterPinThere2(<b className={css('map-pin')}>{swiped.pin}</b>)}
                  </span>
                )}
                {target.link !== null && (
                  <KeyLink
                    kind="primary"
                    href={target.link}
                    target={windowOf(target.seat)}
                    onOpen={() => onOpen(target.seat)}
                  >
                    {texts.tableMap.goToStation(target.seat)}
                  </KeyLink>
                )}
              </>
            )}
          </div>
        ) : (
          <p className={css('map-table')}>
            {view.table}
            <small>{texts.tableMap.tenStationsNoDealer}</small>
          </p>
        )}
      </div>
      {stations.map((station) => (
        <Station
          key={station.seat}
          station={station}
          seat={station.seat}
          person={view.tray.find(({ seat }) => seat === station.seat)?.person ?? null}
          card={card}
          stands={standsOut(step, opened, station)}
          onOpen={onOpen}
          onSwipe={onSwipe}
          swipedHere={swiped?.at === station.seat}
        />
      ))}
    </section>
  );
}

/** The key of a free station to press next: Open first, then Swipe at a station that is open. */
function standsOut(step: LobbyStep, opened: ReadonlySet<number>, { state, seat }: ScreenLink): 'open' | 'swipe' | null {
  if (state !== 'free' || seat === null) return null;
  if (step === 'station') return 'open';
  return step === 'swipe' && opened.has(seat) ? 'swipe' : null;
}

const placeOf = (at: Swiped['at']): string => (at === 'cage' ? texts.tableMap.cage : `station ${at}`);

/** A swipe in words that are as true later as when it was made. */
const WHAT_BECAME: Readonly<Record<Became, (swiped: Swiped) => string>> = {
  reading: ({ person, at }) => texts.tableMap.sCardWasSwiped(person, placeOf(at)),
  swiped: ({ person, at }) => texts.tableMap.sCardIsSwiped(person, placeOf(at)),
  sits: ({ person, at }) => texts.tableMap.hasSatDownAt(person, placeOf(at)),
  gone: ({ person, at }) => texts.tableMap.isNotAtIts(person, placeOf(at)),
};

/** The name of a station's browser tab: pressing Open again returns to it. */
const windowOf = (seat: number): string => `dealerless-station-${seat}`;

function whoIsAt({ state, who, bot }: ScreenLink, person: string | null): string {
  if (state === 'free') return texts.tableMap.free;
  if (bot) return texts.tableMap.bot(who ?? '');
  return state === 'taken' ? (person ?? who ?? '') : texts.tableMap.swiped(who ?? '');
}

interface StationProps {
  readonly station: ScreenLink;
  readonly seat: number;
  /** The full name on the card, for a card from the tray. */
  readonly person: string | null;
  readonly card: TrayCard | null;
  /** Which of its keys to press next. */
  readonly stands: 'open' | 'swipe' | null;
  readonly swipedHere: boolean;
  readonly onOpen: (seat: number) => void;
  readonly onSwipe: (seat: number) => void;
}

function Station({ station, seat, person, card, stands, swipedHere, onOpen, onSwipe }: StationProps) {
  const { x, y } = spotOf(seat);
  return (
    <div
      className={css(
        `spot ${station.state === 'free' ? 'spot-free' : 'spot-taken'} ${swipedHere ? 'spot-swiped' : ''}`,
      )}
      style={{ left: `${x}%`, top: `${y}%` }}
    >
      <p className={css('spot-head')}>
        <span className={css('spot-seat')}>{seat}</span>
        <span className={css('spot-who')} data-testid={`who-${seat}`}>
          {whoIsAt(station, person)}
        </span>
      </p>
      <div className={css('spot-keys')}>
        {station.link !== null && (
          <KeyLink
            kind={stands === 'open' ? 'primary' : 'plain'}
            href={station.link}
            target={windowOf(seat)}
            label={texts.tableMap.openStation(seat)}
            onOpen={() => onOpen(seat)}
            testid={`open-station-${seat}`}
          >
            {texts.common.open}
          </KeyLink>
        )}
        {card !== null && maySwipe(card, station) && (
          <Button
            kind={stands === 'swipe' ? 'primary' : 'plain'}
            sends
            label={texts.tableMap.swipeAtStation(seat)}
            onPress={() => onSwipe(seat)}
            testid={`swipe-${seat}`}
          >
            {texts.common.swipe}
          </Button>
        )}
      </div>
    </div>
  );
}
