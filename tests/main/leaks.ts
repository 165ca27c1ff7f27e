/** Bots play, and every frame that shows the table is read for cards that its screen may not know. */
import { expect } from 'vitest';
import type { Hand } from '../../main/hand/hand.ts';
import type { Role } from '../../protocol/roles.ts';
import { letBotsPlay, oncePerHand, showsTable, TestRoom } from './test-room.ts';

/** Who looks: the number of a seat, or `nobody` of the screens that belong to none. */
export type Looker = string;

export interface Watched<Known> {
  readonly config: NonNullable<Parameters<typeof TestRoom.open>[0]>['config'];
  readonly bots: number;
  readonly hands: number;
  /** They play on, after that many hands, until enough has come about; left out: they do not. */
  readonly enough?: () => boolean;
  /** Turns of the clock after which they stop, wherever they are. */
  readonly turns: number;
  /** What of a frame is read; all of it when left out. */
  readonly told?: (role: Role, text: string) => string;
  /** How a card is written in a frame. */
  readonly cards: RegExp;
  /** What may be known of a hand as far as it is played: worked out from the deck, not from what the rules would show. */
  readonly known: (hand: Hand) => Known;
  /** Null for a card that may be known; what is told of a leak otherwise. */
  readonly leaks: (known: Known, card: string, looker: Looker) => string | null;
}

/** The room afterwards, still open, and how many frames were read. Nothing has leaked, and nothing of ours has failed. */
export async function playWatched<Known>(watched: Watched<Known>): Promise<{ room: TestRoom; looked: number }> {
  const found: string[] = [];
  let looked = 0;
  let room: TestRoom | null = null;
  const known = oncePerHand(watched.known);
  room = await TestRoom.open({
    bots: watched.bots,
    config: watched.config ?? {},
    onSend: (role, text) => {
      const hand = room?.table.shownHand;
      if (!hand || !showsTable(text)) return;
      const looker = role.screen === 'station' ? String(role.station) : 'nobody';
      looked += 1;
      for (const card of new Set((watched.told?.(role, text) ?? text).match(watched.cards))) {
        const leak = watched.leaks(known(hand), card, looker);
        if (leak !== null) found.push(`hand ${hand.facts.number}: ${role.screen} ${looker} saw ${card} of ${leak}`);
      }
    },
  });
  await letBotsPlay(room, watched.bots, watched.hands, watched.turns, watched.enough);
  expect(room.table.state.fault).toBeNull();
  expect(found).toEqual([]);
  expect(room.host.link.counts.failed).toBe(0);
  return { room, looked };
}
