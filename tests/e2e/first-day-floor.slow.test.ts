/** The first day of a floorman over three tables: lists, entries, calls and hands, every act found by the words on the screen (`first-day.ts`). */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Seat } from '../../games/seat.ts';
import { describeWith } from '../needs.ts';
import { openBrowser } from '../renderer/stand.ts';
import { signIn } from './desks-at.ts';
import { DESK, fundedDay, signsAs, walks } from './first-day.ts';
import type { Evening } from './house-evening.ts';
import { openScreen } from './screens.ts';
import { Stranger } from './stranger.ts';

const complaints: string[] = [];
let evening: Evening;
let browser: Browser;

beforeAll(async () => {
  evening = await fundedDay();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await evening?.close();
});

describeWith('chromium')('found within twenty seconds by whoever has never seen it', () => {
  test('a floorman keeps lists, lets in, answers, rules on hands, and gives more time', async () => {
    const { room } = evening;
    const { room: table } = room.at(1);
    const page = await openScreen(browser, evening.floorUrl, DESK, complaints);
    await signIn(page, 'flo');
    const floorman = new Stranger(page);
    const names = [8, 9, 10].map((nth) => evening.guest(nth).name);
    const [first, second, third] = names as [string, string, string];
    await walks('floor-lists', floorman, {
      'open a game from a list': async () => {
        await floorman.presses('Poker desk');
        await floorman.presses('Open a list');
        await floorman.writes('Game and size', 'Hold’em $4–$8');
        await floorman.checks('Table 1');
        await floorman.checks('Table 2');
        await floorman.presses('Open it');
        await floorman.reads('Hold’em $4–$8');
      },
      'put a name on the list': async () => {
        await floorman.writes('Name', first);
        await floorman.presses('Is here');
        await floorman.reads(first);
      },
      'take down who is on the way': async () => {
        await floorman.writes('Name', second);
        await floorman.presses('On the way');
        await floorman.reads('Not here yet');
      },
      'say that they have come': async () => {
        await floorman.presses('Is here now', { at: second });
      },
      'call the next': async () => {
        await floorman.presses(`Call ${first}`, { at: 'Table 1' });
        await floorman.reads(/Called to table 1/);
      },
      'keep the seat for longer': () => floorman.presses('Hold 10 min', { at: first }),
      'say that they have sat down': () => floorman.presses('Sits', { at: first }),
      'take off who did not come': async () => {
        await floorman.presses(`Call ${second}`, { at: 'Table 1' });
        await floorman.presses('No show', { at: second });
      },
      'take a name off the list': async () => {
        await floorman.writes('Name', third);
        await floorman.presses('Is here');
        await floorman.presses('Strike', { at: third });
        await floorman.writes('Reason', 'Has left the room');
        await floorman.presses('Do it');
      },
    });

    for (const nth of [0, 1, 2, 3, 4]) await room.sit(1, (nth + 1) as Seat, evening.guest(nth).card, 200_00);
    const dolores = evening.guest(3).name.split(' ')[0] ?? '';
    await table.station(3).press({ do: 'call floor' });
    await room.comeIn(2, 4, evening.guest(6).card);
    // Somebody has tried the PIN of a colleague, five times within five minutes.
    for (const minutes of [4, 3, 2, 1, 0])
      await room.test.house.staff.signIn('aud', '0000', room.test.now() - minutes * 60_000);
    await room.host.look();
    await walks('floor-waits', floorman, {
      'answer a call': async () => {
        await floorman.presses('All tables');
        await floorman.presses('Settle here', { at: 'Calls the floor.' });
        await floorman.presses('On my way');
        await floorman.presses('Done');
      },
      'let somebody in': async () => {
        await floorman.presses('Settle here', { at: 'Asks to come in' });
        await floorman.presses('Approve');
      },
      'unlock a colleague': async () => {
        await floorman.presses('Settle here', { at: 'Audrey King' });
        await floorman.presses('Unlock');
        await floorman.reads(/may sign in again/);
      },
    });

    await table.pass(1000);
    await table.deal();
    await walks('floor-table', floorman, {
      'look at a table': async () => {
        await floorman.presses('1 Table 1');
        await floorman.reads(/^To act: /);
      },
      'give somebody more time': async () => {
        await floorman.presses('More time…');
        await floorman.presses('Asks about the rules');
        await floorman.presses('Give the time');
        await floorman.reads(/has more time/);
      },
      'foul a hand': async () => {
        await floorman.presses('Foul', { at: dolores });
        await floorman.presses('Told cards aloud');
        await floorman.presses('Foul hand of seat 4');
        await floorman.reads(/is foul/);
      },
      'void a hand': async () => {
        await floorman.presses('Void hand');
        await floorman.presses('Equipment failure');
        await signsAs(floorman, 'aud');
        await floorman.presses('Void hand');
        await floorman.reads(/is void\. Every chip went back/);
      },
    });

    expect(complaints).toEqual([]);
  });
});
