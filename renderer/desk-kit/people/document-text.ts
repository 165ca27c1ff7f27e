import { texts } from '../texts.ts';

const DOCUMENTS: Readonly<Record<string, string>> = texts.identityFacts.documents;

/** What a kind of document is called, which is stored in other words. */
export const documentText = (idType: string): string => DOCUMENTS[idType] ?? idType;
