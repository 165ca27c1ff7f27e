import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveWeb } from '../../../main/link/websocket.ts';
import { ROLES, ROLES_BESIDE, roleName } from '../../../protocol/roles.ts';
import { newFolder } from '../ledger/books.ts';
import { settled, TestRoom } from '../test-room.ts';

/** Every screen of a table with its house beside it. */
const SCREENS = [...ROLES, ...ROLES_BESIDE];

let room: TestRoom;
beforeEach(async () => {
  room = await TestRoom.open();
});
afterEach(() => room.close());

const linkOf = (label: string): string => {
  const link = room.lobby.view.screens.find((screen) => screen.label === label)?.link;
  if (link == null) throw new Error(`${label} has no link`);
  return link;
};
const codeIn = (link: string): string => link.split('?open=')[1] ?? '';

it('the start page is sent no token of any screen', () => {
  const sent = JSON.stringify(room.lobby.frames);
  for (const role of SCREENS) expect(sent).not.toContain(room.host.tokens.of(role));
  expect(new Set(room.lobby.view.screens.map(({ link }) => link)).size).toBe(SCREENS.length - 1);
});

it('a link opens its screen once; then the page has another', async () => {
  const link = linkOf('Station 3');
  expect(link).toMatch(/^\/station\/\?open=[\w-]{32}$/);
  expect(room.host.openLink(codeIn(link))).toBe(room.host.path({ screen: 'station', station: 3 }));
  expect(room.host.openLink(codeIn(link))).toBeNull();
  await settled();
  expect(linkOf('Station 3')).not.toBe(link);
  expect(room.host.openLink(codeIn(linkOf('Station 3')))).not.toBeNull();
  expect(room.host.openLink('nonsense')).toBeNull();
});

it('a link that nobody used leads nowhere after an hour', async () => {
  const link = linkOf('Cage');
  await room.pass(60 * 60_000, 10 * 60_000);
  expect(room.host.openLink(codeIn(link))).toBeNull();
});

it('over HTTP it leads to the screen, and when it is used up to the start page', async () => {
  const web = await serveWeb(room.host.link, room.host.tokens, {
    port: 0,
    pages: newFolder(),
    home: room.host.path({ screen: 'lobby' }),
    openLink: (code) => room.host.openLink(code),
  });
  const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${web.port}${path}`, { redirect: 'manual' });
  const link = linkOf('Floor console');
  const first = await get(link);
  expect([first.status, first.headers.get('location')]).toEqual([303, room.host.path({ screen: 'floor-console' })]);
  const again = await get(link);
  expect([again.status, again.headers.get('location')]).toEqual([303, '/']);
  await web.close();
});

it('the lobby of a real table opens no screen', async () => {
  const real = await TestRoom.open({ kind: 'money' });
  expect(real.lobby.view.screens.map(({ link }) => link)).toEqual(
    SCREENS.filter((role) => roleName(role) !== 'lobby').map(() => null),
  );
  expect(JSON.stringify(real.lobby.frames)).not.toContain(real.host.tokens.of({ screen: 'cage' }));
  await real.close();
});
