/** The texts that a page shows before its screen or around it, in Tagalog. */
import type { Texts } from '../texts.ts';

export const tagalog: Texts = {
  start: {
    thisScreenCannotBe: 'Hindi pa magagamit ang screen na ito',
    connectingToTable: 'Kumokonekta sa mesa…',
    thisTakesMoment: 'Sandali lang po.',
    wrongAddress: 'Maling address',
    thisPageBelongsTo: 'Sa ibang screen ng mesa ang page na ito. Magtanong sa staff.',
    reconnectingToTableYour: 'Kumokonekta ulit… Ligtas ang chips at baraha ninyo.',
    thisScreenHasFault: 'May sira ang screen na ito',
    yourChipsAndCards: (fault) => `Ligtas sa mesa ang chips at baraha ninyo. Pakitawag ang floor. (${fault})`,
  },
};
