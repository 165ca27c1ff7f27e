import { rich } from '../../../renderer/kit/rich.ts';
import { number } from '../../../renderer/language/figures.ts';
import type { PageTexts } from '../../texts.ts';

export const pages: PageTexts = {
  rules: {
    title: (game) => `Reglas y comisiones: ${game}`,
    posted: 'Lo que rige en esta mesa',
    howTo: 'Cómo funciona esta mesa',
    pot: [
      'Ponga un dedo sobre sus cartas para verlas. Al levantarlo se vuelven a tapar.',
      'En su turno, las teclas de abajo muestran todo lo que puede hacer. Una apuesta o subida se confirma antes de contar.',
      'Las cantidades de las teclas son totales: “Subir a $16” pone lo que falte para llegar a $16.',
      'Mire la barra sobre las teclas: muestra el tiempo que le queda.',
      'Sus fichas se quedan en la mesa hasta que se vaya. Luego pasan a su tarjeta y la caja le paga.',
      '“Floor” llama al supervisor. “Manos” muestra sus últimas diez manos.',
    ],
    banked: [
      'Un jugador tiene la banca y paga o cobra cada apuesta; la casa solo cobra una comisión. La banca va rotando.',
      'Toque una ficha y luego los lugares donde la quiere. Nada cuenta hasta que haga sus apuestas.',
      'Las apuestas se pagan hasta donde alcanza la banca, en el orden de la mesa. Lo no cubierto vuelve a usted.',
      'Mire la barra sobre los lugares: cuando se acaba, las apuestas se cierran.',
      'Sus fichas se quedan en la mesa hasta que se vaya. Luego pasan a su tarjeta y la caja le paga.',
      '“Floor” llama al supervisor. “Manos” muestra sus últimas diez manos.',
    ],
    bots: 'Los jugadores marcados “Bot” son rivales de práctica, no personas.',
    seal: (seal) => rich`El orden de las cartas quedó fijo antes de esta mano. Sello de esta baraja: ${seal}`,
  },
  odds: {
    title: 'Lo que rinden las apuestas',
    working: 'Se están calculando…',
    note: 'De cada apuesta cubierta por completo, sin contar comisiones.',
    outcome: (name, pays, percent) => `${name}: ${pays}, ${percent}%`,
    loses: (percent, sure) => `pierde ${percent}%${sure === null ? '' : ` ± ${sure}`}`,
    gains: (percent, sure) => `gana ${percent}%${sure === null ? '' : ` ± ${sure}`}`,
    goesBack: 'se devuelve',
    pays: (times) => `paga ${times} a 1`,
    lost: 'se pierde',
    losesPart: (part) => `pierde ${part} de ella`,
  },
  history: {
    title: 'Sus últimas manos',
    moment: 'Un momento…',
    none: 'Todavía no ha jugado una mano en esta mesa.',
    archived: (hand) => `Las manos hasta la ${number(hand)} están en el archivo. Pida al supervisor que le busque una.`,
    hand: (hand) => `Mano ${number(hand)}`,
    void: 'nula',
    seat: (seat) => `Asiento ${seat}`,
  },
  replay: {
    void: 'Nula: cada ficha volvió',
    chips: (before, after) => rich`Sus fichas ${before} → ${after}`,
    fees: (fees) => rich`Comisiones ${fees}`,
    seal: (seal) => rich`Sello ${seal}`,
    asList: 'Ver como lista',
    asTable: 'Ver la mesa',
    receipt: 'Recibo',
    start: 'Inicio',
    back: 'un paso atrás',
    on: 'un paso adelante',
    end: 'Final',
    step: (step, all) => `${step} de ${all}`,
  },
  receipt: {
    moment: 'Un momento…',
    places: (places) => `${places.length === 1 ? 'posición' : 'posiciones'} ${places.join(', ')}`,
    seal: 'Sello mostrado al repartir',
    code: 'Código de control',
    takeAlong: (hand) =>
      rich`Para llevárselo, muestre su tarjeta en la caja y pida el recibo de la mano ${hand}. Usted escribe su PIN; el papel lleva este código. Con él cualquiera puede comprobar las cartas sin esta mesa.`,
    wrong: (what) => `Este recibo no está bien: ${what}. Llame al supervisor, por favor.`,
    checked: (opened, closed) =>
      `Comprobado: estas ${opened} cartas estaban bajo el sello antes de repartir la primera. Las otras ${closed} siguen cerradas.`,
    ownCards: 'Sus cartas',
    tabled: (name) => `${name}, en la mesa`,
  },
};
