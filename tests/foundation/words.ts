/** Words that the project does not use, and what it says instead. See docs/glossary.md. */

interface RefusedWord {
  readonly word: RegExp;
  readonly say: string;
}

/** In names, comments, messages, test titles and documentation alike. */
const REFUSED: readonly RefusedWord[] = [
  { word: /\b(?:he|him|his|himself|she|her|hers|herself)\b/i, say: 'the player, the floorman, …, or they' },
  {
    word: /\b(?:anew|lest|thereof|therein|wherein|whence|hereby|aforesaid|whilst|amongst|hence|naught|hitherto)\b/i,
    say: 'modern English',
  },
  {
    // Values that are stored keep the spelling they were stored with: "driver licence", "cheque", "cancelled".
    word: /\b(?:centre[ds]?|colour(?:s|ed)?|neighbour(?:s|ing)?|favourite|favour|behaviour|labelled|signalled|metres?|towards|recognised)\b/i,
    say: 'American spelling',
  },
  { word: /\b(?:upon|nought)\b/i, say: 'on, above; zero' },
  // "Any more chips" and "any more than" stay two words.
  { word: /\bany more(?=[.,:;)?!*`'"]|$)/i, say: 'anymore, or no longer' },
  { word: /\bfor ever\b/i, say: 'forever' },
  { word: /\bif need be\b|\bfor want of\b/i, say: 'if necessary, because there is no' },
  { word: /\b(?:is|are) expected(?=['"`])/, say: 'expected first: "expected a number"' },
  { word: /\b(?:is|are) there already\b/, say: 'already exists' },
  { word: /\bnone of staff\b/i, say: 'not a staff card, not a member of staff' },
  { word: /\bmore than nothing\b/i, say: 'more than zero, at least one cent' },
  { word: /\bonce and for all\b/i, say: 'for all hands to come' },
  { word: /\bdies at once\b/i, say: 'stops working at once' },
  { word: /\bwish(?:es|ed)?\b/i, say: 'intent, for what a screen asks; request, for what a player asks' },
  {
    word: /(?<!\b[Aa]t )\b[Ll]east\b(?! significant)|\bleast[A-Z]|[a-z]Least|\bLEAST_|_LEAST\b/,
    say: 'minimum, smallest, lowest',
  },
  { word: /\bgreatest\b/i, say: 'maximum, largest, highest' },
  {
    word: /\b[A-Z]\w*Keeper\b|\bKeeper\b|\bSteady[A-Z]\w*|\b[A-Z]\w*Beside\b/,
    say: 'what it does: Store, Guarded, Worker',
  },
];

/** Every refused word of a text, one sentence each with its line. */
export function refusedIn(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, i) =>
    REFUSED.flatMap(({ word, say }) => {
      const found = word.exec(line);
      return found ? [`${path}:${i + 1}: "${found[0]}"; say: ${say}`] : [];
    }),
  );
}
