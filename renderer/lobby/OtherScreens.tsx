import desk from '../desk-kit/desk.module.css';
import { Button } from '../kit/Button.tsx';
import { classes } from '../kit/classes.ts';
import { KeyLink } from '../kit/KeyLink.tsx';
import lobby from './lobby.module.css';
import styles from './OtherScreens.module.css';
import type { LobbyStep } from './Steps.tsx';
import { purposeOf, type ScreenLink, type TrayCard } from './screens.ts';
import { texts } from './texts.ts';

const css = classes(desk, lobby, styles);

export interface OtherScreensProps {
  readonly screens: readonly ScreenLink[];
  /** The current step. */
  readonly step: LobbyStep;
  readonly card: TrayCard | null;
  readonly onSwipe: (at: 'cage') => void;
}

/** The screens without a seat: center display, floor console, cage. */
export function OtherScreens({ screens, step, card, onSwipe }: OtherScreensProps) {
  return (
    <section className={css('panel others')} aria-label={texts.otherScreens.otherScreens}>
      <ul>
        {screens.map((screen) => {
          const { page, link } = screen;
          return (
            <li key={page}>
              <span className={css('others-text')}>
                <strong>{screen.label}</strong>
                <small>{purposeOf(screen)}</small>
              </span>
              {page === 'cage' && card !== null && (
                <Button
                  kind={step === 'card' ? 'primary' : 'plain'}
                  sends
                  label={texts.otherScreens.swipeAtCage}
                  onPress={() => onSwipe('cage')}
                  testid="swipe-cage"
                >
                  {texts.common.swipe}
                </Button>
              )}
              {link !== null && (
                <KeyLink
                  href={link}
                  target={`dealerless-${page}`}
                  label={texts.otherScreens.open(screen.label)}
                  testid={`open-${page}`}
                >
                  {texts.common.open}
                </KeyLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
