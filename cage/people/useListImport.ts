import { useState } from 'react';
import { MOST_LIST_BYTES, type ShownList } from '../../protocol/exclusion-list.ts';
import { type FilePart, partsOf } from '../../protocol/file-part.ts';
import type { Signature } from '../../protocol/signature.ts';
import { useAnswer } from '../../renderer/link/useAnswer.ts';
import { packed } from './packed.ts';
import { texts } from './texts.ts';

/**
 * This many parts are sent as fast as they are answered. After that the page pauses this long before each part, ms,
 * because the host refuses a screen that asks too fast.
 */
const AT_ONCE = 20;
const REST = 60;

/** A list that was checked, and the file it came from. */
interface Looked {
  readonly parts: readonly FilePart[];
  readonly found: ShownList;
}

export interface ListImport {
  /** The name of the file that the host is reading; null while it reads none. */
  readonly reading: string | null;
  /** What taking the list over would change; null until a file was checked. */
  readonly looked: ShownList | null;
  /** What taking it over has changed; null until then. */
  readonly done: ShownList | null;
  /** The list is being taken over. */
  readonly isUnderWay: boolean;
  /** Why the file cannot be read, or why the host refused it. */
  readonly refused: string | null;
  /** Has the host check a file. */
  look(file: File): void;
  /** Takes over the file that was checked. */
  takeOver(): void;
  /** Drops what was found, because the list has another name now. */
  drop(): void;
}

/** Sends a file as the list of this name: first for a trial, then, as it was checked, to be taken over. */
export function useListImport(list: string, signature: Signature | null): ListImport {
  const [reading, setReading] = useState<string | null>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  const [done, setDone] = useState<ShownList | null>(null);
  const [isTaking, setTaking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { refused, send } = useAnswer();

  const sendParts = (parts: readonly FilePart[], trial: boolean, then: (found: ShownList) => void, nth = 0): void => {
    const part = parts[nth];
    if (part === undefined) return;
    const isLast = nth === parts.length - 1;
    const intent = { do: 'exclusion list', list, file: part, trial } as const;
    send(isLast && !trial && signature !== null ? { ...intent, signature } : intent, (result) => {
      if (result?.kind === 'exclusion list') then(result.list);
      else setTimeout(() => sendParts(parts, trial, then, nth + 1), nth < AT_ONCE ? 0 : REST);
    });
  };
  const read = async (file: File): Promise<void> => {
    setReading(file.name);
    const parts = partsOf(await packed(file));
    sendParts(parts, true, (found) => {
      setLooked({ parts, found });
      setReading(null);
    });
  };
  return {
    reading: refused === null && trouble === null ? reading : null,
    looked: looked?.found ?? null,
    done,
    isUnderWay: isTaking && done === null && refused === null,
    refused: trouble ?? refused,
    look: (file) => {
      setTrouble(null);
      setLooked(null);
      if (file.size > MOST_LIST_BYTES) setTrouble(texts.exclusions.tooLarge);
      else read(file).catch((error: unknown) => setTrouble(`${error}`));
    },
    takeOver: () => {
      if (looked === null) return;
      setTaking(true);
      sendParts(looked.parts, false, setDone);
    },
    drop: () => setLooked(null),
  };
}
