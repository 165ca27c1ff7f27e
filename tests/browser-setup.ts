/** Before the browser tests of a run: builds the pages and starts the Chromium that all their files share. */
import { PAGES } from '../vite.config.ts';
import { lacking } from './needs.ts';
import { buildPages, SHARED, serveBrowser } from './renderer/stand.ts';

export default async function setup(): Promise<() => Promise<void>> {
  if (lacking('chromium') !== null) return async () => {};
  const [pages, server] = await Promise.all([buildPages(PAGES), serveBrowser()]);
  process.env[SHARED.pages] = pages.folder;
  process.env[SHARED.browser] = server.wsEndpoint();
  return async () => {
    await server.close();
    pages.remove();
  };
}
