/** What a host is told before it opens: by the command line, by Electron, by benchmarks and tests. */
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
  /** Folder of everything the table keeps; made when missing. */
  readonly data: string;
  readonly kind: StoreKind;
  readonly config: TableConfig;
  /** The games it may play, by profile id; left out, those of `config`. */
  readonly setups?: ReadonlyMap<string, Setup>;
  /** The profile to play, by its id or by its game; left out, what the table played last, or at first its first. */
  readonly profile?: string;
  /** Readers and displays; null: simulated readers everywhere, as in a demonstration. */
  readonly devices: Devices | null;
  /** How many bots may sit down; theirs are the last of the accounts that every demo house has. */
  readonly bots?: number;
  readonly clock?: TableClock;
  readonly shuffler?: Shuffler;
  /** Makes the touch controllers of `devices`; left out, those that are plugged in. */
  readonly makeTouch?: (config: TouchConfig) => TouchSource;
  /** scrypt's cost, for tests. */
  readonly pinCost?: number;
  readonly onSend?: (role: Role, text: string) => void;
  /** Told of each write to the files; to that of a house in this process as `house before:…`. */
  readonly onWrite?: (point: string) => void;
  /** The program against its manifest, before the table opens and then daily (M7); left out, nothing is compared. */
  readonly software?: SoftwareCheck;
  /** Where the ends of the books are kept, outside the data folder; left out, nowhere. */
  readonly anchors?: readonly AnchorPlace[];
  /** Where the key of the decks comes from; left out, from `deck.key` in the data folder, made there when missing. */
  readonly deckKey?: DeckKeySource;
  /** The house that this table belongs to: where it is, or `here`, as when it is left out: in this process and data folder. */
  readonly house?: HousePlace | 'here';
  /** Whether the whole of the books is audited beside the table: after the start, and then once a day (M7). */
  readonly audits?: boolean;
}
