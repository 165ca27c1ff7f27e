/** What a host needs to know before it opens, given by the command line, Electron, benchmarks or tests. */
import type { Devices, TouchConfig } from '../hardware/devices.ts';
import type { TouchSource } from '../hardware/touch/controller.ts';
import type { Role } from '../protocol/roles.ts';
import type { TableClock } from './clock/clock.ts';
import type { AnchorPlace } from './journal/anchoring.ts';
import type { StoreKind } from './journal/store.ts';
import type { HousePlace } from './link/house-line.ts';
import type { Shuffler } from './shuffle/shuffler.ts';
import type { SoftwareCheck } from './software/software-check.ts';
import type { TableConfig } from './table/config.ts';
import type { Setup } from './table/game-on-table.ts';

/** A file outside the data folder, or a program that prints the key. */
export type DeckKeySource = { readonly file: string } | { readonly command: string };

export interface HostOptions {
  /** The folder for everything the table stores; created when missing. */
  readonly data: string;
  readonly kind: StoreKind;
  readonly config: TableConfig;
  /** The games it may play, by profile id; left out: those of `config`. */
  readonly setups?: ReadonlyMap<string, Setup>;
  /**
   * The profile to play, by its id or by its game; left out: what the table played last, or its first profile at the
   * first start.
   */
  readonly profile?: string;
  /** Readers and displays; null: simulated readers everywhere, as in a demonstration. */
  readonly devices: Devices | null;
  /** How many bots may sit down; they use the last of the accounts that every demo house has. */
  readonly bots?: number;
  readonly clock?: TableClock;
  readonly shuffler?: Shuffler;
  /** Makes the touch controllers of `devices`; left out: those that are plugged in. */
  readonly makeTouch?: (config: TouchConfig) => TouchSource;
  /** scrypt's cost, for tests. */
  readonly pinCost?: number;
  readonly onSend?: (role: Role, text: string) => void;
  /** Called for each write to the files, for writes of a house in this process as `house before:…`. */
  readonly onWrite?: (point: string) => void;
  /**
   * Compares the program with its manifest, before the table opens and then daily (M7); left out: there is no
   * comparison.
   */
  readonly software?: SoftwareCheck;
  /** Where the ends of the books are stored, outside the data folder; left out: nowhere. */
  readonly anchors?: readonly AnchorPlace[];
  /** Where the deck key comes from; left out: `deck.key` in the data folder, created when missing. */
  readonly deckKey?: DeckKeySource;
  /**
   * The house that this table belongs to: where it is, or `here`, in this process and data folder. Left out: `here`.
   */
  readonly house?: HousePlace | 'here';
  /** Whether all of the books are audited in the background: after the start, and then once a day (M7). */
  readonly audits?: boolean;
}
