import type { LobbyView } from '../../protocol/lobby-view.ts';
import { texts } from './texts.ts';

export type ScreenLink = LobbyView['screens'][number];
export type TrayCard = LobbyView['tray'][number];

/** What the screens without a seat are for. */
const PURPOSES: Readonly<Record<string, string>> = {
  'center-display': texts.screens.bigScreenThatEveryone,
  'floor-console': texts.screens.floormanWhoMayEnter,
  board: texts.screens.wallWaitsForWhat,
  cage: texts.screens.cashierAccountCardsMoney,
};

export const purposeOf = ({ page }: Pick<ScreenLink, 'page'>): string => PURPOSES[page] ?? '';

/** The position of station `seat` on a map of the table, in percent of its width and height; clockwise from the top. */
export function spotOf(seat: number): { readonly x: number; readonly y: number } {
  const angle = ((seat - 0.5) / 10) * 2 * Math.PI;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return { x: round(50 + 40.5 * Math.sin(angle)), y: round(50 - 41 * Math.cos(angle)) };
}

/** Whether a card may be swiped at a station: a free one, or the one where its owner sits. */
export const maySwipe = (card: TrayCard, station: ScreenLink): boolean =>
  station.state === 'free' || card.seat === station.seat;
