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
 * The pages that the tests open are those that are shipped. A process of its own builds them where they are stale: vitest
 * sets `NODE_ENV`, by which Vite would take React as it is for development, which draws everything twice and slowly. That
 * one, with its complaints, is what `npm run dev` and the slow suites draw with.
 */
function buildAsShipped(): void {
  if (!screensAreStale()) return;
  const { NODE_ENV: _, ...env } = process.env;
  execFileSync(process.execPath, [join(ROOT, 'main', 'screens.ts')], { env, stdio: 'inherit' });
}
