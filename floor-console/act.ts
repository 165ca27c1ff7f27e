/** What the floorman is about to do, and what its dialog says of it. */
import type { Cents } from '../games/money.ts';
import type { FloorIntent } from '../protocol/floor-intent.ts';
import type { FloorRequest, FloorView } from '../protocol/floor-view.ts';
import type { SecondAct } from '../protocol/second-person.ts';
import type { Signature } from '../protocol/signature.ts';

/** What the floorman is about to do, as chosen; what its dialog says comes from it and the view of the moment. */
export type FloorAct =
  | { readonly do: 'stop' }
  | { readonly do: 'foul'; readonly seat: number; readonly hand: number }
  | { readonly do: 'void'; readonly hand: number }
  | { readonly do: 'cash in'; readonly seat: number; readonly player: string }
  | { readonly do: 'extend'; readonly seat: number; readonly player: string }
  | { readonly do: 'grant leave'; readonly seat: number; readonly player: string }
  | { readonly do: 'give time'; readonly seat: number; readonly player: string; readonly hand: number }
  /** `to`: the seat that was chosen already. */
  | { readonly do: 'reseat'; readonly seat: number; readonly player: string; readonly to?: number }
  | { readonly do: 'close table' }
  | { readonly do: 'open table' }
  | { readonly do: 'deny'; readonly request: FloorRequest }
  | { readonly do: 'clear fault' }
  | { readonly do: 'decide jackpot'; readonly hit: Hit; readonly pays: boolean }
  | { readonly do: 'close shift' }
  | { readonly do: 'profile'; readonly profile: Profile };

/** A profile of games, as the console is shown it. */
export type Profile = FloorView['profiles'][number];

/** A jackpot that was hit and waits for its decision. */
export type Hit = NonNullable<FloorView['hits']>[number];

/** A chosen act with all that its dialog says. */
export interface DescribedAct {
  /** The question the dialog asks. */
  readonly title: string;
  /** What will happen, one plain sentence each. */
  readonly consequences: readonly string[];
  /** Figures to show with the consequences: who gets what. */
  readonly figures: readonly { readonly label: string; readonly amount: Cents }[];
  /** They are money, whatever the table plays. */
  readonly isMoney?: true;
  /** Usual reasons; empty for an act that needs none. */
  readonly reasons: readonly string[];
  /** What the key that does it says. */
  readonly confirm: string;
  /** True when it cannot be taken back. */
  readonly grave: boolean;
  /** What a second person of another role must sign for; null when one may do it alone. */
  readonly second: SecondAct | null;
  /** Among which one is chosen, by a number of the act's own; empty for an act that leaves nothing to choose. */
  readonly choices?: readonly { readonly value: number; readonly label: string }[];
  /** The one that is meant most often: it is chosen already. Absent: none is. */
  readonly usual?: number;
  /** What is chosen, over the choices. */
  readonly choose?: string;
  /** `signature` counts only for an act that takes one, `chosen` for one with choices. */
  readonly intent: (reason: string, signature: Signature, chosen: number) => FloorIntent;
  /** Said when it is done. */
  readonly done: string;
}

/** A seat and the name of who sits there. */
export interface Who {
  readonly seat: number;
  readonly player: string;
}

/** An act without figures or usual reasons, which can be taken back and which one may do alone. */
export const plain = { figures: [], reasons: [], grave: false, second: null } as const;
