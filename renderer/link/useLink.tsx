import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { AnswerResult } from '../../protocol/answer.ts';
import type { Intent } from '../../protocol/intent.ts';
import { heard } from '../language/heard.ts';
import { IntentRefused, type Link, type LinkState } from './link.ts';
import { useSay } from './say.ts';

const LinkContext = createContext<Link | null>(null);

/** Gives the screens below it their line to the host. */
export function LinkProvider({ link, children }: { readonly link: Link; readonly children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

function useLinkAbove(): Link {
  const link = useContext(LinkContext);
  if (link === null) throw new Error('useLink needs a LinkProvider above it');
  return link;
}

/** The link as it is on screen; `send` carries the `rev` of the view this rendering shows. */
export interface LinkOnScreen extends LinkState {
  send(intent: Intent): Promise<AnswerResult | null>;
}

export function useLink(): LinkOnScreen {
  const link = useLinkAbove();
  const state = useSyncExternalStore(link.subscribe, link.state);
  const send = useCallback((intent: Intent) => link.send(intent, state.rev), [link, state.rev]);
  return useMemo(() => ({ ...state, send }), [state, send]);
}

/**
 * Sends an intent and hands its result to `then`. A refusal is shown to the person as a toast, in the host's words,
 * and then calls `otherwise`.
 */
export type SendIntent = (intent: Intent, then?: (result: AnswerResult | null) => void, otherwise?: () => void) => void;

export function useAct(): SendIntent {
  const { send } = useLink();
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

/** Asks the host something once, as soon as what asks for it is on the screen and no other intent of this screen is in flight. */
export function useOnOpen(ask: () => void): void {
  const link = useContext(LinkContext);
  const { busy } = useLink();
  const asked = useRef(false);
  const run = useEffectEvent(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at again when `busy` has changed; what holds by then the link knows.
  useEffect(() => {
    if (asked.current || link?.state().busy === true) return;
    asked.current = true;
    run();
  }, [link, busy]);
}

/** The same, with a refusal as `useAct` shows it. */
export function useAskOnce(...asking: Parameters<SendIntent>): void {
  const act = useAct();
  useOnOpen(() => act(...asking));
}

/** True when keys that send must not work: an intent is in flight, or the table cannot be reached. */
export function useHeld(): boolean {
  const link = useLinkAbove();
  // Asked for this alone: no key is drawn again for a view that leaves it as it was.
  return useSyncExternalStore(link.subscribe, () => link.state().busy || !link.state().connected);
}
