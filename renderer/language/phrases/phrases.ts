/** A sentence of the host in Spanish, Vietnamese, Simplified Chinese, Korean and Tagalog. */
export type Phrase = readonly [es: string, vi: string, zh: string, ko: string, tl: string];

/** By the sentence in English, in which `{{1}}`, `{{2}}` stand for what is put in. */
export type Phrases = Readonly<Record<string, Phrase>>;
