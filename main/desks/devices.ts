/** What the floor watches in addition to readers, shown as devices. */
import type { Device } from '../../protocol/floor-view.ts';
import type { Anchoring } from '../journal/anchoring.ts';
import type { Shuffler } from '../shuffle/shuffler.ts';
import type { SoftwareCheck } from '../software/software-check.ts';

/** The random generator (R11). */
export function generatorDevice(shuffler: Shuffler): Device {
  const { state, tested, lastFailure } = shuffler.health();
  const detail = lastFailure ? `last failure: ${lastFailure}` : `${tested} bytes tested, none failed`;
  return {
    id: 'generator',
    station: 'Table',
    kind: 'random generator',
    state: state === 'failed' ? 'lost' : 'ok',
    detail: detail.slice(0, 400),
  };
}

/** The anchors of the books. The floor should also know when there are none. */
export function anchorDevices(anchorings: readonly Anchoring[]): Device[] {
  const device = { id: 'anchor', station: 'Table', kind: 'anchor of the books' } as const;
  if (anchorings.length === 0) {
    return [{ ...device, state: 'ok', detail: 'none: an older copy of the books would not be noticed' }];
  }
  return anchorings.map(({ failure, lines }, nth) => ({
    ...device,
    id: nth === 0 ? device.id : `${device.id}-${nth + 1}`,
    state: failure === null ? 'ok' : 'lost',
    detail: (failure ?? `${lines} lines`).slice(0, 400),
  }));
}

/** Where the deck key is stored. The floor should know when it is next to the books. */
export const deckKeyDevice = (elsewhere: boolean): Device => ({
  id: 'deck-key',
  station: 'Table',
  kind: 'key of the decks',
  state: 'ok',
  detail: elsewhere
    ? 'kept apart from the books'
    : 'with the books: anyone with a copy of the folder can open the deck in play',
});

/** Whether the program matches its manifest (M7). */
export const programDevice = ({ wrong, detail }: SoftwareCheck): Device => ({
  id: 'software',
  station: 'Table',
  kind: 'program',
  state: wrong === null ? 'ok' : 'lost',
  detail: detail.slice(0, 400),
});
