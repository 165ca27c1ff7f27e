/** In the console of a house: the other tables to which a profile can be sent, and the function that sends it. */
import { createContext } from 'react';
import type { Notice } from '../protocol/notice.ts';
import type { ProfileDraft } from '../protocol/profiles.ts';

export interface OtherTables {
  readonly tables: readonly { readonly number: number; readonly name: string }[];
  /** Makes the profile at that table as well, and reports the result. */
  send(number: number, draft: ProfileDraft, say: (notice: Notice) => void): void;
}

/** Null at the console of a stand-alone table. */
export const SendToTables = createContext<OtherTables | null>(null);
