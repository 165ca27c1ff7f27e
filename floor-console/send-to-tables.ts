/** In the console of a house: the other tables that a profile may be sent to, and the way there. */
import { createContext } from 'react';
import type { Notice } from '../protocol/notice.ts';
import type { ProfileDraft } from '../protocol/profiles.ts';

export interface OtherTables {
  readonly tables: readonly { readonly number: number; readonly name: string }[];
  /** Makes the profile at that table, too; says what came of it. */
  send(number: number, draft: ProfileDraft, say: (notice: Notice) => void): void;
}

/** Null at the console of a table by itself. */
export const SendToTables = createContext<OtherTables | null>(null);
