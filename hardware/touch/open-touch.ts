import type { TouchConfig } from '../devices.ts';
import type { Clock } from '../ports/clock.ts';
import { hidPort } from '../ports/hid-port.ts';
import { serialPort } from '../ports/serial-port.ts';
import { TouchController, type TouchSource } from './controller.ts';
import { DigitizerDecoder, LineDecoder } from './decoder.ts';
import { ELO_AXES, readElo } from './elo.ts';
import { MICROTOUCH_AXES, MICROTOUCH_SETUP, readMicroTouch } from './microtouch.ts';

/** Makes the controller that one entry of the devices file describes. It still has to be opened. */
export function makeTouch(config: TouchConfig, clock: Clock): TouchSource {
  const { station } = config;
  switch (config.kind) {
    case 'elo':
      return new TouchController(station, serialPort(config.path, clock), new LineDecoder(ELO_AXES, readElo), clock);
    case 'microtouch': {
      const port = serialPort(config.path, clock, MICROTOUCH_SETUP);
      return new TouchController(station, port, new LineDecoder(MICROTOUCH_AXES, readMicroTouch), clock);
    }
    case 'hid':
      return new TouchController(station, hidPort(config, clock), new DigitizerDecoder(), clock);
  }
}
