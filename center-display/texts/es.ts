/** The center display in Spanish. */
import { rich } from '../../renderer/kit/rich.ts';
import type { Texts } from '../texts.ts';

export const spanish: Texts = {
  centerDisplay: {
    fingerprintOfDeckFixed: 'Huella de la baraja, fijada antes de la primera carta',
    deckSeal: (seal) => rich`Sello de la baraja ${seal}`,
    hand: (hand) => rich`Mano ${hand}`,
    halfHourCollectionIn: (amount, minutes) => rich`Cobro de media hora ${amount} en ${minutes} min`,
    floorHasStoppedPlay: 'El supervisor detuvo el juego',
    tableHasStoppedBy: 'La mesa se detuvo sola',
  },
  invitation: {
    takeSeat: 'Tome asiento',
    thisTableIsClosed: 'Esta mesa está cerrada',
    thisTableIsBeing: 'Esta mesa se está abriendo',
    swipeYourCardAt: 'Deslice su tarjeta en cualquier estación y juegue.',
    pleaseAskAtPoker: 'Pregunte en el mostrador de poker.',
  },
};
