/**
 * Pictures of the guides: a cardroom of three tables on an evening, at the screens of its floor and its cage. Tables and house are
 * real and run in this process; the screens are real pages in Chromium.
 */
import type { Browser, Page } from 'playwright-core';
import type { Seat } from '../../games/seat.ts';
import { jackpotTerms } from '../../main/house/jackpot-terms.ts';
import { ForcedDecks } from '../main/house/day/forced-decks.ts';
import { BAD_BEAT } from '../main/house/jackpot-house.ts';
import { lineOf, press, signIn, signs } from './desks-at.ts';
import { Evening } from './house-evening.ts';
import { openScreen } from './screens.ts';

/** What the pictures are taken at: the floor’s console, and the cage. */
const DESK = { width: 1280, height: 800 };

type Take = (page: Page, name: string) => Promise<void>;

/** Takes all of them; `complaints` gets whatever a page complains of. */
export async function takeHouse(browser: Browser, take: Take, complaints: string[]): Promise<void> {
  const decks = new ForcedDecks(5);
  const evening = await Evening.open(decks);
  try {
    const { room } = evening;
    await evening.begin();
    const floor = await openScreen(browser, evening.floorUrl, DESK, complaints);
    const cage = await openScreen(browser, evening.cageUrl, DESK, complaints);
    await signIn(floor, 'flo');
    await signIn(cage, 'cass');
    await atCage(evening, cage, take);
    await atDesk(evening, floor, take);
    await atTable(evening, floor, decks, take);
    await atTournament(evening, floor, take);
    await room.quiet();
    await atReport(cage, take);
  } finally {
    await evening.close();
  }
}

async function atCage({ room, guests }: Evening, page: Page, take: Take): Promise<void> {
  const { counter, shifts } = await room.test.house.cage(1);
  // The day before has left the float in the drawer.
  const signed = (key: string) => ({ ...room.test.act(key), second: 'flo' });
  await shifts.open({ counted: 0, ...signed('open before') });
  await counter.fill({ amount: 5_000_00, ...signed('float') });
  await shifts.close({ counted: 5_000_00, ...signed('close before') });
  await press(page, 'shift-open');
  for (const [bill, count] of [
    [100, 40],
    [20, 50],
  ] as const)
    await page.getByTestId(`count-${bill}`).fill(String(count));
  await signs(page, 'flo');
  await take(page, 'cage-shift');
  await press(page, 'shift-confirm', 'shift-done-close');
  for (const [nth, { account }] of guests.entries())
    await counter.deposit({ account, amount: 600_00 + nth * 40_00, nature: 'cash', ...room.test.act(`in-${nth}`) });
  const [ada] = guests;
  await page.getByTestId('find-account').fill(ada?.account ?? '');
  await press(page, 'find-go');
  await page.getByTestId('account-balance').waitFor();
  await take(page, 'cage-account');
  await press(page, 'withdraw-open');
  await page.getByTestId('withdraw-amount').fill('600');
  await page.getByTestId('withdraw-signed').waitFor();
  await take(page, 'cage-signed');
  await page.keyboard.press('Escape');
  await press(page, 'deposit-open');
  await page.getByTestId('deposit-amount').fill('9800');
  await page.getByTestId('cash-notice').waitFor();
  await take(page, 'cage-facts');
  await page.keyboard.press('Escape');
  await press(page, 'done', 'exclusions-open');
  await page.getByTestId('exclusions-name').fill('State');
  await page.getByTestId('exclusions-file').setInputFiles({
    ...{ name: 'state.csv', mimeType: 'text/csv', buffer: Buffer.from(EXCLUDED.join('\n')) },
  });
  await page.getByTestId('exclusions-accounts').waitFor();
  await take(page, 'cage-exclusions');
  await page.keyboard.press('Escape');
}

/** A list with somebody who has an account, and somebody who is like one who has. */
const EXCLUDED = [
  'name,born,until,reference',
  'PETE RUIZ,1984-03-09,,S-20817',
  'Mia Singh,1984-03-09,2031-12-31,S-20911',
  'Walter Crane,1971-08-22,,S-11004',
  'Ines Duarte,,,S-11342',
];

/** What an auditor reads of the day. */
async function atReport(page: Page, take: Take): Promise<void> {
  await press(page, 'sign-out');
  await signIn(page, 'aud');
  await press(page, 'report-open', 'report-show');
  await page.getByTestId('report-paper').waitFor();
  await take(page, 'cage-report');
}

/** The lists, and everything that waits. */
async function atDesk(evening: Evening, page: Page, take: Take): Promise<void> {
  const { room } = evening;
  await press(page, 'poker-desk', 'list-new');
  await page.getByTestId('list-label').fill('Hold’em $4–$8');
  await press(page, 'list-table-1', 'list-table-2', 'list-open');
  const list = 'list-hold-em-4-8';
  await page.getByTestId(list).waitFor();
  for (const nth of [8, 9, 10, 11]) {
    await page.getByTestId('name-hold-em-4-8').fill(evening.guest(nth).name);
    await press(page, nth === 11 ? 'interest-hold-em-4-8' : 'add-hold-em-4-8');
    await lineOf(page, list, evening.guest(nth).name).waitFor();
  }
  await press(page, 'call-hold-em-4-8-1');
  await page.getByTestId(list).getByText('Called to table 1').waitFor();
  await take(page, 'floor-lists');
  for (const nth of [0, 1, 2, 3, 4]) await room.sit(1, (nth + 1) as Seat, evening.guest(nth).card, 200_00);
  await room.at(1).room.station(3).press({ do: 'call floor' });
  await room.comeIn(2, 4, evening.guest(6).card);
  await room.host.look();
  await press(page, 'all-tables');
  await page.getByTestId('waits-1-call').waitFor();
  await page.getByTestId('waits-2-entry').waitFor();
  await take(page, 'floor-tables');
}

/** The console of one table: a hand, an act with its reason, a jackpot that was hit. */
async function atTable(evening: Evening, page: Page, decks: ForcedDecks, take: Take): Promise<void> {
  const { room } = evening;
  const { house } = room.test;
  await house.jackpots.set(jackpotTerms.parse(BAD_BEAT), room.test.act('terms'));
  await house.jackpots.seed('bad-beat', 2_400_00, { ...room.test.act('seed'), second: 'flo' });
  const { room: table } = room.at(1);
  await table.pass(1000);
  await table.deal();
  await press(page, 'table-1');
  await page.getByTestId('void').waitFor();
  await take(page, 'floor-table');
  await press(page, 'void');
  await page.getByTestId('act-dialog').waitFor();
  await take(page, 'floor-void');
  await press(page, 'reason-cancel', 'player-2');
  await page.getByTestId('player').waitFor();
  await take(page, 'floor-player');
  await press(page, 'player-close', 'devices-open');
  await take(page, 'technician-devices');
  await page.keyboard.press('Escape');
  for (let tries = 0; tries < 8 && table.table.state.held === null; tries += 1) {
    await table.playOut();
    decks.badBeatNext(table.table.state.sittings.length);
    await table.pass(8000);
    await table.deal();
    await table.playOut();
    await table.pass(2000);
  }
  await press(page, 'hit-pay-1');
  await page.getByTestId('act-dialog').waitFor();
  await take(page, 'floor-jackpot');
  await page.getByTestId('reason').fill('Hand and cards were looked at');
  await signs(page, 'aud');
  await press(page, 'reason-confirm');
  await page.getByTestId('act-dialog').waitFor({ state: 'detached' });
}

async function atTournament(evening: Evening, page: Page, take: Take): Promise<void> {
  await press(page, 'tournaments', 'tournament-new');
  await press(page, 'announce-kind-tournament');
  await press(page, 'announce-table-1', 'announce-table-2', 'announce-table-3', 'announce-confirm');
  await page.getByTestId('tournament-1').waitFor();
  for (let nth = 7; nth < 16; nth += 1) {
    const { account, name } = evening.guest(nth);
    await page.getByTestId('enter-account-1').fill(account);
    await press(page, 'enter-1');
    await lineOf(page, 'tournament-1', name.split(' ')[0] ?? name).waitFor();
  }
  await take(page, 'floor-tournament');
}
