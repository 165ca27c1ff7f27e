/** The page that lists every screen of a table and, in a demo house, the tray of cards to swipe. */

import { ok, refuse } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import type { LobbyIntent } from '../../protocol/lobby-intent.ts';
import type { LobbyView } from '../../protocol/lobby-view.ts';
import type { Role, TableRole } from '../../protocol/roles.ts';
import { PRESET_CARDS } from '../demo/demo.ts';
import type { DemoCard } from '../demo/tray.ts';
import type { Answer, Desk } from '../link/desk.ts';
import type { Room } from './room.ts';

export interface LobbyParts {
  readonly room: Room;
  readonly screens: readonly { readonly role: Exclude<TableRole, { screen: 'lobby' }>; readonly label: string }[];
  /**
   * A link that opens a screen once; null where the start page opens none. Never a token, which would give its reader
   * the screen for good.
   */
  linkOf(role: Role): string | null;
  /** Swipes a card from the tray at a simulated reader; false when that place has none. */
  swipe(card: string, at: number | 'cage'): boolean;
}

type LobbyScreen = LobbyView['screens'][number];

/** A screen without a seat. */
const NOBODYS = { seat: null, state: null, who: null, bot: false } as const;

/** Maximum number of cards in a tray. */
const MOST_CARDS = 200;

export class LobbyDesk implements Desk<LobbyIntent> {
  readonly #parts: LobbyParts;

  constructor(parts: LobbyParts) {
    this.#parts = parts;
  }

  connected(): void {}

  view(): LobbyView {
    const { room, screens } = this.#parts;
    const waiting = room.line.waiting;
    return {
      screen: 'lobby',
      ...(waiting === null ? {} : { waiting }),
      demo: room.demo,
      table: room.called().name,
      house: room.house,
      screens: screens.map(({ role, label }) => ({
        label,
        page: role.screen,
        link: this.#parts.linkOf(role),
        ...(role.screen === 'station' ? { seat: role.station, ...this.#whoIsAt(role.station) } : NOBODYS),
      })),
      tray: this.#people().map(({ account, person, pin }) => ({
        account,
        person,
        balance: room.cage.balance(account),
        pin,
        ...this.#where(account),
      })),
    };
  }

  /** A seat counts as swiped from the card until its owner has bought chips or given up. */
  #whoIsAt(seat: Seat): Pick<LobbyScreen, 'state' | 'who' | 'bot'> {
    const { room } = this.#parts;
    const sitting = room.table.sitting(seat);
    if (sitting) return { state: 'taken', who: sitting.handle, bot: room.isBot(sitting.account) };
    const account = room.stations.get(seat)?.reservedFor ?? null;
    if (account === null) return { state: 'free', who: null, bot: false };
    return { state: 'swiped', who: room.accounts.byAccount(account)?.handle ?? null, bot: room.isBot(account) };
  }

  /** The seat where an account plays, or to which it is on its way. */
  #where(account: string): Pick<LobbyView['tray'][number], 'seat' | 'sits'> {
    const { room } = this.#parts;
    const sitting = room.table.state.sittings.find((other) => other.account === account);
    if (sitting) return { seat: sitting.seat, sits: true };
    const station = [...room.stations.values()].find(({ reservedFor }) => reservedFor === account);
    return { seat: station?.seat ?? null, sits: false };
  }

  /** Cards written by the cage come first, newest first, because they are the ones people look for. */
  #people(): readonly DemoCard[] {
    const { room } = this.#parts;
    const cards = (room.tray?.cards ?? []).filter(({ account }) => !room.isBot(account));
    const presets = new Set((room.tray?.cards ?? []).slice(0, PRESET_CARDS));
    return [
      ...cards.filter((card) => !presets.has(card)).toReversed(),
      ...cards.filter((card) => presets.has(card)),
    ].slice(0, MOST_CARDS);
  }

  take(intent: LobbyIntent): Answer {
    const { room } = this.#parts;
    if (!room.demo) return refuse('not a demo', 'Real cards are swiped at real readers.');
    const card = room.tray?.card(intent.account);
    if (!card) return refuse('no such card', `There is no card ${intent.account} in the tray.`);
    if (!this.#parts.swipe(card.card, intent.at)) {
      return refuse(
        'no such reader',
        `There is no simulated reader at ${intent.at === 'cage' ? 'the cage' : `station ${intent.at}`}.`,
      );
    }
    return ok(null);
  }
}
