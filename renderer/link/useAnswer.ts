import { useCallback, useState } from 'react';
import type { AnswerResult } from '../../protocol/answer.ts';
import type { Intent } from '../../protocol/intent.ts';
import { heard } from '../language/heard.ts';
import { IntentRefused } from './link.ts';
import { useSend } from './useLink.tsx';

export interface Answering {
  /** Why the last intent sent from here was refused, for people; null when it was not. */
  readonly refused: string | null;
  /** The code of that refusal. */
  readonly code: string | null;
  /** Sends an intent and passes its result to `then`; a refusal stays in `refused` until the next intent is sent. */
  send(intent: Intent, then?: (result: AnswerResult | null) => void): void;
  forget(): void;
}

const NOTHING = { refused: null, code: null };

/** For dialogs: a refusal is shown where the intent was made instead of as a toast that goes away. */
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
