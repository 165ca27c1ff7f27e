import type { Reader, ReaderEvent } from '../../hardware/reader.ts';

/** Opens a reader and keeps what it tells, in short: `swipe 17`, `bad-swipe read-error`, `lost …`, `back`. */
export function listen(reader: Reader): string[] {
  const told: string[] = [];
  reader.open((event) => told.push(inShort(event)));
  return told;
}

export function inShort(event: ReaderEvent): string {
  switch (event.kind) {
    case 'swipe':
      return `swipe ${event.swipe.account}`;
    case 'bad-swipe':
      return `bad-swipe ${event.error.code}`;
    case 'lost':
      return `lost ${event.why}`;
    case 'back':
      return 'back';
  }
}

export const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1');
