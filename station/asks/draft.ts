import { createContext, useContext, useEffect, useRef } from 'react';
import { useSay } from '../../renderer/link/say.ts';

/** The message for the player if what they have laid out is never confirmed; null while nothing is laid out. */
export type DraftNote = { current: string | null };

const DraftContext = createContext<DraftNote>({ current: null });
export const DraftProvider = DraftContext.Provider;

/** Keeps the draft's message up to date while the player changes what is laid out. */
export function useDraft(lost: string | null): void {
  const draft = useContext(DraftContext);
  useEffect(() => {
    draft.current = lost;
  }, [draft, lost]);
}

/**
 * A draft whose message is shown when its ask goes away: time ran out, or play was stopped. Set `current = null` once
 * it is sent.
 */
export function useDraftNote(): DraftNote {
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
