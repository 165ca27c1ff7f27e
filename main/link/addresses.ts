/** The address of each screen, and its name for people. */
import type { Role } from '../../protocol/roles.ts';
import type { Tokens } from './tokens.ts';

/** A screen's name for people. */
export function labelOf(role: Role): string {
  switch (role.screen) {
    case 'station':
      return `Station ${role.station}`;
    case 'center-display':
      return 'Center display';
    case 'floor-console':
      return 'Floor console';
    case 'cage':
      return 'Cage';
    case 'lobby':
      return 'Lobby';
    case 'tables':
      return 'Floor console';
    case 'board':
      return 'Board';
    case 'clock':
      return 'Tournament clock';
  }
}

/** The page of a screen, including its token, from the root of the server. */
export function addressOf(role: Role, tokens: Tokens): string {
  return `${pageOf(role)}?token=${tokens.of(role)}`;
}

/** The page of a screen, from the root of the server. */
function pageOf({ screen }: Role): string {
  switch (screen) {
    case 'lobby':
      return '/renderer/lobby/';
    case 'tables':
      return '/floor-console/tables.html';
    case 'board':
      return '/board';
    case 'clock':
      return '/clock';
    default:
      return `/${screen}/`;
  }
}
