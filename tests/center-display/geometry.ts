/** Every game on the center display and on a station, to be measured: the tables, and what is wrong with each picture. */
import type { Browser } from 'playwright-core';
import type { HandView } from '../../games/hand-view.ts';
import { type AnyGame, anyGame, GAMES } from '../../games/registry.ts';
import type { TableView } from '../../protocol/table-view.ts';
import type { View } from '../../protocol/views.ts';
import { madeUpGame } from '../games/banked/made-up.ts';
import { fiveCardStudHiLo8 } from '../games/poker/made-up-stud.ts';
import { type Moment, momentsOf } from '../renderer/any-hands.ts';
import * as fixture from '../renderer/fixtures.ts';
import { flaws } from '../renderer/flaws.ts';
import { openStand, type Stand } from '../renderer/stand.ts';

/** Those that are dealt, and one of each kind that no screen can have heard of. */
export const EVERY_GAME: readonly AnyGame[] = [...GAMES.values(), anyGame(fiveCardStudHiLo8), anyGame(madeUpGame)];

/** A screen of a size, and how narrow a card may be on it in pixels. */
export interface Looked {
  readonly name: string;
  readonly stand: Stand;
  readonly narrowest: number;
  /** Turned toward both long sides; a center display alone. */
  readonly both?: true;
}

/** Opens the center display in a window of a size. Cards are read from two meters there. */
export async function openCenter(browser: Browser, folder: string, width: number, height: number): Promise<Looked> {
  const options = { viewport: { width, height }, reducedMotion: 'reduce', measured: true } as const;
  const stand = await openStand(browser, folder, { screen: 'center-display' }, options);
  return { name: `center at ${width}`, stand, narrowest: width / 70 };
}

/** Opens station 1 in a window of a size. */
export async function openStation(browser: Browser, folder: string, width: number, height: number): Promise<Looked> {
  const options = { viewport: { width, height }, reducedMotion: 'reduce', measured: true } as const;
  const stand = await openStand(browser, folder, { screen: 'station', station: 1 }, options);
  return { name: `station at ${width}`, stand, narrowest: width / 90 };
}

/** What is wrong with a moment of a hand on a screen, with where that is. */
export async function flawsOf(
  { name, stand, narrowest, both }: Looked,
  game: AnyGame,
  moment: Moment,
): Promise<string[]> {
  const view = viewOf(stand.role.screen === 'station' ? 'station' : 'center-display', game, moment);
  const look = { facing: 'both', pace: 'off', verifier: null } as const;
  await stand.show(both && view.screen === 'center-display' ? { ...view, look } : view);
  const found = await flaws(stand, { narrowest });
  const players = moment.hand.seats.length;
  return found.map((flaw) => `${game.id}, ${players} players, ${moment.name}, ${name}: ${flaw}`);
}

/** A moment of a hand as a screen is shown it. */
export function viewOf(screen: 'station' | 'center-display', game: AnyGame, { hand }: Moment): View {
  const table = tableOf(game, hand);
  return screen === 'station' ? fixture.station(fixture.seated(), table) : fixture.center(table);
}

/** How many may play a game, fewest first. */
export function countsOf(game: AnyGame): readonly number[] {
  const { min, max } = game.seats(game.rules.parse({}));
  return Array.from({ length: max - min + 1 }, (_, nth) => min + nth);
}

/** The moments of a game that have most on the felt: the last before the end, bets that were placed, the end. */
export function fullest(game: AnyGame, players: number): readonly Moment[] {
  const all = momentsOf(game, players, SEED);
  return all.filter(({ name }, nth) => nth >= all.length - 2 || name === 'bets');
}

export const SEED = 7;

const tableOf = (game: AnyGame, hand: HandView): Partial<TableView> => ({
  game: game.name,
  hand,
  state: hand.over ? 'settling' : 'hand',
  clock: hand.over ? null : fixture.CLOCK,
  places: Array.from({ length: 10 }, (_, nth) =>
    hand.seats.some(({ seat }) => seat === nth + 1) ? fixture.place(nth + 1) : fixture.emptyPlace(nth + 1),
  ),
});
