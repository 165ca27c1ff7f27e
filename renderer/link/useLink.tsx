import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { AnswerResult } from '../../protocol/answer.ts';
import type { Intent } from '../../protocol/intent.ts';
import { heard } from '../language/heard.ts';
import { IntentRefused, type Link, type LinkState } from './link.ts';
import { useSay } from './say.ts';

/** The line, and the revision of the view that is on the screen. */
interface LinkAbove {
  readonly link: Link;
  readonly shown: { rev: number };
}

const LinkContext = createContext<LinkAbove | null>(null);

/** Gives the screens below it their link to the host. */
export function LinkProvider({ link, children }: { readonly link: Link; readonly children: ReactNode }) {
  const above = useMemo<LinkAbove>(() => ({ link, shown: { rev: link.state().rev } }), [link]);
  return (
    <LinkContext value={above}>
      <Shown {...above} />
      {children}
    </LinkContext>
  );
}

/** Records which view is on the screen: it is rendered with the screen and precedes it. */
function Shown({ link, shown }: LinkAbove): null {
  const rev = useSyncExternalStore(link.subscribe, () => link.state().rev);
  useLayoutEffect(() => {
    shown.rev = rev;
  }, [shown, rev]);
  return null;
}

function useLinkAbove(): LinkAbove {
  const above = useContext(LinkContext);
  if (above === null) throw new Error('useLink needs a LinkProvider above it');
  return above;
}

/** The state of the link; the calling component is redrawn for every view. */
export function useLink(): LinkState {
  const { link } = useLinkAbove();
  return useSyncExternalStore(link.subscribe, link.state);
}

/**
 * Sends an intent with the `rev` of the view on the screen. The function is the same for every view, so the calling
 * component is not redrawn for a new one.
 */
export function useSend(): (intent: Intent) => Promise<AnswerResult | null> {
  const { link, shown } = useLinkAbove();
  return useCallback((intent) => link.send(intent, shown.rev), [link, shown]);
}

/**
 * Sends an intent and passes its result to `then`. A refusal is shown as a toast in the host's words, then `otherwise`
 * is called.
 */
export type SendIntent = (intent: Intent, then?: (result: AnswerResult | null) => void, otherwise?: () => void) => void;

export function useAct(): SendIntent {
  const send = useSend();
  const say = useSay();
  return useCallback(
    (intent, then, otherwise) => {
      send(intent).then(
        (result) => then?.(result),
        (error: unknown) => {
          const refused = error instanceof IntentRefused ? error : new IntentRefused('screen fault', String(error));
          if (refused.code !== 'busy') say({ level: 'warning', text: heard(refused.message) });
          otherwise?.();
        },
      );
    },
    [send, say],
  );
}

/**
 * Asks the host something once, as soon as the calling component is on the screen and no other intent of this screen is
 * in flight.
 */
export function useOnOpen(ask: () => void): void {
  const { link } = useLinkAbove();
  const busy = useSyncExternalStore(link.subscribe, () => link.state().busy);
  const asked = useRef(false);
  const run = useEffectEvent(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at again when `busy` has changed; what holds by then the link knows.
  useEffect(() => {
    if (asked.current || link.state().busy) return;
    asked.current = true;
    run();
  }, [link, busy]);
}

/** The same, but a refusal is shown as a toast, as in `useAct`. */
export function useAskOnce(...asking: Parameters<SendIntent>): void {
  const act = useAct();
  useOnOpen(() => act(...asking));
}

/** True while sending keys must be disabled: an intent is in flight, or the table cannot be reached. */
export function useHeld(): boolean {
  const { link } = useLinkAbove();
  // A separate subscription, so that a key is not redrawn for a view that leaves this value unchanged.
  return useSyncExternalStore(link.subscribe, () => link.state().busy || !link.state().connected);
}
