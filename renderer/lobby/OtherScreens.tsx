import { Button } from '../kit/Button.tsx';
import { folderOf, purposeOf, type ScreenLink, type TrayCard } from './screens.ts';

export interface OtherScreensProps {
  readonly screens: readonly ScreenLink[];
  readonly card: TrayCard | null;
  readonly onSwipe: (at: 'cage') => void;
}

/** The screens that are nobody's seat: centre display, floor console, cage. */
export function OtherScreens({ screens, card, onSwipe }: OtherScreensProps) {
  return (
    <section className="panel others" aria-label="Other screens">
      <ul>
        {screens.map((screen) => {
          const folder = folderOf(screen.path);
          return (
            <li key={screen.path}>
              <span className="others-text">
                <strong>{screen.label}</strong>
                <small>{purposeOf(screen)}</small>
              </span>
              {folder === 'cage' && card !== null && (
                <Button
                  kind="primary"
                  sends
                  label="Swipe at the cage"
                  onPress={() => onSwipe('cage')}
                  testid="swipe-cage"
                >
                  Swipe
                </Button>
              )}
              <a
                className="key key-plain"
                href={screen.path}
                target={`dealerless-${folder}`}
                aria-label={`Open ${screen.label}`}
                data-testid={`open-${folder}`}
              >
                Open
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
