/**
 * A change of language draws the whole page again. A player who changed it in the settings has them still open and
 * reads on in the new language.
 */
let chosenAt: number | null = null;

/** If the page is not back in the new language within this time, the player has left it; milliseconds. */
const DRAWN_WITHIN = 4000;

/** Call when a language is chosen: the page is about to be drawn again. */
export function speakAgain(): void {
  chosenAt = performance.now();
}

/** Whether the page is drawn again because of a change of language; true only once. */
export function isSpokenAgain(): boolean {
  const isNow = chosenAt !== null && performance.now() - chosenAt < DRAWN_WITHIN;
  chosenAt = null;
  return isNow;
}
