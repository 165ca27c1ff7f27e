/**
 * The table's procedure: when it deals, waits, settles and stops. This chart only decides when. The table itself does
 * the work of each state (`TableProcedures`), and holds all that is saved: the hand, a stop, a fault.
 */
import { and, cancel, not, raise, type SnapshotFrom, setup } from 'xstate';

export interface TableProcedures {
  /** Checks the table and takes up a hand left open by a shutdown. */
  open(): void;
  /** Does what waits for the end of a hand: leaving, moving, adding chips, a new game. */
  housekeeping(): void;
  /** Seats the next hand and seals its deck, if enough players are ready. */
  seal(): void;
  /** Discards a sealed deck whose hand is not dealt after all. */
  unseal(): void;
  /** Deals the sealed hand. */
  deal(): void;
  settle(): void;
  /** The rules act for every seat whose time is up (LR23). */
  absent(): void;
  runClock(): void;
  pauseClock(): void;
  /** Saves the time left, so that a restart finds it. */
  noteClock(): void;
  /**
   * True unless the floor has stopped play, there is a fault, or a jackpot is undecided. The table's saved state
   * decides; the chart keeps no copy.
   */
  mayPlay(): boolean;
  handIsOpen(): boolean;
  handIsOver(): boolean;
  /** Whether a turn still runs that began without an event, after the chart last looked at the turns. */
  turnsGoOn(): boolean;
  enoughReady(): boolean;
  /** A sealed deck is waiting for stations to cut it. */
  isBeingCut(): boolean;
  /** A hand was voided and none has been dealt since. */
  voidIsOnShow(): boolean;
  /**
   * In milliseconds: to the end of the shortest turn; to the end of one that began without an event; of showing a
   * result or a void, of the pause before a deal, of the cut.
   */
  turnLeft(): number;
  restOfTurn(): number;
  resultTime(): number;
  voidTime(): number;
  pauseTime(): number;
  cutTime(): number;
  heartbeat(): number;
}

export type TableEvent =
  | { type: 'OPEN' }
  | { type: 'CLOSE' }
  /** A player came, left, sat in or out, or asked for something that waits for the end of a hand. */
  | { type: 'CHANGED' }
  /** A decision or ruling was taken and is durable. Not sent when turns go on and the chart need not hear of it. */
  | { type: 'DECIDED' }
  /** The shortest turn has run out, unless others have begun since; the chart sends this to itself. */
  | { type: 'TURN OVER' }
  /** A station has cut the deck. */
  | { type: 'CUT' }
  | { type: 'VOIDED' }
  | { type: 'STOP' }
  | { type: 'RESUME' }
  | { type: 'FAULT' }
  | { type: 'CLEARED' };

export const tableChart = setup({
  types: {
    context: {} as { table: TableProcedures },
    input: {} as { table: TableProcedures },
    events: {} as TableEvent,
  },
  delays: {
    turn: ({ context }) => context.table.turnLeft(),
    'rest of the turn': ({ context }) => context.table.restOfTurn(),
    result: ({ context }) => context.table.resultTime(),
    'void shown': ({ context }) => context.table.voidTime(),
    pause: ({ context }) => context.table.pauseTime(),
    cut: ({ context }) => context.table.cutTime(),
    heartbeat: ({ context }) => context.table.heartbeat(),
  },
  guards: {
    'hand is open': ({ context }) => context.table.handIsOpen(),
    'a void is on show': ({ context }) => context.table.voidIsOnShow(),
    'hand is over': ({ context }) => context.table.handIsOver(),
    'turns go on': ({ context }) => context.table.turnsGoOn(),
    'enough are ready': ({ context }) => context.table.enoughReady(),
    'deck is being cut': ({ context }) => context.table.isBeingCut(),
    'may play': ({ context }) => context.table.mayPlay(),
    'may not play': not('may play'),
    'may deal': and(['may play', 'enough are ready']),
    'may not deal': not('may deal'),
  },
  actions: {
    open: ({ context }) => context.table.open(),
    'keep house': ({ context }) => context.table.housekeeping(),
    seal: ({ context }) => context.table.seal(),
    'put the deck away': ({ context }) => context.table.unseal(),
    deal: ({ context }) => context.table.deal(),
    settle: ({ context }) => context.table.settle(),
    'act for the absent': ({ context }) => context.table.absent(),
    'run the clock': ({ context }) => context.table.runClock(),
    'note the clock': ({ context }) => context.table.noteClock(),
    'pause the clock': ({ context }) => context.table.pauseClock(),
  },
}).createMachine({
  id: 'table',
  context: ({ input }) => ({ table: input.table }),
  type: 'parallel',
  states: {
    play: {
      initial: 'closed',
      states: {
        closed: { on: { OPEN: 'opening' } },
        opening: {
          entry: 'open',
          always: [
            { guard: 'hand is open', target: 'hand' },
            { guard: 'a void is on show', target: 'voided' },
            { target: 'idle' },
          ],
        },
        // The reason for voiding a hand stays on screen until the next deal, also after a restart.
        voided: { after: { 'void shown': 'between hands' } },
        idle: {
          entry: ['put the deck away', 'keep house'],
          always: [
            // A hand that could not be taken up at the start can be now that a fault has been cleared.
            { guard: and(['hand is open', 'may play']), target: 'hand' },
            { guard: 'may deal', target: 'between hands' },
          ],
          on: {
            CHANGED: { target: 'idle', reenter: true },
            RESUME: { target: 'idle', reenter: true },
            CLEARED: { target: 'idle', reenter: true },
            VOIDED: 'voided',
            CLOSE: 'closed',
          },
        },
        'between hands': {
          entry: 'keep house',
          always: { guard: 'may not deal', target: 'idle' },
          after: { pause: 'cutting' },
          on: { CHANGED: { actions: 'keep house' }, STOP: 'idle', FAULT: 'idle' },
        },
        // The deal waits no longer than this for stations that do not answer.
        cutting: {
          entry: 'seal',
          always: [
            { guard: 'may not deal', target: 'idle' },
            { guard: not('deck is being cut'), target: 'dealing' },
          ],
          after: { cut: 'dealing' },
          on: {
            // Checks again whether any station is still to come.
            CUT: { target: 'cutting' },
            CHANGED: { target: 'cutting', reenter: true, actions: 'keep house' },
            STOP: 'idle',
            FAULT: 'idle',
          },
        },
        dealing: {
          entry: 'deal',
          always: [{ guard: 'hand is open', target: 'hand' }, { target: 'idle' }],
        },
        hand: {
          initial: 'asking',
          states: {
            asking: {
              entry: ['run the clock', raise({ type: 'TURN OVER' }, { delay: 'turn', id: 'turn' })],
              exit: ['pause the clock', cancel('turn')],
              always: [
                { guard: 'hand is over', target: '#settling' },
                { guard: 'may not play', target: 'paused' },
              ],
              on: {
                DECIDED: {
                  actions: [
                    'pause the clock',
                    cancel('turn'),
                    'run the clock',
                    raise({ type: 'TURN OVER' }, { delay: 'turn', id: 'turn' }),
                  ],
                },
                'TURN OVER': [
                  {
                    guard: 'turns go on',
                    actions: raise({ type: 'TURN OVER' }, { delay: 'rest of the turn', id: 'turn' }),
                  },
                  { target: 'asking', reenter: true, actions: 'act for the absent' },
                ],
                STOP: 'paused',
                FAULT: 'paused',
              },
            },
            paused: {
              always: [
                { guard: and(['hand is over', 'may play']), target: '#settling' },
                { guard: 'may play', target: 'asking' },
              ],
              on: { DECIDED: { target: 'paused', reenter: true } },
            },
          },
          on: { VOIDED: 'voided' },
        },
        settling: {
          id: 'settling',
          entry: 'settle',
          // A settlement that could not be made durable leaves the hand open: nothing was paid, nothing is lost.
          always: { guard: 'hand is open', target: 'hand.paused' },
          after: { result: 'between hands' },
        },
      },
    },
    clock: {
      initial: 'ticking',
      states: {
        ticking: { after: { heartbeat: { target: 'ticking', reenter: true, actions: 'note the clock' } } },
      },
    },
  },
});

/** The state of the table under the name that screens use. */
export function screenState(
  snapshot: SnapshotFrom<typeof tableChart>,
): 'closed' | 'opening' | 'idle' | 'between hands' | 'hand' | 'settling' {
  const { play } = snapshot.value;
  if (typeof play === 'object') return 'hand';
  // For a screen, a void on show is a hand that has ended.
  if (play === 'voided') return 'settling';
  return play === 'dealing' || play === 'cutting' ? 'between hands' : play;
}
