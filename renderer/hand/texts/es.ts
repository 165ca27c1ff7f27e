/** The texts that describe a hand, in Spanish. */
import type { Texts } from '../texts.ts';

const VERBS: Readonly<Record<string, string>> = {
  fold: 'se retira',
  check: 'pasa',
  call: 'iguala',
  bet: 'apuesta',
  raise: 'sube a',
  complete: 'completa a',
  'bring-in': 'abre con',
  hit: 'pide carta',
  stand: 'se planta',
  double: 'dobla por',
  split: 'separa por',
  surrender: 'se rinde',
};

const behind = (bet: string, at: string): string =>
  /^\d+$/.test(at) ? `${bet} detrás del asiento ${at}` : `${bet} en el lugar ${at}`;

export const spanish: Texts = {
  cards: {
    joker: 'Joker',
    hidden: (count) => `${count} boca abajo`,
    and: (parts) => parts.join(' y '),
  },
  events: {
    post: (who, what, amount, allIn) =>
      `${who} pone ${what === null ? '' : `${what} `}${amount}${allIn ? ', all-in' : ''}`,
    dealt: (to, cards) => `${to}: ${cards}`,
    act: ({ who, what, amount, allIn, absent }) =>
      `${who} ${VERBS[what] ?? what}${amount === null ? '' : ` ${amount}`}${allIn ? ', all-in' : ''}${absent ? ' (no contestó)' : ''}`,
    discards: (who, cards) => `${who} descarta ${cards}`,
    pat: (who) => `${who} se queda servido`,
    exposes: (who, cards) => `${who} descubre ${cards}`,
    sets: (who) => `${who} ya armó su mano`,
    lays: (who, hands) => `${who} muestra ${hands}`,
    picksUp: (who) => `${who} recoge sus juegos`,
    pays: (from, to, amount, why) => `${from} paga ${amount} a ${to}: ${why}`,
    returned: (amount, who) => `${amount} regresa a ${who}, nadie igualó`,
    collected: (amount, from, to) => `${amount} ${from === null ? '' : `de ${from} `}a ${to}`,
    shows: (who, cards, hand) => `${who} muestra ${cards}${hand === null ? '' : `: ${hand}`}`,
    chances: (each) => `Probabilidades: ${each}`,
    carriedIn: (amount) => `${amount} está en el bote desde la mano anterior`,
    carriedOn: (amount) => `${amount} se queda en el bote para la próxima mano`,
    mucks: (who) => `${who} no muestra`,
    foul: (who) => `La mano de ${who} queda anulada`,
    settled: (who, bet, result, why) => `${who}, ${bet}: ${result}. ${why}`,
    betWins: (amount) => `gana ${amount}`,
    betLoses: (amount) => `pierde ${amount}`,
    betGoesBack: 'se devuelve',
    notPaid: 'no se paga',
    wins: (who, amount, from, hand) => `${who} gana ${amount} de ${from}${hand === null ? '' : ` con ${hand}`}`,
    jackpotHeld: (name, who, hand) => `${name}: ${who} tiene ${hand}`,
    jackpotBeaten: ({ name, lost, beaten, won, best }) => `${name}: ${beaten} de ${lost} pierde ante ${best} de ${won}`,
    place: (letter) => `Lugar ${letter}`,
  },
  bets: {
    base: 'apuesta',
    elsewhere: behind,
    won: (amount) => `ganó ${amount}`,
    lost: (amount) => `perdió ${amount}`,
    returned: 'devuelta',
  },
  acts: {
    allIn: 'All-in',
    fold: 'Se retira',
    bet: (to) => `Apuesta ${to}`,
    raise: (verb, to) => `${verb === 'Complete' ? 'Completa' : 'Sube'} a ${to}`,
    foul: 'Mano anulada',
    mucked: 'No mostró',
  },
  fees: {
    fromOthers: 'de los demás',
    wholePot: (taken, what) => `El bote de ${taken} se fue a la comisión: ${what}`,
    ofPot: (pot, what) => `Del bote de ${pot} se tomó: ${what}`,
    jackpot: 'jackpot',
  },
  bank: {
    seatPlays: (seat) => `juega el asiento ${seat}`,
    seat: (seat) => `asiento ${seat}`,
    place: (letter) => `lugar ${letter}`,
    has: (who, hand) => `${who} tiene la banca${hand > 1 ? `, mano ${hand} seguida` : ''}`,
    covers: (who, amount) => `${who} tiene la banca y cubre ${amount}`,
    offered: (names) => `La banca se ofrece a ${names}`,
    decides: (names) => `${names} decide cuánto cubre la banca`,
    placeBets: 'Hagan sus apuestas',
    over: 'La mano terminó',
    wins: (amount) => `La banca gana ${amount}`,
    pays: (amount) => `La banca paga ${amount}`,
    even: 'La banca queda a mano',
    toAct: (names) => `Turno de ${names}`,
    turns: (who) => (who.length === 1 ? `${who[0]} descubre las cartas` : `${who.join(' y ')} descubren las cartas`),
    unknown: (seat) => `Asiento ${seat}`,
    listed: (rest, last) => `${rest.join(', ')} y ${last}`,
  },
};
