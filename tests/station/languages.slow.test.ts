/** Every state of the station in every language, at both sizes of its screen: no key is too small for its text. */

import { expect, it } from 'vitest';
import { LANGUAGES } from '../../protocol/language.ts';
import { describeWith } from '../needs.ts';
import { resized } from '../renderer/resized.ts';
import { STATION_SHOTS } from '../renderer/shots.ts';
import { cutKeys } from './key-texts.ts';
import { openStation, page } from './on-station.ts';

const describe = describeWith('chromium-headless-shell');

const SIZES = [
  [1280, 800],
  [1024, 768],
] as const;

openStation();

describe('every key of the station', () => {
  it.each(LANGUAGES.flatMap((language) => SIZES.map((size) => [language, ...size] as const)))(
    'shows its whole text in %s at %i × %i',
    async (language, width, height) => {
      await resized(page, { width, height });
      expect(await cutKeys(STATION_SHOTS, language)).toEqual([]);
    },
  );
});
