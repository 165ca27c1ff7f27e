/** A table's end of the consoles that reach it through the house: each has a line like that of a local screen. */
import type { StaffMember } from '../accounts/staff-member.ts';
import type { HouseFrame, TableFrame } from '../house/frames.ts';
import type { Attached, ScreenConnection } from './server.ts';

/** Connects a console to the table, for a person whose PIN the house has checked. */
export type AttachConsole = (connection: ScreenConnection, staff: StaffMember, changes: boolean) => Attached;

type ScreenFrame = Extract<HouseFrame, { t: 'open screen' | 'from screen' | 'end screen' }>;

export class HouseScreens {
  readonly #attach: AttachConsole;
  readonly #send: (frame: TableFrame) => void;
  readonly #lines = new Map<number, Attached>();

  constructor(attach: AttachConsole, send: (frame: TableFrame) => void) {
    this.#attach = attach;
    this.#send = send;
  }

  take(frame: ScreenFrame): void {
    const { screen } = frame;
    switch (frame.t) {
      case 'open screen':
        this.#open(screen, frame.staff, frame.changes);
        break;
      case 'from screen':
        this.#lines.get(screen)?.receive(frame.text);
        break;
      case 'end screen':
        this.#lines.get(screen)?.closed();
        this.#lines.delete(screen);
    }
  }

  #open(screen: number, staff: StaffMember, changes: boolean): void {
    const connection = {
      send: (text: string) => this.#send({ t: 'to screen', screen, text }),
      close: (why: string) => {
        this.#lines.delete(screen);
        this.#send({ t: 'screen ended', screen, why: why.slice(0, 120) });
      },
    };
    this.#lines.set(screen, this.#attach(connection, staff, changes));
  }

  /** The line to the house has ended, and so have all of the consoles' lines. */
  end(): void {
    for (const line of this.#lines.values()) line.closed();
    this.#lines.clear();
  }
}
