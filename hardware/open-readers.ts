import type { ReaderConfig } from './devices.ts';
import type { Clock } from './ports/clock.ts';
import { hidPort } from './ports/hid-port.ts';
import { serialPort } from './ports/serial-port.ts';
import type { Reader, ReaderEvent, ReaderPlace } from './reader.ts';
import { hidReader } from './readers/hid.ts';
import { serialReader } from './readers/serial.ts';
import { SimulatedReader } from './readers/simulated.ts';

/** Makes the reader that one entry of the devices file describes. It still has to be opened. */
export function makeReader(config: ReaderConfig, clock: Clock): Reader {
  const { station } = config;
  switch (config.kind) {
    case 'serial':
      return serialReader(station, serialPort(config.path, clock), clock);
    case 'hid':
      return hidReader(station, hidPort(config, clock), clock);
    case 'simulated':
      return new SimulatedReader(station, clock);
  }
}

/**
 * Makes and opens every reader of a devices file. `on` receives each event with the place of its reader. Returns the
 * readers, which the caller closes at the end; a missing reader is one of its events, not an error.
 */
export function openReaders(
  { readers }: { readonly readers: readonly ReaderConfig[] },
  clock: Clock,
  on: (station: ReaderPlace, event: ReaderEvent) => void,
): readonly Reader[] {
  const made = readers.map((config) => makeReader(config, clock));
  for (const reader of made) reader.open((event) => on(reader.station, event));
  return made;
}
