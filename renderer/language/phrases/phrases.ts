/** A sentence of the host in Spanish, Vietnamese, Simplified Chinese, Korean and Tagalog. */
export type Phrase = readonly [es: string, vi: string, zh: string, ko: string, tl: string];

/** By the English sentence, in which `{{1}}`, `{{2}}` stand for the values. */
export type Phrases = Readonly<Record<string, Phrase>>;
