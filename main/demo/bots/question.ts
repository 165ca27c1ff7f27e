/** What a bot's view asks of it, read only as far as needed to tell one question from another. */
import { z } from 'zod';
import type { StationIntent } from '../../../protocol/station-intent.ts';
import { type StationView, stationView } from '../../../protocol/station-view.ts';
import { tableView } from '../../../protocol/table-view.ts';
import type { IntentTo } from '../../link/desk.ts';

/** A view in which its player has nothing to do. */
export const idle = z.object({
  phase: z.object({
    name: z.literal('seated'),
    status: z.literal('playing'),
    locked: z.literal(false),
    gameChange: z.null(),
  }),
  table: z.object({
    hand: z.object({ ask: z.null() }),
    cut: z.undefined().optional(),
    squeeze: z.undefined().optional(),
  }),
  committed: z.string(),
});

/** Enough of a view to tell whether there is a question, and which; the whole view is read when the bot answers. */
export const glance = z.object({
  ...stationView.pick({ screen: true, station: true, phase: true, committed: true }).shape,
  table: z.object({
    ...tableView.pick({ stopped: true, fault: true, handNumber: true, cut: true, squeeze: true }).shape,
    hand: z
      .object({
        ask: z.unknown(),
        events: z.array(z.unknown()),
        zones: z.array(z.object({ id: z.string(), cards: z.array(z.unknown()) })),
      })
      .nullable(),
  }),
});
export type Glance = z.infer<typeof glance>;

/** A view, or the part of one that shows cards to turn up. */
interface ShownZones extends Pick<StationView, 'station'> {
  readonly table: Pick<StationView['table'], 'squeeze'> & {
    readonly hand: { readonly zones: readonly { readonly id: string; readonly cards: readonly unknown[] }[] } | null;
  };
}

/** Bots turn up all their cards at once. */
export function turnedBy({ station, table: { hand, squeeze } }: ShownZones): IntentTo<StationIntent, 'turn'> | null {
  const mine = squeeze?.hands.find(({ seat }) => seat === station);
  const cards = hand?.zones.find(({ id }) => id === mine?.zone)?.cards.length ?? 0;
  return mine === undefined || cards === 0 ? null : { do: 'turn', zone: mine.zone, open: cards };
}

type Seated = Extract<StationView['phase'], { name: 'seated' }>;

/**
 * Whether another game is coming and the bot has yet to say that it comes along, with the chips that this takes now.
 */
export const asksAlong = ({ gameChange }: Seated): boolean =>
  gameChange !== null && (gameChange.answer === 'no answer' || (gameChange.answer === 'short' && !gameChange.cannot));

/** A bot comes along wherever it can, with its whole balance as the maximum. */
export function alongOf({ gameChange, balance }: Seated): StationIntent | null {
  if (!gameChange) return null;
  const { id, cannot } = gameChange;
  return cannot === null ? { do: 'come along', change: id, most: balance } : { do: 'stay out', change: id };
}

/** What a view asks of the bot, as a word that changes when the question does; empty when nothing is asked. */
export function questionOf(seen: Glance): string {
  const { phase, table } = seen;
  if (table.stopped !== null || table.fault !== null) return '';
  if (phase.name === 'vacant' || phase.name === 'buying in') return phase.name;
  if (phase.name === 'pin') return `pin ${phase.triesLeft}`;
  if (phase.name !== 'seated') return '';
  if (phase.locked) return 'locked';
  if (asksAlong(phase)) return `game ${phase.gameChange?.id} ${phase.gameChange?.add}`;
  const ask = table.hand?.ask;
  if (ask) return `hand ${table.handNumber} ${table.hand?.events.length} ${JSON.stringify(ask)}`;
  const turned = turnedBy(seen);
  if (turned) return `turn ${table.handNumber} ${turned.zone}`;
  if (phase.status === 'waiting') return phase.mayPost && phase.entry === 'wait' ? `post ${table.handNumber}` : '';
  if (phase.status === 'away') return `away ${table.handNumber}`;
  return phase.status === 'sitting out' && phase.pending === 0
    ? `sitting out ${table.handNumber} ${phase.balance}`
    : '';
}
