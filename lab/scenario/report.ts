/** A played hand as `run --json` prints it: amounts in dollars, seats as keys. */

import type { HandEvent } from '../../games/hand-event.ts';
import { sum } from '../../games/money.ts';
import type { Outcome } from '../../games/outcome.ts';
import type { Seat } from '../../games/seat.ts';
import { takenOut } from '../../main/hand/conservation.ts';
import type { ScenarioHand } from './hand.ts';

export interface Refused {
  readonly line: string;
  readonly code: string;
  readonly message: string;
}

export interface HandReport {
  readonly title: string;
  readonly stacks: Readonly<Record<string, number>>;
  readonly bets: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Main pot first. */
  readonly pots: readonly { readonly amount: number; readonly winners: readonly Seat[] }[];
  readonly collections: number;
  readonly jackpot: number;
  readonly shown: readonly Seat[];
  readonly refused: readonly Refused[];
  readonly events: readonly unknown[];
}

export function reportOf(title: string, hand: ScenarioHand, outcome: Outcome, refused: readonly Refused[]): HandReport {
  const { collections, jackpots } = takenOut(outcome);
  return {
    title,
    stacks: Object.fromEntries(outcome.stacks.map(({ seat, after }) => [seat, after / 100])),
    bets: betsOf(outcome),
    pots: outcome.pots.map(({ amount, shares }) => ({
      amount: amount / 100,
      winners: [...new Set(shares.map(({ seat }) => seat))].sort((a, b) => a - b),
    })),
    collections: sum(collections.values()) / 100,
    jackpot: sum(jackpots.values()) / 100,
    shown: outcome.shown,
    refused,
    events: hand.events().map(eventOf),
  };
}

function betsOf({ bets = [] }: Outcome): HandReport['bets'] {
  const bySeat: Record<string, Record<string, string>> = {};
  for (const { seat, spot, result } of bets) {
    const ofSeat = bySeat[seat] ?? {};
    ofSeat[spot] = result;
    bySeat[seat] = ofSeat;
  }
  return bySeat;
}

/** `amount`, and `to` where it is not a zone, are money. */
function eventOf(event: HandEvent): unknown {
  const written: Record<string, unknown> = { ...event };
  for (const key of ['amount', 'to']) {
    const value = written[key];
    if (typeof value === 'number') written[key] = value / 100;
  }
  return written;
}
