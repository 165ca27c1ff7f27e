import type { Clock } from './clock.ts';
import { closingWhenHungUp } from './hang-up.ts';
import type { Port } from './port.ts';
import { type Connect, ReconnectingPort } from './reconnecting-port.ts';

/**
 * A serial line at 9600 baud, 8 data bits, no parity, 1 stop bit, the factory setting of track readers and touch
 * controllers. `path` is the device: `/dev/ttyS0`, a udev name such as `/dev/serial/by-path/…`, or `COM3`. The line is
 * opened for exclusive use. `setup` is sent each time the line is opened.
 */
export const serialPort = (path: string, clock: Clock, setup?: Uint8Array): Port<undefined> =>
  new ReconnectingPort(connectSerial(path, setup), clock);

/** Loaded on first use, so that a table without serial devices never needs the native binding. */
const connectSerial =
  (path: string, setup: Uint8Array | undefined): Connect<undefined> =>
  async (events) => {
    const { SerialPort } = await import('serialport');
    const closeWhenHungUp = await closingWhenHungUp();
    const line = new SerialPort({ path, baudRate: 9600, dataBits: 8, parity: 'none', stopBits: 1, autoOpen: false });
    await new Promise<void>((resolve, reject) => {
      line.open((error) => (error ? reject(new Error(`${path} could not be opened: ${error.message}`)) : resolve()));
    });
    closeWhenHungUp(line.port);
    line.on('data', (bytes: Uint8Array) => events.bytes(bytes));
    line.on('error', (error: Error) => events.dropped(`${path} failed: ${error.message}`));
    line.on('close', () => events.dropped(`${path} was unplugged or hung up`));
    if (setup !== undefined) line.write(setup);
    return {
      device: undefined,
      close: () => new Promise((resolve) => (line.isOpen ? line.close(() => resolve()) : resolve())),
    };
  };
