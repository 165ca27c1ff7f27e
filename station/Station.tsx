import { useEffect } from 'react';
import { USUAL } from '../protocol/preferences.ts';
import type { StationView } from '../protocol/station-view.ts';
import { Banner, DemoBadge } from '../renderer/kit/Banner.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Stage } from '../renderer/kit/Stage.tsx';
import { setMuted, setVolume } from '../renderer/kit/sound.ts';
import { Calibration } from './Calibration.tsx';
import { BuyIn } from './entry/BuyIn.tsx';
import { Closed, Vacant } from './entry/Invite.tsx';
import { PinEntry } from './entry/PinEntry.tsx';
import { WaitForFloor } from './entry/WaitForFloor.tsx';
import { Notices } from './Notices.tsx';
import { OwnPage } from './own/OwnPage.tsx';
import { PreferenceContext } from './preferences.ts';
import styles from './Station.module.css';
import { Seated } from './seat/Seated.tsx';
import { texts } from './texts.ts';

const css = classes(styles);

/** A player's touchscreen: what the phase of its station calls for, and nothing else. */
export function Station({ view }: { readonly view: StationView }) {
  const { phase, table, notice, calibration, preferences = USUAL } = view;
  useVoice(preferences.volume, view.preferences !== undefined);
  const { deck, back, side, speed, text } = preferences;
  if (calibration) return <Calibration calibration={calibration} />;
  return (
    <Stage width={1280} height={800}>
      <main
        className={css('station')}
        data-testid="phase"
        data-phase={phase.name}
        data-deck={deck}
        data-back={back}
        data-side={side}
        data-speed={speed}
        data-text={text}
      >
        <PreferenceContext value={preferences}>
          <Phase view={view} />
        </PreferenceContext>
        {phase.name !== 'seated' && table.demo && (
          <div className={css('demo')}>
            <DemoBadge />
          </div>
        )}
        {phase.name !== 'seated' && table.change && (
          <p className={css('change')} role="status" data-testid="game-change">
            {texts.gameChange.coming(<strong>{table.change.game}</strong>, table.change.when, table.change.buyIn)}
          </p>
        )}
        {phase.name !== 'seated' && <Notices view={view} look="top" />}
        {phase.name !== 'seated' && notice && (
          <div className={css('notice')}>
            <Banner level={notice.level} testid="notice">
              {notice.text}
            </Banner>
          </div>
        )}
      </main>
    </Stage>
  );
}

/** Sets this player's volume. Muting by one player does not carry over to the next. */
function useVoice(volume: number, isSomebody: boolean): void {
  useEffect(() => setVolume(volume / 100), [volume]);
  useEffect(() => {
    if (!isSomebody) setMuted(false);
  }, [isSomebody]);
}

function Phase({ view }: { readonly view: StationView }) {
  const { phase, table, station } = view;
  switch (phase.name) {
    case 'closed':
      return <Closed table={table} message={phase.message} />;
    case 'vacant':
      return <Vacant phase={phase} table={table} station={station} />;
    case 'pin':
      return <PinEntry key={`${phase.person}.${phase.triesLeft}`} phase={phase} />;
    case 'desk':
      return <OwnPage phase={phase} />;
    case 'waiting':
      return <WaitForFloor person={phase.person} balance={phase.balance} />;
    case 'buying in':
      return <BuyIn phase={phase} game={table.game} station={station} />;
    case 'seated':
      return <Seated view={view} phase={phase} />;
  }
}
