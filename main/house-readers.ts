/** The card readers on the machine of a house: at its cages, and at the floor console over all tables. */
import type { HouseDevices } from '../hardware/devices.ts';
import { messageOf } from '../hardware/result.ts';
import type { TableClock } from './clock/clock.ts';
import { type CardTaker, Readers } from './readers.ts';

interface Parts {
  readonly devices: HouseDevices;
  readonly clock: TableClock;
  readonly floor: CardTaker;
  /** The cage with this number; undefined for one without a screen. */
  cage(number: number): CardTaker | undefined;
  /** A reader was lost, is back, or has read something that is not a card. */
  onTrouble(text: string): void;
}

export function openHouseReaders({ devices, clock, floor, cage, onTrouble }: Parts): Readers {
  const room = {
    parts: { clock },
    touch: () => {},
    note: ({ text }: { readonly text: string }) => onTrouble(text),
    fails: (error: unknown) => onTrouble(messageOf(error)),
  };
  const readers = new Readers(room, (at) => (typeof at === 'number' ? `Cage ${at}` : 'Floor console'));
  readers.open(devices, (at) => (typeof at === 'number' ? cage(at) : floor));
  return readers;
}
