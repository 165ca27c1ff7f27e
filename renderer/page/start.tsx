import { Component, Fragment, type ReactNode, StrictMode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import type { View } from '../../protocol/views.ts';
import { Banner } from '../kit/Banner.tsx';
import { CountIn } from '../kit/counting.tsx';
import { ignoreSecondTouches } from '../kit/second-touch.ts';
import { Toasts } from '../kit/Toasts.tsx';
import { countIn } from '../language/figures.ts';
import { heardIn } from '../language/heard.ts';
import { language, onLanguage, speak } from '../language/language.ts';
import { type Link, openLink } from '../link/link.ts';
import { LinkProvider, useLink } from '../link/useLink.tsx';
import { bridgeWire, linkAddress, socketWire } from '../link/wire.ts';
import { takeToken } from './token.ts';
import '../kit/tokens.css';
import { classes } from '../kit/classes.ts';
import styles from './start.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

// The pages run under a policy that forbids code generated at run time.
z.config({ jitless: true });

/** Sent over the bridge, where the window itself identifies the screen and a token has no meaning. */
const NO_TOKEN = 'the-window-says-who-it-is';

type Screen = View['screen'];
type ViewOf<S extends Screen> = Extract<View, { screen: S }>;

/**
 * Starts a page: opens its link, draws `draw(view)` for every view of the page's own kind and, while there is none,
 * says why in plain words. Expects `<div id="screen">` in the page. Returns the link, for what the page sends on its
 * own account.
 */
export function startScreen<S extends Screen>(screen: S, draw: (view: ViewOf<S>) => ReactNode): Link {
  const root = document.getElementById('screen');
  if (root === null) throw new Error('the page needs <div id="screen">');
  document.documentElement.dataset.screen = screen;
  ignoreSecondTouches(window);
  const isMine = (view: View): view is ViewOf<S> => view.screen === screen;
  const link = linkOfPage();
  createRoot(root).render(
    <StrictMode>
      <LinkProvider link={link}>
        <Spoken>
          <Toasts>
            <FaultCatcher>
              <Gate screen={screen}>{(view) => (isMine(view) ? draw(view) : null)}</Gate>
            </FaultCatcher>
          </Toasts>
        </Spoken>
      </LinkProvider>
    </StrictMode>,
  );
  return link;
}

/**
 * The page's link: over the Electron bridge when there is one, otherwise over a WebSocket to the host that served the
 * page.
 */
function linkOfPage(): Link {
  const bridge = window.dealerless;
  const token = bridge ? NO_TOKEN : (takeToken(window) ?? '');
  return openLink({ token, wire: bridge ? bridgeWire(bridge) : socketWire(linkAddress('/link')) });
}

/**
 * Speaks the language of the newest view. A change of language mounts the whole screen again, so that no text stays in
 * the old one.
 */
function Spoken({ children }: { readonly children: ReactNode }) {
  const { view } = useLink();
  const chosen = view?.language ?? 'en';
  useLayoutEffect(() => speak(chosen), [chosen]);
  return <Fragment key={useSyncExternalStore(onLanguage, language)}>{children}</Fragment>;
}

function Gate({ screen, children }: { readonly screen: Screen; readonly children: (view: View) => ReactNode }) {
  const { view, role, connected, failure } = useLink();
  // The screen is redrawn for each new view and for nothing else; a pressed key changes its own look.
  const drawn = useMemo(() => view && children(heardIn(view)), [view, children]);
  if (view === null || role === null) {
    return failure ? (
      <Waiting title={texts.start.thisScreenCannotBe}>{failure.message}</Waiting>
    ) : (
      <Waiting title={texts.start.connectingToTable}>{texts.start.thisTakesMoment}</Waiting>
    );
  }
  if (view.screen !== screen) {
    return <Waiting title={texts.start.wrongAddress}>{texts.start.thisPageBelongsTo}</Waiting>;
  }
  const unit = 'table' in view && typeof view.table === 'object' && view.table.tournament ? 'chips' : 'money';
  countIn(unit);
  return (
    <>
      <CountIn what={unit}>{drawn}</CountIn>
      {!connected && (
        <div className={css('over-all')}>
          <Banner level="warning" testid="reconnecting">
            {texts.start.reconnectingToTableYour}
          </Banner>
        </div>
      )}
      {connected && failure && (
        <div className={css('over-all')}>
          <Banner level="error" testid="link-failure">
            {failure.message}
          </Banner>
        </div>
      )}
    </>
  );
}

function Waiting({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className={css('waiting-page')} data-testid="waiting-page">
      <h1>{title}</h1>
      <p>{children}</p>
    </main>
  );
}

/** Shows a fault in the screen's own program instead of a blank page; the hand is safe at the host. */
class FaultCatcher extends Component<{ readonly children: ReactNode }, { readonly fault: string | null }> {
  override state = { fault: null };

  static getDerivedStateFromError(error: unknown): { fault: string } {
    return { fault: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    if (this.state.fault === null) return this.props.children;
    return <Waiting title={texts.start.thisScreenHasFault}>{texts.start.yourChipsAndCards(this.state.fault)}</Waiting>;
  }
}
