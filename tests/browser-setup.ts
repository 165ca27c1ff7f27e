/** Before the browser tests of a run: sees that the screens are built, which all their files share. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, SCREENS_FOLDER, screensAreStale } from '../main/screens.ts';
import { lacking } from './needs.ts';
import { BUILT_PAGES } from './renderer/stand.ts';

export default function setup(): void {
  if (lacking('chromium-headless-shell') !== null) return;
  buildAsShipped();
  process.env[BUILT_PAGES] = SCREENS_FOLDER;
}

/**
 * The pages that the tests open are those that are shipped; where they are stale, a process of its own builds them. React
 * as it is for development, with its complaints, is what `npm run dev` and the slow suites draw with.
 */
function buildAsShipped(): void {
  if (screensAreStale()) execFileSync(process.execPath, [join(ROOT, 'main', 'screens.ts')], { stdio: 'inherit' });
}
