/** The screens as Vite serves them from their sources, with hot reload: on the live table of a host, and in the gallery. */
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { ROOT } from '../../main/screens.ts';
import { PAGES } from '../../vite.config.ts';
import { Acts } from './acts.ts';
import { bridge } from './gallery/bridge.ts';
import { actOf, galleryList, standOf } from './stands.ts';

/** The page of the gallery, which is not a page of the product. */
export const GALLERY = 'tests/dev/gallery/index.html';

/** Only this machine may see the screens: they lead to every seat and desk. */
const LOOPBACK = '127.0.0.1';

/**
 * Serves the screens on a port (0: any free one). Their lines and the way to the lobby lead to the host.
 * Throws when the port is taken.
 */
export async function serveScreens(host: string, port: number): Promise<ViteDevServer> {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    appType: 'mpa',
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), gallery()],
    // All that the pages load is known at the start, so that no page has to be loaded twice.
    optimizeDeps: { entries: [...PAGES, GALLERY] },
    server: {
      host: LOOPBACK,
      port,
      strictPort: true,
      watch: { ignored: ['**/data/**', '**/dist/**'] },
      proxy: {
        '^/$': { target: host, changeOrigin: true },
        '^/[a-z-]+/[?]open=': { target: host, changeOrigin: true },
        '/link': { target: host, changeOrigin: true, ws: true, rewriteWsOrigin: true },
      },
    },
  });
  return server.listen();
}

/** Where a served page is. */
export function addressOf({ httpServer }: ViteDevServer): string {
  const address = httpServer?.address();
  if (typeof address !== 'object' || address === null) throw new Error('the screens are not served');
  return `http://${LOOPBACK}:${address.port}`;
}

/** `/gallery`, what it lists, and any page with `?stand=…`, joined to a stand instead of a host. */
function gallery(): Plugin {
  const acts = new Acts();
  return {
    name: 'gallery',
    configureServer({ middlewares, transformIndexHtml }) {
      const send = (response: ServerResponse, type: string, body: string): void => {
        response.setHeader('content-type', type);
        response.end(body);
      };
      middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://dev');
        const answer = async (): Promise<void> => {
          if (pathname === '/gallery/list.json')
            send(response, 'application/json', JSON.stringify(await galleryList()));
          else if (pathname === '/gallery/act') {
            const act = actOf(searchParams.get('stand') ?? '');
            if (act) await acts.serve(request, response, searchParams, act);
            else next();
          } else if (/^\/gallery\/?$/.test(pathname)) send(response, 'text/html', await page(GALLERY, ''));
          else if (searchParams.has('stand') && PAGES.includes(pathname.slice(1))) {
            send(response, 'text/html', await page(pathname.slice(1), searchParams.get('stand') ?? ''));
          } else next();
        };
        answer().catch(next);
      });
      async function page(file: string, stand: string): Promise<string> {
        const html = await transformIndexHtml(`/${file}`, readFileSync(join(ROOT, file), 'utf8'));
        return stand === '' ? html : html.replace('<head>', `<head><script>${await bridgeTo(stand, acts)}</script>`);
      }
    },
  };
}

/** The end of the bridge that the host would have (`gallery/bridge.ts`); `acts` is where it is told what to do, if anything. */
async function bridgeTo(stand: string, acts: Acts): Promise<string> {
  const frames = (await standOf(stand)).map((frame) => JSON.stringify(frame));
  const told = [frames, actOf(stand) === undefined ? null : acts.address(stand)];
  return `(${bridge.toString()})(...${JSON.stringify(told).replaceAll('<', '\\u003c')});`;
}
