/**
 * What the floorman can do that changes money, a hand or a player's standing: what each act is called, what exactly
 * comes of it, which reasons are usual, and the intent it sends. Every one of them asks before it does anything.
 */
import type { Cents } from '../games/money.ts';
import { dollars } from '../games/money.ts';
import type { FloorIntent, Signature } from '../protocol/messages.ts';
import type { SecondAct } from '../protocol/second-person.ts';
import type { FloorRequest, FloorView } from '../protocol/views.ts';
import { putIn } from './put-in.ts';
import { namesOf } from './seat-state.ts';

/** What the floorman is about to do, as chosen; what its dialog says comes from it and the view of the moment. */
export type FloorAct =
  | { readonly do: 'stop' }
  | { readonly do: 'foul'; readonly seat: number; readonly hand: number }
  | { readonly do: 'void'; readonly hand: number }
  | { readonly do: 'cash in'; readonly seat: number; readonly player: string }
  | { readonly do: 'extend'; readonly seat: number; readonly player: string }
  | { readonly do: 'grant leave'; readonly seat: number; readonly player: string }
  | { readonly do: 'deny'; readonly request: FloorRequest }
  | { readonly do: 'clear fault' }
  | { readonly do: 'profile'; readonly profile: Profile };

type Profile = FloorView['profiles'][number];

/** A chosen act with all that its dialog says. */
export interface DescribedAct {
  /** The question the dialog asks. */
  readonly title: string;
  /** The rule it rests on, as the house rules number it. */
  readonly rule: string | null;
  /** What will happen, one plain sentence each. */
  readonly consequences: readonly string[];
  /** Figures to show with the consequences: who gets what. */
  readonly figures: readonly { readonly label: string; readonly amount: Cents }[];
  /** Usual reasons; empty for an act that needs none. */
  readonly reasons: readonly string[];
  /** What the key that does it says. */
  readonly confirm: string;
  /** True when it cannot be taken back. */
  readonly grave: boolean;
  /** What a second person of another role must sign for; null when one may do it alone. */
  readonly second: SecondAct | null;
  /** `signature` counts only for an act that takes one. */
  readonly intent: (reason: string, signature: Signature) => FloorIntent;
  /** Said when it is done. */
  readonly done: string;
}

/** The chosen act, described as things stand in this view. */
export function actFor(view: FloorView, chosen: FloorAct): DescribedAct {
  const nameOf = namesOf(view.table.places);
  switch (chosen.do) {
    case 'stop':
      return stopPlay(handRuns(view));
    case 'foul':
      return foulHand({ seat: chosen.seat, player: nameOf(chosen.seat) });
    case 'void':
      return voidHand(chosen.hand, whatGoesBack(view));
    case 'cash in':
      return view.table.fault === null
        ? cashIn(chosen, stackOf(view, chosen.seat), isInHand(view, chosen.seat))
        : cashInDespiteFault(chosen, stackOf(view, chosen.seat));
    case 'extend':
      return extendBreak(chosen);
    case 'grant leave':
      return {
        ...extendBreak(chosen),
        title: `Give ${chosen.player}, seat ${chosen.seat}, a break of 30 minutes?`,
        confirm: 'Give the break',
      };
    case 'deny':
      return denyRequest(chosen.request);
    case 'clear fault':
      return clearFault(view.table.fault ?? '');
    case 'profile':
      return changeGame(chosen.profile);
  }
}

/** Why a chosen act makes no sense any more since its dialog was opened, for people; null while it still does. */
export function passed(view: FloorView, chosen: FloorAct): string | null {
  const { table } = view;
  switch (chosen.do) {
    case 'stop':
      return table.stopped === null ? null : 'Play has been stopped already.';
    case 'foul':
      return table.handNumber === chosen.hand && mayFoul(view, chosen.seat)
        ? null
        : `Hand ${chosen.hand} is over for this seat.`;
    case 'void':
      return table.handNumber === chosen.hand && view.mayVoid
        ? null
        : `Hand ${chosen.hand} is over and paid; it stands.`;
    case 'cash in':
      return sitsAt(view, chosen) ? null : `${chosen.player} has left seat ${chosen.seat}.`;
    case 'extend':
      return sitsAt(view, chosen) && awaySince(view, chosen.seat) !== null
        ? null
        : `${chosen.player} is back from the break.`;
    case 'grant leave':
      return sitsAt(view, chosen) && awaySince(view, chosen.seat) === null
        ? null
        : `${chosen.player} is out of the game.`;
    case 'deny':
      return view.requests.some(({ id }) => id === chosen.request.id) ? null : 'This request has been settled already.';
    case 'clear fault':
      return table.fault === null ? 'The fault has been cleared already.' : null;
    case 'profile':
      return null;
  }
}

const handRuns = ({ table }: FloorView): boolean => table.hand !== null && !table.hand.over;

const isInHand = (view: FloorView, seat: number): boolean =>
  handRuns(view) && (view.table.hand?.seats.some((each) => each.seat === seat && each.state !== 'folded') ?? false);

const mayFoul = (view: FloorView, seat: number): boolean =>
  view.seats.some((each) => each.seat === seat && each.mayFoul);

const awaySince = (view: FloorView, seat: number): number | null =>
  view.seats.find((each) => each.seat === seat)?.awaySince ?? null;

const sitsAt = (view: FloorView, { seat, player }: Who): boolean =>
  view.table.places.some((place) => place.seat === seat && place.player === player);

/** Chips in front of a seat now: in the hand what the hand says, else what the table says. */
function stackOf({ table }: FloorView, seat: number): Cents {
  const inHand = table.hand?.seats.find((each) => each.seat === seat);
  return inHand?.stack ?? table.places.find((place) => place.seat === seat)?.stack ?? 0;
}

function whatGoesBack({ table }: FloorView): (Who & { readonly amount: Cents })[] | null {
  const nameOf = namesOf(table.places);
  const amounts = table.hand && putIn(table.hand);
  return amounts?.map(({ seat, amount }) => ({ seat, player: nameOf(seat), amount })) ?? null;
}

/** A seat and the name of who sits there. */
export interface Who {
  readonly seat: number;
  readonly player: string;
}

const plain = { rule: null, figures: [], reasons: [], grave: false, second: null } as const;

/** Halts play: nobody's time runs, nothing is dealt (LR14). */
export function stopPlay(running: boolean): DescribedAct {
  return {
    ...plain,
    title: 'Stop play?',
    rule: 'LR14',
    consequences: [
      running
        ? 'The running hand stands still: cards, bets, turn and clock stay exactly as they are.'
        : 'No new hand is dealt.',
      'Every station shows that play is stopped, with your reason.',
      'Play goes on from the same point when you resume.',
    ],
    reasons: ['Dispute at the table', 'Player needs help', 'Equipment check', 'Disturbance in the room'],
    confirm: 'Stop play',
    intent: (reason) => ({ do: 'stop', reason }),
    done: 'Play is stopped.',
  };
}

/** Declares one hand dead for misconduct; its chips stay in the pot (LR9). */
export function foulHand({ seat, player }: Who): DescribedAct {
  return {
    ...plain,
    title: `Foul the hand of ${player}, seat ${seat}?`,
    rule: 'LR9',
    consequences: [
      `The hand of ${player} is dead at once and cannot win any part of the pot.`,
      `Everything ${player} has bet in this hand stays in the pot.`,
      'The others play on. A fouled hand cannot be made live again.',
    ],
    reasons: [
      'Signalling to another player',
      'Showed cards during the hand',
      'Agreed to check it down',
      'Told cards aloud',
    ],
    confirm: `Foul hand of seat ${seat}`,
    grave: true,
    intent: (reason) => ({ do: 'foul', seat, reason }),
    done: `The hand of ${player}, seat ${seat}, is foul.`,
  };
}

/** Takes the running hand back as if it had not been dealt. `putIn` is what each seat has in it. */
export function voidHand(hand: number, putIn: readonly (Who & { readonly amount: Cents })[] | null): DescribedAct {
  const total = putIn?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  return {
    ...plain,
    title: `Void hand ${hand}?`,
    rule: 'LR33',
    consequences: [
      'Every chip put in goes back to the player who put it in, blinds and antes too.',
      'Nobody wins this hand. Collections and jackpot money taken from it are given back.',
      'The button and the blinds owed stay as they were before this hand.',
      'The hand stays in the records, marked void, with your name, the second person’s and the reason. It cannot be played on.',
    ],
    figures:
      putIn === null || total === 0
        ? []
        : [
            ...putIn.map(({ seat, player, amount }) => ({ label: `Seat ${seat} · ${player}`, amount })),
            { label: 'Goes back in all', amount: total },
          ],
    reasons: ['Equipment failure', 'Station went dark', 'Wrong player acted', 'Dispute that cannot be settled'],
    confirm: `Void hand ${hand}`,
    grave: true,
    second: 'second a ruling',
    intent: (reason, signature) => ({ do: 'void', reason, signature }),
    done: `Hand ${hand} is void. Every chip went back.`,
  };
}

/** Makes a player leave the game, their chips to their card (LR15). */
export function cashIn({ seat, player }: Who, stack: Cents, inHand: boolean): DescribedAct {
  return {
    ...plain,
    title: `Cash in ${player}, seat ${seat}?`,
    rule: 'LR15',
    consequences: [
      ...(inHand ? [`${player} is in the running hand and leaves the seat as soon as it is over.`] : []),
      inHand
        ? `What is in front of ${player} then goes to the account card. It is ${dollars(stack)} now.`
        : `${dollars(stack)} goes from the table to the account card of ${player}.`,
      'The seat becomes open. The money can be taken out at the cage.',
    ],
    reasons: ['Disruptive behavior', 'Broke a house rule', 'Absent too long', 'Asked by management'],
    confirm: `Cash in seat ${seat}`,
    grave: true,
    intent: (reason) => ({ do: 'cash in', seat, reason }),
    done: inHand ? `${player} is cashed in when the hand is over.` : `${player} is cashed in. Seat ${seat} is open.`,
  };
}

/** Gives a player the chips back while the table stands still: the one thing that may move then. */
export function cashInDespiteFault({ seat, player }: Who, stack: Cents): DescribedAct {
  return {
    ...plain,
    title: `Cash in ${player}, seat ${seat}, while the table stands still?`,
    consequences: [
      'First the whole books are checked. If they are not sound, nothing moves.',
      `${dollars(stack)} goes from the table to the account card of ${player}. The cage pays out once the fault is cleared.`,
      'The seat becomes open. A hand that is open must be voided first.',
    ],
    reasons: ['Player wants to leave', 'The table is closed', 'The fault takes long to repair'],
    confirm: `Cash in seat ${seat}`,
    grave: true,
    second: 'second a ruling',
    intent: (reason, signature) => ({ do: 'cash in', seat, reason, signature }),
    done: `${player} is cashed in. Seat ${seat} is open.`,
  };
}

/** Gives a break longer time: thirty minutes for a purpose the floorman finds reasonable (LR16). */
export function extendBreak({ seat, player }: Who): DescribedAct {
  return {
    ...plain,
    title: `Give ${player}, seat ${seat}, a longer break?`,
    rule: 'LR16',
    consequences: [`${player} may stay away for 30 minutes from now.`, 'The seat and the chips are kept until then.'],
    reasons: ['Getting something to eat', 'Fetching money', 'Waiting for money', 'Phone call'],
    confirm: 'Extend the break',
    intent: (reason) => ({ do: 'extend', seat, reason }),
    done: `${player} has 30 minutes from now.`,
  };
}

/** Turns a request down; the player reads the reason at the station. */
export function denyRequest({ id, kind, seat, to, person }: FloorRequest): DescribedAct {
  const entry = kind === 'entry';
  return {
    ...plain,
    title: entry ? `Do not let ${person} enter at seat ${seat}?` : `Do not let ${person} move to seat ${to ?? '?'}?`,
    rule: entry ? 'LR28a' : 'LR31',
    consequences: [
      entry
        ? `${person} does not enter the game. The money stays on the account card.`
        : `${person} stays in seat ${seat}.`,
      `${person} reads your reason at the station.`,
    ],
    reasons: entry
      ? [
          'Please see the floorman',
          'The seat is promised to another',
          'May not share this game',
          'Refused by the house',
        ]
      : ['The seat is promised to another', 'Others asked first', 'Next to a relative'],
    confirm: entry ? 'Deny entry' : 'Deny the move',
    intent: (reason) => ({ do: 'deny', request: id, reason }),
    done: `${person} has been told no.`,
  };
}

/** Lets the table deal again after a fault. */
export function clearFault(fault: string): DescribedAct {
  return {
    ...plain,
    title: 'Clear the fault?',
    consequences: [
      `The table stopped dealing because: ${fault}`,
      'What failed is checked once more, all of it. If it fails again, the fault stays and you are told what is still wrong.',
      'Clearing it says that you and a second person have looked into it and the table may deal again.',
    ],
    reasons: ['Cause found and put right', 'Checked, money agrees', 'Device replaced'],
    confirm: 'Clear the fault',
    second: 'second a clearing',
    intent: (reason, signature) => ({ do: 'clear fault', reason, signature }),
    done: 'The fault is cleared.',
  };
}

/** Announces another game; choosing the game on the table calls a change off. */
export function changeGame({ id, label, current }: Profile): DescribedAct {
  const change = {
    title: `Change the game to ${label}?`,
    consequences: [
      'Every screen announces it now. A whole hand is played first; at an empty table it takes over at once.',
      `Each player is asked to come along to ${label}, with its own limits, buy-in and collections.`,
      'Anyone who does not want to, does not answer, or cannot bring the buy-in stays behind.',
    ],
    confirm: 'Change the game',
    done: `The change to ${label} is announced.`,
  };
  const stay = {
    title: `Stay with ${label}?`,
    consequences: ['The change of the game is called off. The table goes on dealing what it deals now.'],
    confirm: 'Stay with this game',
    done: `The table goes on with ${label}.`,
  };
  return { ...plain, rule: 'LR28a', ...(current ? stay : change), intent: () => ({ do: 'profile', profile: id }) };
}
