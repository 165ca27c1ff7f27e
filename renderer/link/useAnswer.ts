import { useCallback, useState } from 'react';
import type { AnswerResult } from '../../protocol/answer.ts';
import type { Intent } from '../../protocol/intent.ts';
import { heard } from '../language/heard.ts';
import { IntentRefused } from './link.ts';
import { useSend } from './useLink.tsx';

export interface Answering {
  /** Why the last intent sent from here had no effect, for people; null while there is nothing to complain of. */
  readonly refused: string | null;
  /** The code of that refusal. */
  readonly code: string | null;
  /** Sends an intent and hands its result to `then`; a refusal stays in `refused` until the next one is sent. */
  send(intent: Intent, then?: (result: AnswerResult | null) => void): void;
  forget(): void;
}

const NOTHING = { refused: null, code: null };

/** For dialogs: an intent whose refusal is shown where it was made, instead of as a toast that passes. */
export function useAnswer(): Answering {
  const transmit = useSend();
  const [{ refused, code }, setRefusal] = useState<Pick<Answering, 'refused' | 'code'>>(NOTHING);
  const send = useCallback(
    (intent: Intent, then?: (result: AnswerResult | null) => void) => {
      setRefusal(NOTHING);
      transmit(intent).then(
        (result) => then?.(result),
        (error: unknown) => {
          const { code, message } =
            error instanceof IntentRefused ? error : { code: 'screen fault', message: `${error}` };
          if (code !== 'busy') setRefusal({ refused: heard(message), code });
        },
      );
    },
    [transmit],
  );
  const forget = useCallback(() => setRefusal(NOTHING), []);
  return { refused, code, send, forget };
}
