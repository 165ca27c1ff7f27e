/**
 * One station, from a swipe to the seat and back: vacant → card read → PIN → waiting for approval → buying in → seated
 * (at the table, out of the game); or, for a player who does not want a seat, PIN → at the desk: lists, tournaments,
 * statement, own limits. The table knows who sits in the seat, and this chart asks it. The chart itself holds the
 * procedure around the seat and its waiting times.
 */
import { assign, fromPromise, not, setup } from 'xstate';

/** The result of checking a PIN. */
export type PinResult =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'locked' }
  /** The check could not be made: the PIN may be entered again. */
  | { readonly kind: 'not checked'; readonly why: string };

export interface StationProcedures {
  /** Null when the card may come in here; otherwise a sentence with the reason. */
  refuseCard(account: string): string | null;
  /** The same for lists, tournaments and the player's own account, which need no seat. */
  refuseVisit(account: string): string | null;
  /** Opens the player's own page of the house, reloads it, or closes it. */
  visit(account: string): void;
  lookAgain(): void;
  endVisit(): void;
  /** Holds the seat for the account from the PIN until the buy-in, or until the player gives up. */
  reserve(account: string | null): void;
  checkPin(account: string, pin: string): Promise<PinResult>;
  /** True when the floor lets everyone in, and this account is able to come in. */
  standingApproval(account: string): boolean;
  /** Asks the floor to let the player in (LR28a); the answer comes as APPROVED or DENIED. */
  askEntry(account: string): void;
  /** Null when their card holds the minimum; otherwise a sentence saying what is missing. */
  refuseBuyIn(account: string): string | null;
  seatIsTaken(): boolean;
  /** Whether the player sits out or is away and has not asked to leave, so that the break is running. */
  isOutOfGame(): boolean;
  tell(level: 'info' | 'warning' | 'error', text: string): void;
  /** The break has run out: calls the player; then, if they do not come, gives up their seat (LR16). */
  callBack(): void;
  forfeit(): void;
  unlock(): void;
  changed(): void;
  times: {
    readonly pin: number;
    readonly approval: number;
    readonly buyIn: number;
    /** How long the page stays open without a touch, and how long between two reloads by the station. */
    readonly desk: number;
    readonly look: number;
  };
  /** Milliseconds left of the break, and from the warning call to the loss of the seat. */
  awayLeft(): number;
  warningLeft(): number;
}

export type StationEvent =
  | { type: 'SWIPED'; account: string }
  /** `to`: where the player wants to go, to the seat or to their own page of the house. */
  | { type: 'PIN'; pin: string; to: 'seat' | 'desk' }
  /** The player touched that page. */
  | { type: 'TOUCHED' }
  | { type: 'CANCEL' }
  | { type: 'APPROVED' }
  | { type: 'DENIED'; reason: string }
  /** The table changed this seat: the buy-in, the status, or a player leaving. */
  | { type: 'SEAT' };

interface Context {
  station: StationProcedures;
  account: string;
  pin: string;
  to: 'seat' | 'desk';
  /** Why the card may not come in or buy in; null when it may. Looked up once, where the chart branches on it. */
  refusal: string | null;
  /** Why the player may not even see their own page. */
  visitRefusal: string | null;
}

export const stationChart = setup({
  types: {
    context: {} as Context,
    input: {} as { station: StationProcedures },
    events: {} as StationEvent,
  },
  actors: {
    'check PIN': fromPromise<PinResult, { station: StationProcedures; account: string; pin: string }>(({ input }) =>
      input.station.checkPin(input.account, input.pin),
    ),
  },
  delays: {
    pin: ({ context }) => context.station.times.pin,
    approval: ({ context }) => context.station.times.approval,
    'buy in': ({ context }) => context.station.times.buyIn,
    desk: ({ context }) => context.station.times.desk,
    look: ({ context }) => context.station.times.look,
    break: ({ context }) => context.station.awayLeft(),
    warning: ({ context }) => context.station.warningLeft(),
  },
  guards: {
    'seat is taken': ({ context }) => context.station.seatIsTaken(),
    'out of the game': ({ context }) => context.station.isOutOfGame(),
    'is refused': ({ context }) => context.refusal !== null,
    'is refused altogether': ({ context }) => context.refusal !== null && context.visitRefusal !== null,
    'approved at once': ({ context }) => context.station.standingApproval(context.account),
  },
  actions: {
    'ask the floor': ({ context }) => context.station.askEntry(context.account),
    'remember card': assign(({ event, context }) => ({
      account: event.type === 'SWIPED' ? event.account : context.account,
    })),
    'remember PIN': assign(({ event, context }) =>
      event.type === 'PIN' ? { pin: event.pin, to: event.to } : { pin: '', to: context.to },
    ),
    'forget PIN': assign({ pin: '' }),
    'forget card': assign({ account: '', pin: '', to: 'seat', refusal: null, visitRefusal: null }),
    'check the card': assign({
      refusal: ({ context }) => context.station.refuseCard(context.account),
      visitRefusal: ({ context }) => context.station.refuseVisit(context.account),
    }),
    'check the balance': assign({ refusal: ({ context }) => context.station.refuseBuyIn(context.account) }),
    'say why the card is refused': ({ context }) => context.station.tell('error', context.refusal ?? ''),
    'say that it took too long': ({ context }) =>
      context.station.tell('info', 'Nothing happened for a while. Swipe your card to start again.'),
    'reserve seat': ({ context }) => context.station.reserve(context.account),
    'free seat': ({ context }) => context.station.reserve(null),
    visit: ({ context }) => context.station.visit(context.account),
    'look again': ({ context }) => context.station.lookAgain(),
    'end visit': ({ context }) => context.station.endVisit(),
    'say what is missing': ({ context }) => context.station.tell('warning', context.refusal ?? ''),
    'call back': ({ context }) => context.station.callBack(),
    forfeit: ({ context }) => context.station.forfeit(),
    unlock: ({ context }) => context.station.unlock(),
    show: ({ context }) => context.station.changed(),
  },
}).createMachine({
  id: 'station',
  context: ({ input }) => ({
    ...{ station: input.station, account: '', pin: '', to: 'seat', refusal: null, visitRefusal: null },
  }),
  initial: 'vacant',
  // Another player may have been moved into the seat while this one was on the way to it. The seat is then the other
  // player's.
  on: { SEAT: [{ guard: 'seat is taken', target: '.seated', actions: 'free seat' }, { actions: 'show' }] },
  states: {
    vacant: {
      id: 'vacant',
      entry: ['free seat', 'forget card', 'show'],
      always: { guard: 'seat is taken', target: 'seated' },
      on: { SWIPED: { target: 'card read', actions: 'remember card' } },
    },
    'card read': {
      entry: 'check the card',
      always: [
        { guard: 'is refused altogether', target: 'vacant', actions: 'say why the card is refused' },
        // The player may not sit here but can still see their own page, for which no seat is held.
        { guard: 'is refused', target: 'PIN', actions: ['free seat', 'say why the card is refused'] },
        { target: 'PIN', actions: 'reserve seat' },
      ],
    },
    PIN: {
      initial: 'asked',
      states: {
        asked: {
          entry: 'show',
          on: { PIN: { target: 'checking', actions: 'remember PIN' } },
        },
        checking: {
          invoke: {
            src: 'check PIN',
            input: ({ context }) => ({ station: context.station, account: context.account, pin: context.pin }),
            onDone: [
              {
                guard: ({ event, context }) =>
                  event.output.kind === 'right' && context.to === 'seat' && context.refusal === null,
                target: 'judged',
              },
              { guard: ({ event }) => event.output.kind === 'right', target: '#at the desk' },
              {
                guard: ({ event }) => event.output.kind === 'wrong',
                target: 'asked',
                actions: ({ context, event }) => {
                  if (event.output.kind !== 'wrong') return;
                  const left = event.output.triesLeft;
                  context.station.tell(
                    'error',
                    left === 1
                      ? 'That PIN is wrong. You have one more try.'
                      : `That PIN is wrong. You have ${left} more tries.`,
                  );
                },
              },
              {
                guard: ({ event }) => event.output.kind === 'not checked',
                target: 'asked',
                actions: ({ context, event }) => {
                  if (event.output.kind === 'not checked') context.station.tell('warning', event.output.why);
                },
              },
              {
                target: '#vacant',
                actions: ({ context }) =>
                  context.station.tell('error', 'Too many wrong PINs. This card is locked; the cage can unlock it.'),
              },
            ],
            onError: {
              target: '#vacant',
              actions: ({ context }) =>
                context.station.tell('error', 'The PIN could not be checked. Please call the floor.'),
            },
          },
          exit: 'forget PIN',
        },
        // Whether the player may sit was checked at the swipe and may have changed since.
        judged: {
          entry: 'check the card',
          always: [
            { guard: 'is refused altogether', target: '#vacant', actions: 'say why the card is refused' },
            { guard: 'is refused', target: '#at the desk', actions: 'say why the card is refused' },
            { target: '#waiting' },
          ],
        },
      },
      after: { pin: { target: 'vacant', actions: 'say that it took too long' } },
      on: {
        CANCEL: 'vacant',
        SWIPED: { target: 'card read', actions: 'remember card' },
      },
    },
    'at the desk': {
      id: 'at the desk',
      entry: ['free seat', 'visit'],
      exit: 'end visit',
      type: 'parallel',
      states: {
        patience: {
          initial: 'untouched',
          states: {
            untouched: {
              after: { desk: { target: '#vacant', actions: 'say that it took too long' } },
              on: { TOUCHED: { target: 'untouched', reenter: true } },
            },
          },
        },
        page: {
          initial: 'read',
          states: { read: { after: { look: { target: 'read', reenter: true, actions: 'look again' } } } },
        },
      },
      on: {
        CANCEL: 'vacant',
        SWIPED: { target: 'card read', actions: 'remember card' },
      },
    },
    waiting: {
      id: 'waiting',
      initial: 'asking',
      states: {
        asking: { always: [{ guard: 'approved at once', target: '#buying in' }, { target: 'asked' }] },
        asked: { entry: ['ask the floor', 'show'] },
      },
      after: { approval: { target: 'vacant', actions: 'say that it took too long' } },
      on: {
        APPROVED: 'buying in',
        DENIED: {
          target: 'vacant',
          actions: ({ context, event }) => context.station.tell('warning', `The floor says no: ${event.reason}`),
        },
        CANCEL: 'vacant',
      },
    },
    'buying in': {
      id: 'buying in',
      entry: ['check the balance', 'show'],
      always: { guard: 'is refused', target: 'vacant', actions: 'say what is missing' },
      after: { 'buy in': { target: 'vacant', actions: 'say that it took too long' } },
      on: { CANCEL: 'vacant' },
    },
    seated: {
      initial: 'at the table',
      on: {
        SEAT: [
          { guard: not('seat is taken'), target: '#vacant' },
          { target: '.at the table', reenter: true },
        ],
        SWIPED: { actions: 'unlock' },
      },
      states: {
        'at the table': { entry: 'show', always: { guard: 'out of the game', target: 'out of the game' } },
        // Sitting out or away, by choice or not: a warning call when the time is up, then the seat is lost (LR16).
        'out of the game': {
          entry: 'show',
          initial: 'in time',
          states: {
            'in time': { after: { break: { target: 'called back', actions: 'call back' } } },
            'called back': { after: { warning: { actions: 'forfeit' } } },
          },
        },
      },
    },
  },
});
