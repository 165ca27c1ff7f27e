import { rich } from '../../../renderer/kit/rich.ts';
import type { EntryTexts } from '../../texts.ts';

export const entry: EntryTexts = {
  practice: {
    try: 'Pruebe con cartas de práctica',
    title: 'Cartas de práctica',
    nothingAtStake: 'Sin cuenta ni dinero: las cartas se barajan en esta pantalla y no se guarda nada.',
    close: 'Listo',
    others: 'Juegan los demás.',
    over: 'Esa fue una mano completa.',
    next: 'Otra mano',
    player: (seat) => `Jugador ${seat}`,
  },
  invite: {
    house: (house, table) => `${house} · ${table}`,
    seatOpen: (seat) => `El asiento ${seat} está libre`,
    seatsOpen: (open, all) => `${open} de ${all} asientos libres`,
    stopped: (why) => `El juego está detenido: ${why}`,
    closing: (why) => `Esta mesa se cierra después de esta mano: ${why}`,
    closed: (why) => `Esta mesa está cerrada: ${why}`,
    swipe: 'Deslice su tarjeta para jugar',
    noCard: '¿Sin tarjeta? La caja le da una en un minuto.',
    posted: 'Reglas y comisiones',
    languages: 'Idioma',
    teach: 'Cómo se juega',
    howToPlay: (game) => `Cómo se juega: ${game}`,
    seat: 'Cómo conseguir un asiento',
    steps: [
      'Pida en la caja una tarjeta de cuenta y ponga dinero en ella.',
      'Deslice la tarjeta en una estación con asiento libre y marque su PIN.',
      'Compre fichas con la tarjeta. Recibe cartas en cuanto el juego lo permite.',
      'Al irse, sus fichas vuelven a la tarjeta; la caja le paga.',
    ],
  },
  entry: {
    onCard: (balance) => rich`En su tarjeta ${balance}`,
    after: (balance) => rich`después de esto ${balance}`,
    cancel: 'Cancelar',
  },
  pin: {
    hello: (person) => `Hola, ${person}`,
    title: 'Escriba su PIN',
    entered: (figures) => `${figures} cifras escritas`,
    lastTry: 'Es el último intento. Después la caja tiene que desbloquear la tarjeta.',
    tries: (left) => `${left} intentos. Tape las teclas con la mano.`,
    cancel: 'No soy yo: cancelar',
    enter: 'Entrar',
  },
  waiting: {
    hello: (person) => `Bienvenido, ${person}`,
    title: 'Esperando al supervisor',
    why: 'El supervisor ve su solicitud y le da entrada. Tarda un momento.',
  },
  buyIn: {
    where: (game, seat) => `${game} · asiento ${seat}`,
    title: (person) => `Compre sus fichas, ${person}`,
    wait: 'Esperar',
    post: 'Pagar y jugar',
    amount: '¿Cuánto?',
    tooLittle: 'Su tarjeta no alcanza para la compra mínima. Pase a la caja.',
    sitDown: (amount) => rich`Sentarse con ${amount}`,
  },
  calibration: {
    title: 'Calibración de esta pantalla',
    touch: (done, all) => `Toque el centro de la cruz y levante el dedo: ${done + 1} de ${all}`,
    good: 'Calibrada',
    goodHow: (error) => `Error máximo: ${error / 10}% de la pantalla.`,
    bad: 'No calibrada',
    badHow: (error) =>
      `Los toques fallan por ${error / 10}% de la pantalla. Sigue lo de antes; empiece otra vez en la consola del supervisor.`,
  },
};
