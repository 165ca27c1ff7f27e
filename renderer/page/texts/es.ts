/** The texts that a page shows before its screen or around it, in Spanish. */
import type { Texts } from '../texts.ts';

export const spanish: Texts = {
  start: {
    thisScreenCannotBe: 'Esta pantalla todavía no se puede usar',
    connectingToTable: 'Conectando con la mesa…',
    thisTakesMoment: 'Tarda un momento.',
    wrongAddress: 'Dirección equivocada',
    thisPageBelongsTo: 'Esta página es de otra pantalla de la mesa. Pregunte al personal.',
    reconnectingToTableYour: 'Reconectando con la mesa… Sus fichas y cartas están seguras.',
    thisScreenHasFault: 'Esta pantalla tiene una falla',
    yourChipsAndCards: (fault) =>
      `Sus fichas y cartas están seguras en la mesa. Llame al supervisor, por favor. (${fault})`,
  },
};
