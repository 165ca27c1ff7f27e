import { read } from 'node:fs';
import { promisify } from 'node:util';

const readOnce = promisify(read);

/**
 * One read of an open line. A read waits while an open line has no bytes, so a read of zero bytes means its end:
 * `ENXIO`, no such device.
 */
async function readOrGone(fd: number, buffer: Buffer, offset: number, length: number) {
  const answer = await readOnce(fd, buffer, offset, length, null);
  if (answer.bytesRead === 0) throw Object.assign(new Error('the line was hung up'), { code: 'ENXIO' });
  return answer;
}

/**
 * Makes an open serial port close when its line is hung up between two reads. The system then returns zero bytes, at
 * once, every time; the package takes that for "nothing yet" and reads on without a pause (serialport/bindings-cpp,
 * issue 162): the loss would never be reported, and a processor would be kept busy until the memory is full. On Windows
 * a lost line is already an error.
 */
export async function closingWhenHungUp(): Promise<(port: unknown) => void> {
  const { DarwinPortBinding, LinuxPortBinding } = await import('@serialport/bindings-cpp');
  const { unixRead } = await import('@serialport/bindings-cpp/dist/unix-read.js');
  // The package asks for every form of `fs.read`, and calls this one.
  const fsReadAsync = readOrGone as typeof readOnce;
  return (port) => {
    if (!(port instanceof LinuxPortBinding || port instanceof DarwinPortBinding)) return;
    port.read = (buffer, offset, length) => unixRead({ binding: port, buffer, offset, length, fsReadAsync });
  };
}
