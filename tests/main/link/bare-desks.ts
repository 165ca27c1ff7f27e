/** Desks of screens that show next to nothing. */
import { ok } from '../../../games/result.ts';
import type { Desk, Desks } from '../../../main/link/desk.ts';
import type { Role } from '../../../protocol/roles.ts';
import type { View } from '../../../protocol/views.ts';

export const bareDesks: Desks = {
  desk: (role: Role): Desk<never> => ({
    view: () => ({ screen: role.screen }) as View,
    take: () => ok(null),
    connected: () => {},
  }),
  rev: () => 1,
  onChange: () => () => {},
};
