/**
 * The page that lists every screen of a table, and in a demo house the tray of cards to swipe.
 */
import { ok, refuse } from '../../games/result.ts';
import type { DemoCard } from '../demo.ts';
import type { Answer, Desk } from '../link/desk.ts';
import type { LobbyIntent, Role } from '../link/messages.ts';
import type { LobbyView } from '../link/views.ts';
import type { Room } from './room.ts';

export interface LobbyParts {
  readonly room: Room;
  readonly screens: readonly { readonly role: Role; readonly label: string; readonly path: string }[];
  readonly tray: readonly DemoCard[];
  /** Swipes a card of the tray at a simulated reader; false when there is none at that place. */
  swipe(card: string, at: number | 'cage'): boolean;
}

export class LobbyDesk implements Desk<LobbyIntent> {
  readonly #parts: LobbyParts;

  constructor(parts: LobbyParts) {
    this.#parts = parts;
  }

  connected(): void {}

  view(): LobbyView {
    const { room, screens, tray } = this.#parts;
    return {
      screen: 'lobby',
      demo: room.demo,
      table: room.name,
      house: room.house,
      screens: screens.map(({ role, label, path }) => ({
        label,
        path,
        seat: role.screen === 'station' ? role.station : null,
        open: role.screen !== 'station' || room.table.sitting(role.station) === undefined,
      })),
      tray: tray
        .filter((card) => !room.isBot(card.account))
        .map((card) => ({
          account: card.account,
          person: card.person,
          balance: room.cage.balance(card.account),
          pin: card.pin,
          seat: room.table.state.sittings.find((sitting) => sitting.account === card.account)?.seat ?? null,
        })),
    };
  }

  take(wish: LobbyIntent): Answer {
    const { room, tray } = this.#parts;
    if (!room.demo) return refuse('not a demo', 'Real cards are swiped at real readers.');
    const card = tray.find((other) => other.account === wish.account);
    if (!card) return refuse('no such card', `There is no card ${wish.account} in the tray.`);
    if (!this.#parts.swipe(card.card, wish.at)) {
      return refuse(
        'no such reader',
        `There is no simulated reader at ${wish.at === 'cage' ? 'the cage' : `station ${wish.at}`}.`,
      );
    }
    return ok(null);
  }
}
