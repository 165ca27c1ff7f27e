/** What the gallery photographs: a view, and what is done before the picture is taken. */
import type { CageView, FloorView, LobbyView } from '../../main/link/views.ts';
import type { Stand } from '../renderer/stand.ts';
import { floor, QUIET, RECALLED, SHOWDOWN, TROUBLE } from './fixtures.ts';
import { asked, grant, refuse } from './host.ts';

export interface Shot {
  readonly name: string;
  readonly view: FloorView | CageView | LobbyView;
  readonly act?: (stand: Stand) => Promise<void>;
}

const tap =
  (...testids: string[]) =>
  async ({ page }: Stand): Promise<void> => {
    for (const testid of testids) await page.getByTestId(testid).click();
  };

const FLOOR: readonly Shot[] = [
  { name: 'floor-1-running', view: floor() },
  { name: 'floor-2-quiet', view: QUIET },
  { name: 'floor-3-trouble', view: TROUBLE },
  { name: 'floor-4-showdown', view: floor({ mayVoid: false }, { state: 'settling', hand: SHOWDOWN, clock: null }) },
  { name: 'floor-5-stopped', view: floor({}, { stopped: 'Dispute at the table' }) },
  { name: 'floor-6-stop', view: floor(), act: tap('stop') },
  { name: 'floor-7-void', view: floor(), act: tap('void') },
  {
    name: 'floor-8-refused',
    view: floor(),
    act: async (stand) => {
      await tap('foul-3')(stand);
      await stand.page.getByTestId('reason').fill('Signalled to seat 4');
      await tap('reason-confirm')(stand);
      await refuse(stand, await asked(stand, 'floor-console'), 'Seat 3 has folded; its hand is dead already.');
    },
  },
  { name: 'floor-9-games', view: floor(), act: tap('games-open') },
  { name: 'floor-10-devices', view: floor(), act: tap('devices-open') },
  {
    name: 'floor-11-recall',
    view: floor(),
    act: async (stand) => {
      await tap('recall-open')(stand);
      await grant(stand, await asked(stand, 'floor-console'), { kind: 'recall', hand: RECALLED });
      for (let step = 0; step < 5; step += 1) await tap('replay-back')(stand);
    },
  },
  { name: 'floor-12-sign-in', view: floor({ staff: null }) },
];

export const SHOTS: readonly Shot[] = [...FLOOR];
