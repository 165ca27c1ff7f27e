import { createContext, useContext, useEffect, useRef } from 'react';
import { useSay } from '../../renderer/link/say.ts';

/** What a player has laid out and not confirmed, in words for when it comes to nothing; null while there is nothing. */
export type Draft = { current: string | null };

const DraftContext = createContext<Draft>({ current: null });
export const DraftProvider = DraftContext.Provider;

/** Says, as what is laid out changes, how to tell the player that it was never confirmed. */
export function useDraft(lost: string | null): void {
  const draft = useContext(DraftContext);
  useEffect(() => {
    draft.current = lost;
  }, [draft, lost]);
}

/** A draft that is told aloud when its ask is gone: time ran out, or play was stopped. `current = null` once it is sent. */
export function useToldDraft(): Draft {
  const draft = useRef<string | null>(null);
  const say = useSay();
  useEffect(
    () => () => {
      if (draft.current !== null) say({ level: 'warning', text: draft.current });
    },
    [say],
  );
  return draft;
}
