/** What the floorman is about to do, and the contents of its dialog. */
import type { Cents } from '../games/money.ts';
import type { FloorIntent } from '../protocol/floor-intent.ts';
import type { FloorRequest, FloorView } from '../protocol/floor-view.ts';
import type { SecondAct } from '../protocol/second-person.ts';
import type { Signature } from '../protocol/signature.ts';

/** The act that the floorman chose. Its dialog is made from this and the current view. */
export type FloorAct =
  | { readonly do: 'stop' }
  | { readonly do: 'foul'; readonly seat: number; readonly hand: number }
  | { readonly do: 'void'; readonly hand: number }
  | { readonly do: 'cash in'; readonly seat: number; readonly player: string }
  | { readonly do: 'extend'; readonly seat: number; readonly player: string }
  | { readonly do: 'grant leave'; readonly seat: number; readonly player: string }
  | { readonly do: 'give time'; readonly seat: number; readonly player: string; readonly hand: number }
  /** `to`: the seat, if it has already been chosen. */
  | { readonly do: 'reseat'; readonly seat: number; readonly player: string; readonly to?: number }
  | { readonly do: 'close table' }
  | { readonly do: 'open table' }
  | { readonly do: 'deny'; readonly request: FloorRequest }
  | { readonly do: 'clear fault' }
  | { readonly do: 'decide jackpot'; readonly hit: Hit; readonly pays: boolean }
  | { readonly do: 'close shift' }
  | { readonly do: 'profile'; readonly profile: OfferedProfile };

/** A profile in the console's view. */
export type OfferedProfile = FloorView['profiles'][number];

/** A jackpot hit that waits for a decision. */
export type Hit = NonNullable<FloorView['hits']>[number];

/** A chosen act with everything its dialog shows. */
export interface DescribedAct {
  /** The question the dialog asks. */
  readonly title: string;
  /** What will happen, one plain sentence per item. */
  readonly consequences: readonly string[];
  /** Amounts to show with the consequences: who gets what. */
  readonly figures: readonly { readonly label: string; readonly amount: Cents }[];
  /** The amounts are money, whatever the table plays. */
  readonly isMoney?: true;
  /** Usual reasons; empty for an act that needs none. */
  readonly reasons: readonly string[];
  /** The label of the key that confirms it. */
  readonly confirm: string;
  /** True when it cannot be undone. */
  readonly grave: boolean;
  /** What a second person of another role must sign for; null when one person may do it alone. */
  readonly second: SecondAct | null;
  /** The choices, each with its own number; absent for an act that leaves nothing to choose. */
  readonly choices?: readonly { readonly value: number; readonly label: string }[];
  /** The choice selected at first, the most common one. Absent: none is. */
  readonly usual?: number;
  /** The heading above the choices. */
  readonly choose?: string;
  /** `signature` matters only for an act that takes one, `chosen` only for one with choices. */
  readonly intent: (reason: string, signature: Signature, chosen: number) => FloorIntent;
  /** The message when it is done. */
  readonly done: string;
}

/** A seat and the name of the player in it. */
export interface SeatedPlayer {
  readonly seat: number;
  readonly player: string;
}

/** An act without figures or usual reasons, which can be undone and which one person may do alone. */
export const plain = { figures: [], reasons: [], grave: false, second: null } as const;
