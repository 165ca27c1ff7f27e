import { useCallback, useState } from 'react';
import type { AnswerResult, Intent } from '../../protocol/messages.ts';
import { heard } from '../language/heard.ts';
import { IntentRefused } from './link.ts';
import { useLink } from './useLink.tsx';

export interface Answering {
  /** Why the last intent sent from here had no effect, for people; null while there is nothing to complain of. */
  readonly refused: string | null;
  /** Sends an intent and hands its result to `then`; a refusal stays in `refused` until the next one is sent. */
  send(intent: Intent, then?: (result: AnswerResult | null) => void): void;
  forget(): void;
}

/** For dialogs: an intent whose refusal is shown where it was made, instead of as a toast that passes. */
export function useAnswer(): Answering {
  const { send: transmit } = useLink();
  const [refused, setRefused] = useState<string | null>(null);
  const send = useCallback(
    (intent: Intent, then?: (result: AnswerResult | null) => void) => {
      setRefused(null);
      transmit(intent).then(
        (result) => then?.(result),
        (error: unknown) => {
          const { code, message } =
            error instanceof IntentRefused ? error : { code: 'screen fault', message: `${error}` };
          if (code !== 'busy') setRefused(heard(message));
        },
      );
    },
    [transmit],
  );
  const forget = useCallback(() => setRefused(null), []);
  return { refused, send, forget };
}
