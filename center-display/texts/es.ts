/** The texts of the center display in Spanish. */
import { rich } from '../../renderer/kit/rich.ts';
import type { Texts } from '../texts.ts';

export const spanish: Texts = {
  centerDisplay: {
    fingerprintOfDeckFixed: 'Huella de la baraja, fijada antes de la primera carta',
    deckSeal: (seal) => rich`Sello de la baraja ${seal}`,
    hand: (hand) => rich`Mano ${hand}`,
    halfHourCollectionIn: (amount, minutes) => rich`Cobro de media hora ${amount} en ${minutes} min`,
    jackpotHit: 'Premio acumulado. La casa revisa la mano',
    tableCloses: (why) => `El supervisor cierra esta mesa después de esta mano: ${why}`,
    tableIsClosed: (why) => `Esta mesa está cerrada: ${why}`,
    floorHasStoppedPlay: 'El supervisor detuvo el juego',
    tableHasStoppedBy: 'La mesa se detuvo sola',
  },
  beside: {
    handBefore: (hand) => `Mano ${hand}`,
    won: (who, amount) => `${who} ganó ${amount}`,
    more: (count) => ` y ${count} más`,
    sealOf: (hand, seal) => `Sello de la baraja, mano ${hand}: ${seal}`,
    codeOfSeal: 'El sello de la baraja, para la cámara de un teléfono',
    scanSeal: 'Escanee el sello ahora y compruebe su recibo después',
    mustHitBy: (amount) => `antes de ${amount}`,
    jackpot: (amount) => rich`Jackpot ${amount}`,
    waiting: (count) => (count === 1 ? '1 en la lista de espera' : `${count} en la lista de espera`),
  },
  invitation: {
    takeSeat: 'Tome asiento',
    thisTableIsClosed: 'Esta mesa está cerrada',
    thisTableIsBeing: 'Esta mesa se está abriendo',
    swipeYourCardAt: 'Deslice su tarjeta en cualquier estación y juegue.',
    pleaseAskAtPoker: 'Pregunte en el mostrador de poker.',
  },
};
