import type { Clock } from '../ports/clock.ts';
import type { Port } from '../ports/port.ts';
import type { Reader, ReaderPlace } from '../reader.ts';
import { LineAssembler } from './line-assembler.ts';
import { PortReader } from './port-reader.ts';

/** A reader that sends track text over a serial line. */
export const serialReader = (station: ReaderPlace, port: Port<unknown>, clock: Clock): Reader =>
  new PortReader(station, port, (swiped) => new LineAssembler(clock, swiped));
