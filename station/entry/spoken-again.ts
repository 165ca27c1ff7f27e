/**
 * All of a page is drawn new when it speaks another language. Who has chosen that in the settings is still there: they go on
 * reading them in the language they have chosen.
 */
let chosenAt: number | null = null;

/** A page that takes longer for its new language than this has been left meanwhile, milliseconds. */
const DRAWN_WITHIN = 4000;

/** A language was chosen: the page is about to be drawn new. */
export function speakAgain(): void {
  chosenAt = performance.now();
}

/** Whether the page is drawn new because of that; true once. */
export function isSpokenAgain(): boolean {
  const isNow = chosenAt !== null && performance.now() - chosenAt < DRAWN_WITHIN;
  chosenAt = null;
  return isNow;
}
