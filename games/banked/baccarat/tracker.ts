/** The display of the results at a baccarat table: an option of every baccarat game. */
import { z } from 'zod';
import { option } from '../../poker/option.ts';
import { TRACKERS, type Tracked, type TrackerKind, type TrackerNames } from '../../tracker.ts';

/** The display at the table; none where the house has none. */
export type TrackerOption = TrackerKind | 'none';

/** `usual` is the display that the game's text describes, or a house ruling where it describes none. */
export const trackerOption = (usual: TrackerOption) =>
  option(
    'The display of the results: EZTRAK, an electronic reader board, an LCD hand tracker, or none',
    'choice',
    '000:7334-7370, 001:3289-3307; 000:5856-5868, 000:6510-6512; 001:6166-6181',
    z.enum([...TRACKERS, 'none']).default(usual),
  );

export const trackedBy = ({ tracker }: { readonly tracker: TrackerOption }, names: TrackerNames): Tracked | false =>
  tracker === 'none' ? false : { kind: tracker, ...names };
