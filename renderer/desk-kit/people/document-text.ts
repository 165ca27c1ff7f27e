import { texts } from '../texts.ts';

const DOCUMENTS: Readonly<Record<string, string>> = texts.identityFacts.documents;

/** The name of a kind of document; the stored value differs. */
export const documentText = (idType: string): string => DOCUMENTS[idType] ?? idType;
