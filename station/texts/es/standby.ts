import { rich } from '../../../renderer/kit/rich.ts';
import { money } from '../../../renderer/language/figures.ts';
import type { Advance } from '../../asks/advance.ts';
import type { StandbyTexts } from '../../texts.ts';

const AHEAD = { check: 'Pasar', fold: 'Retirarse', 'check or fold': 'Pasar o retirarse', 'call any': 'Igualar todo' };

const aheadKey = (advance: Advance): string =>
  advance.kind === 'call' ? `Igualar ${money(advance.amount)}` : AHEAD[advance.kind];

export const standby: StandbyTexts = {
  firstHand: {
    waiting:
      'Mantenga el dedo sobre sus cartas para verlas; nadie más las ve. Su turno llega con un sonido y una barra dorada.',
    noCards: 'Su turno llega con un sonido y una barra dorada.',
    turnUp:
      'Usted apostó más, así que descubre estas cartas: mantenga el dedo para levantarlas. Después las ven todos.',
    asks: {
      bet: 'Su turno. Retirarse entrega las cartas, Igualar paga lo que apostaron los demás, Subir pide más y se confirma otra vez.',
      choose: 'Elija una de las teclas. La barra de arriba muestra el tiempo que tiene.',
      cards: 'Toque las cartas que quiere y confirme. Donde hay una manera de la casa, está a un toque.',
      wager:
        'Toque un lugar y la ficha elegida va allí; otra vez, otra ficha. Nada se apuesta antes de confirmar con “Apostar”.',
    },
    free: 'Su turno. Pasar no cuesta nada y sigue en la mano; una apuesta o una subida se confirma otra vez.',
    over: 'Fue su primera mano. “Reglas” dice qué gana a qué, “Manos” la repite, “Floor” llama a alguien.',
    done: 'Entendido',
  },
  standby: {
    allIn: 'Usted está all-in',
    cardsDecide: 'Deciden las cartas. Todavía puede ganar cada bote donde hay fichas suyas.',
    waitingFor: (names) => `Esperando a ${names}`,
    seat: (seat) => `asiento ${seat}`,
    moment: 'Espere un momento',
    fees: (line) => `${line}. `,
    morePlayers: 'Esperando más jugadores',
    waitsForPlayers: 'Esperando más jugadores.',
    nextHand: 'La próxima mano empieza en un momento',
    nextHandBegins: 'La próxima mano empieza en un momento.',
    outOfHand: 'Usted está fuera de esta mano',
    dealtInAgain: 'Recibe cartas otra vez en la próxima.',
    lastAnswers: 'Cambia el juego: esperando las últimas respuestas',
    dealtInNext: 'Recibe cartas en la próxima mano',
    waitForNext: 'Espere la próxima mano',
  },
  ahead: {
    choose: 'Elija por adelantado, si quiere.',
    ...AHEAD,
    call: (amount) => `Igualar ${money(amount)}`,
    dropped: (advance) => `El precio cambió: “${aheadKey(advance)}” ya no vale. Elija otra vez.`,
  },
  held: {
    title: '¡Premio acumulado!',
    safe: 'La mano espera: la casa la revisa y paga a cada tarjeta. No se reparte nada hasta entonces.',
  },
  stopped: {
    byFloor: 'El supervisor detuvo el juego',
    byItself: 'La mesa se detuvo sola',
    safe: 'Sus fichas y cartas quedan como están. El supervisor reanuda el juego.',
  },
  voided: {
    title: (hand) => `La mano ${hand} es nula`,
    back: (amount) => rich`Los ${amount} que puso están otra vez en sus fichas.`,
    allBack: 'Cada ficha apostada volvió a su jugador.',
  },
  away: {
    sitsOutNext: 'No juega desde la próxima mano.',
    keepIn: 'Seguir jugando',
    sittingOut: 'Usted no está jugando',
    sittingOutFor: (left) => `Sin jugar: quedan ${left}`,
    outOfChips: 'Se quedó sin fichas',
    outOfChipsFor: (left) => `Sin fichas: quedan ${left}`,
    seatIsFree: (why) =>
      `${why ?? ''} Si no vuelve a tiempo, el asiento queda libre y lo que hay en la mesa pasa a su tarjeta.`,
    onBreak: 'En descanso',
    onBreakFor: (left) => `En descanso: quedan ${left}`,
    chipsStay: 'Sus fichas se quedan en la mesa. Si no vuelve a tiempo, pasan a su tarjeta y el asiento queda libre.',
    back: 'Ya volví',
    leaving: 'Se va después de esta mano',
    cashedIn: 'El supervisor le cobra sus fichas después de esta mano',
    toCard: 'Sus fichas pasan a su tarjeta. La caja le paga.',
    stay: 'Quedarme en la mesa',
  },
  comingIn: {
    title: 'Esperando para recibir cartas',
    next: 'Recibe cartas en la próxima mano.',
    post: 'Pagar ahora y jugar',
    posting: 'Pagado: está en la próxima mano',
    wait: 'Esperar la ciega grande',
    otherWays: 'Otras formas',
  },
  result: {
    feesTookAll: 'Las comisiones se llevaron todo el bote',
    out: 'Usted está fuera de esta mano',
    lost: 'Esta vez no hubo suerte',
    win: (amount, hand) => `Gana ${money(amount)}${hand ? `: ${hand}` : ''}`,
    lose: (amount) => `Pierde ${money(amount)}`,
    back: (amount, hand) => `Recupera ${money(amount)}${hand ? `: ${hand}` : ''}`,
    even: 'Queda a mano',
    bankWins: (amount) => `La banca le gana ${money(amount)}`,
    bankPays: (amount) => `La banca paga ${money(amount)}`,
    bankEven: 'La banca queda a mano',
    noBet: 'No apostó en esta mano',
    noBank: 'Nadie tomó la banca',
    paidAndTook: (paid, took) => `Pagó ${money(paid)} y cobró ${money(took)}.`,
    notNeeded: (covered, left) => `De los ${money(covered)} que cubrió, ${money(left)} no hicieron falta.`,
    fee: (fee) => `Comisión ${money(fee)}.`,
  },
  banked: {
    waitingFor: (names) => `Esperando a ${names}`,
    covering: (wager) => `Usted tiene la banca y cubre ${money(wager)}`,
    placed: 'Sus apuestas están hechas',
    noBet: 'Sin apuesta esta mano',
  },
};
