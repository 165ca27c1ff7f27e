import { expect, it } from 'vitest';
import { texts } from '../../floor-console/texts.ts';
import type { FloorView } from '../../protocol/floor-view.ts';
import { place as placeView } from '../../protocol/table-view.ts';
import { ACCOUNT } from '../cage/fixtures.ts';
import { describeWith } from '../needs.ts';
import { openDesk, press, read, stand, write } from './at-desk.ts';
import { CALLS, floor, QUIET, RECALLED, TROUBLE } from './fixtures.ts';
import { asked, begin, grant, refuse } from './host.ts';
import { flaws } from './look.ts';
import { deskLists } from './tables/fixtures.ts';

const describe = describeWith('chromium-headless-shell');

openDesk('floor-console');

const WHY = placeView.shape.waits.unwrap();

/** Begins a test at a view. */
const at = (view: FloorView): Promise<void> => begin(stand, view);
const dialogs = (): Promise<number> => stand.page.locator('dialog[open]').count();

describe('the floor call that reaches nobody', () => {
  it('is a card with seat, name and time, answered and closed by its keys', async () => {
    await at(floor({ calls: CALLS }));
    expect(await read('call-3')).toMatch(/Wen.*seat 3.*for 2 min.*Calls the floor/);
    expect(await read('call-7')).toContain('Dana Reyes is on the way');
    expect(await stand.page.getByTestId('on-my-way-7').count()).toBe(0);
    await press('on-my-way-3');
    const going = await asked(stand, 'floor-console');
    expect(going.intent).toEqual({ do: 'on my way', seat: 3 });
    await grant(stand, going);
    await press('call-done-7');
    expect((await asked(stand, 'floor-console', 2)).intent).toEqual({ do: 'call done', seat: 7 });
  });
});

describe('a player who is not dealt in', () => {
  it('is spoken of, not spoken to, with why', async () => {
    const view = floor();
    for (const [why, said] of Object.entries(texts.seats.waits)) {
      const waits = WHY.parse(why);
      const places = view.table.places.map((place) => (place.seat === 8 ? { ...place, waits } : place));
      await at({ ...view, table: { ...view.table, places } });
      expect(await read('seat-8')).toContain(said);
      expect(await read('seat-8')).not.toMatch(/\byou/i);
      expect(await flaws(stand.page)).toEqual([]);
    }
  });
});

describe('the poker desk of the only table of a house', () => {
  it('opens from what waits, calls the next with one key, and opens a list for its own table', async () => {
    await at(floor({ desk: deskLists() }));
    expect(await read('poker-desk')).toMatch(/Lists.*1 called/);
    await press('poker-desk');
    await press('call-holdem-4-8-1');
    const called = await asked(stand, 'floor-console');
    expect(called.intent).toEqual({
      do: 'desk',
      act: { act: 'call', list: 'holdem-4-8', entry: 2, table: 1, skip: null },
    });
    await grant(stand, called);
    await press('list-new');
    await write('list-label', 'Omaha $4-$8');
    expect(await stand.page.getByTestId('list-must-move').count()).toBe(0);
    await press('list-open');
    expect((await asked(stand, 'floor-console', 2)).intent).toMatchObject({
      do: 'desk',
      act: { act: 'open list', list: 'omaha-4-8', tables: [1], mustMove: false },
    });
  });

  it('has no key at a table whose house is elsewhere', async () => {
    await at(floor());
    expect(await stand.page.getByTestId('poker-desk').count()).toBe(0);
  });
});

describe('a sign-in that is locked after wrong PINs', () => {
  it('is a card with the name, unlocked by its key', async () => {
    await at(floor({ locked: [{ id: 'cass', name: 'Cass Cage', role: 'cage' }] }));
    expect(await read('locked-cass')).toMatch(/Cass Cage.*locked after five wrong PINs/);
    await press('unlock-cass');
    expect((await asked(stand, 'floor-console')).intent).toEqual({ do: 'unlock staff', staff: 'cass' });
  });
});

describe('requests', () => {
  it('lets a player in', async () => {
    await at(floor());
    await press('approve-9');
    const chosen = await asked(stand, 'floor-console');
    expect(chosen.intent).toEqual({ do: 'approve', request: 'entry-9' });
    await grant(stand, chosen);
    await stand.page.getByText('Frances Ito may enter at seat 9.').waitFor();
  });

  it('denies with a reason, which must have three letters', async () => {
    await at(floor());
    await press('deny-9');
    expect(await stand.page.getByTestId('reason-confirm').isDisabled()).toBe(true);
    await write('reason', 'no');
    expect(await stand.page.getByTestId('reason-confirm').isDisabled()).toBe(true);
    await stand.page.getByText('May not share this game').click();
    await press('reason-confirm');
    const chosen = await asked(stand, 'floor-console');
    expect(chosen.intent).toEqual({ do: 'deny', request: 'entry-9', reason: 'May not share this game' });
    await grant(stand, chosen);
    await expect.poll(dialogs).toBe(0);
  });

  it('shows as a toast why an approval was refused', async () => {
    await at(floor());
    await press('approve-5');
    await refuse(stand, await asked(stand, 'floor-console'), 'Seat 10 is not open anymore.');
    await stand.page.getByText('Seat 10 is not open anymore.').waitFor();
  });

  it('switches the standing approval', async () => {
    await at(floor());
    await stand.page.getByText('Standing approval is off').click();
    expect((await asked(stand, 'floor-console')).intent).toEqual({ do: 'standing approval', on: true });
  });
});

describe('a player whom the floor moves', () => {
  const view = floor();
  const [first] = view.seats;
  const player = view.table.places[0]?.player ?? '';
  const withSeat = (change: Partial<FloorView['seats'][number]>): FloorView =>
    floor({ seats: view.seats.map((each) => (each === first ? { ...each, ...change } : each)) });

  it('is marked until the hand is over, and then said to sit in the other seat', async () => {
    await at(withSeat({ movesTo: 10 }));
    expect(await read('status-1')).toBe('Moves to seat 10');
    const places = view.table.places.map((each) => {
      if (each.seat === 10) return { ...each, player, status: 'playing' as const };
      return each.seat === 1 ? { ...each, player: null, status: 'open' as const } : each;
    });
    await stand.show({ ...withSeat({ seat: 10 }), table: { ...view.table, places } });
    await stand.page.getByText(`${player} sits in seat 10 now, with all chips.`).waitFor();
  });

  it('is said to stay where nothing came of it', async () => {
    await at(withSeat({ movesTo: 10 }));
    await stand.show(view);
    await stand.page.getByText(`${player} stays in seat 1: the move to seat 10 did not happen.`).waitFor();
  });

  it('is shown as staying, and so is another player, when both moves end with the same hand', async () => {
    const [one, other] = view.seats.map(({ seat }) => seat);
    await at(floor({ seats: view.seats.map((each, nth) => (nth < 2 ? { ...each, movesTo: 10 } : each)) }));
    await stand.show(view);
    const said = stand.page.getByTestId('toast');
    await expect
      .poll(() => said.allTextContents())
      .toEqual([one, other].map((seat) => expect.stringContaining(`stays in seat ${seat}: the move to seat 10`)));
    const boxes = await said.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    const [above, below] = boxes as [DOMRect, DOMRect];
    expect(above.bottom).toBeLessThan(below.top);
    expect(await flaws(stand.page)).toEqual([]);
  });
});

describe('rulings', () => {
  it('voids the hand they saw, with their reason, after saying what goes back', async () => {
    await at(floor());
    await press('void');
    expect(await read('act-dialog')).toContain('Every chip put in goes back');
    expect(await read('act-dialog')).toMatch(/Total returned\s*\$36/);
    await write('reason', 'Station 3 went dark');
    expect(await stand.page.getByTestId('reason-confirm').isDisabled()).toBe(true);
    await write('second-staff', 'cass');
    await write('second-pin', '2727');
    await press('reason-confirm');
    const chosen = await asked(stand, 'floor-console');
    expect(chosen).toMatchObject({
      rev: 2,
      intent: { do: 'void', reason: 'Station 3 went dark', signature: { second: 'cass', pin: '2727' } },
    });
    await grant(stand, chosen);
    await stand.page.getByText('Hand 1204 is void. Every chip went back.').waitFor();
    expect(await dialogs()).toBe(0);
  });

  it('cannot void the next hand by a dialog opened for the last', async () => {
    await at(floor());
    await press('void');
    await write('reason', 'Station 3 went dark');
    await stand.show(floor({}, { handNumber: 1205 }));
    await stand.page.getByText('Hand 1204 is over and paid; it stands.').waitFor();
    expect(await stand.page.getByTestId('reason-confirm').isDisabled()).toBe(true);
    await stand.page.getByTestId('reason').press('Enter');
    expect(await stand.intents()).toEqual([]);
  });

  it('keeps a refused foul on screen, in the words of the host', async () => {
    await at(floor());
    await press('foul-3');
    await write('reason', 'Signaled to seat 4');
    await stand.page.getByTestId('reason').press('Enter');
    const chosen = await asked(stand, 'floor-console');
    expect(chosen.intent).toEqual({ do: 'foul', seat: 3, reason: 'Signaled to seat 4' });
    await refuse(stand, chosen, 'Seat 3 has folded.');
    await stand.page.getByText('Seat 3 has folded.').waitFor();
    expect(await read('refusal')).toBe('Not done. Seat 3 has folded.');
    expect(await stand.page.getByTestId('reason').inputValue()).toBe('Signaled to seat 4');
    await stand.page.keyboard.press('Escape');
    await expect.poll(dialogs).toBe(0);
  });

  it('cashes a player in and extends a break', async () => {
    await at(floor());
    await press('cash-in-5');
    await write('reason', 'Disruptive');
    await press('reason-confirm');
    const first = await asked(stand, 'floor-console');
    expect(first.intent).toEqual({ do: 'cash in', seat: 5, reason: 'Disruptive' });
    await grant(stand, first);
    await press('extend-6');
    await stand.page.getByText('Fetching money').click();
    await press('reason-confirm');
    expect((await asked(stand, 'floor-console', 2)).intent).toMatchObject({ do: 'extend', seat: 6 });
  });

  it('shows the document of a player, grants a break, bars and relates (LR1, LR16, LR20, LR34)', async () => {
    await at(floor());
    await press('player-3');
    const look = await asked(stand, 'floor-console');
    const account = floor().seats[2]?.account ?? '';
    expect(look.intent).toEqual({ do: 'identity', account });
    await grant(stand, look, { kind: 'identity', account, identity: ACCOUNT.identity });
    expect(await read('identity')).toContain('D4401882');
    await press('player-leave');
    await stand.page.getByText('Getting something to eat').click();
    await press('reason-confirm');
    const leave = await asked(stand, 'floor-console', 2);
    expect(leave.intent).toMatchObject({ do: 'extend', seat: 3 });
    await grant(stand, leave);
    await press('player-3');
    await grant(stand, await asked(stand, 'floor-console', 3), {
      kind: 'identity',
      account,
      identity: ACCOUNT.identity,
    });
    await press('player-bar');
    await press('bar-term-for good');
    await write('reason', 'Signalling');
    await press('reason-confirm');
    const bar = await asked(stand, 'floor-console', 4);
    expect(bar.intent).toEqual({ do: 'bar', account, reason: 'Signalling', term: 'for good' });
    await grant(stand, bar);
    await press('relation-open');
    const other = floor().seats[3]?.account ?? '';
    await press(`relation-${other}`);
    await stand.page.getByText('Married').click();
    await press('relation-confirm');
    expect((await asked(stand, 'floor-console', 5)).intent).toEqual({
      do: 'relate',
      account,
      other,
      reason: 'Married',
    });
  });

  it('says who must not sit side by side (LR20)', async () => {
    await at(floor({ neighbors: [{ seats: [3, 4], players: ['Wen', 'Dolores'] }] }));
    expect(await read('errand-side-by-side')).toContain('Wen and Dolores');
  });

  it('warns a player who is late without further ado', async () => {
    await at(TROUBLE);
    await press('warn-6');
    expect((await asked(stand, 'floor-console')).intent).toEqual({ do: 'warn', seat: 6 });
  });

  it('stops play for a reason, says so in capitals, and resumes', async () => {
    await at(floor());
    await press('stop');
    await write('reason', 'Dispute at the table');
    await press('reason-confirm');
    const chosen = await asked(stand, 'floor-console');
    expect(chosen.intent).toEqual({ do: 'stop', reason: 'Dispute at the table' });
    await grant(stand, chosen);
    await stand.show(floor({}, { stopped: 'Dispute at the table' }));
    expect(await read('stopped')).toMatch(/Play is stopped\s*Dispute at the table/);
    expect(await stand.page.getByTestId('stop').isDisabled()).toBe(true);
    await press('resume');
    expect((await asked(stand, 'floor-console', 2)).intent).toEqual({ do: 'resume' });
  });

  it('clears a fault with a reason and the signature of a second person (M2)', async () => {
    await at(TROUBLE);
    await press('clear-fault');
    await write('reason', 'Disk replaced');
    expect(await stand.page.getByTestId('reason-confirm').isDisabled()).toBe(true);
    await write('second-staff', 'theo');
    await write('second-pin', '4747');
    await press('reason-confirm');
    const chosen = await asked(stand, 'floor-console');
    expect(chosen.intent).toEqual({
      do: 'clear fault',
      reason: 'Disk replaced',
      signature: { second: 'theo', pin: '4747' },
    });
    expect(await stand.page.getByTestId('second-pin').inputValue()).toBe('');
    await refuse(stand, chosen, 'The second person must have another role.');
    expect(await read('refusal')).toContain('The second person must have another role.');
    expect(await flaws(stand.page)).toEqual([]);
  });

  it('takes anyone who swiped a staff card at the console for the second person, but not who works there', async () => {
    await at({ ...TROUBLE, presented: TROUBLE.staff });
    await press('clear-fault');
    expect(await stand.page.getByTestId('second-presented').count()).toBe(0);
    await stand.show({ ...TROUBLE, presented: { id: 'theo', name: 'Theo Tech', role: 'technician' } });
    expect(await read('second-presented')).toContain('Theo Tech');
    await write('reason', 'Disk replaced');
    await write('second-pin', '4747');
    await press('reason-confirm');
    expect((await asked(stand, 'floor-console')).intent).toMatchObject({
      do: 'clear fault',
      signature: { second: 'theo' },
    });
  });
});

describe('the rest of the console', () => {
  it('changes the game after asking', async () => {
    await at(floor());
    await press('games-open');
    await press('profile-omaha-4-8');
    expect(await read('act-dialog')).toContain('Every screen announces it now. A whole hand is played first');
    await press('reason-confirm');
    expect((await asked(stand, 'floor-console')).intent).toEqual({ do: 'profile', profile: 'omaha-4-8' });
  });

  it('tells a finished hand event by event, beginning with the last one', async () => {
    await at(floor());
    await press('recall-open');
    const chosen = await asked(stand, 'floor-console');
    expect(chosen.intent).toEqual({ do: 'recall', hand: 1203 });
    await grant(stand, chosen, { kind: 'recall', hand: RECALLED });
    expect(await read('replay-step')).toBe('35 of 35');
    await press('replay-back');
    expect(await read('replay-pot')).toBe('$60');
    await stand.page.keyboard.press('ArrowLeft');
    expect(await read('replay-step')).toBe('33 of 35');
    await write('recall-number', '7');
    await press('recall-go');
    const second = await asked(stand, 'floor-console', 2);
    expect(second.intent).toEqual({ do: 'recall', hand: 7 });
    await refuse(stand, second, 'There is no hand 7.');
    await stand.page.getByText('There is no hand 7.').waitFor();
  });

  it('filters the log by level', async () => {
    await at(floor());
    expect(await stand.page.getByTestId('log').locator('li').count()).toBe(9);
    await press('log-level-warnings');
    expect(await stand.page.getByTestId('log').locator('li').count()).toBe(2);
    await press('log-level-errors');
    expect(await read('log')).toContain('Error: The card reader of station 10 does not answer.');
  });

  it('never shows a hole card, because it gets none', async () => {
    await at(floor());
    const cards = await stand.page.locator('[data-card]').evaluateAll((all) => all.map((card) => card.dataset.card));
    expect(cards).toEqual(['Kh', '7s', '2d']);
  });

  it('asks for a sign-in where nobody has signed in, and shows nothing else', async () => {
    await at(floor({ staff: null }));
    expect(await stand.page.getByTestId('stop').count()).toBe(0);
    await write('signin-staff', 'dana');
    await write('signin-pin', '4711');
    await press('signin-go');
    const chosen = await asked(stand, 'floor-console');
    expect(chosen.intent).toEqual({ do: 'sign in', staff: 'dana', pin: '4711' });
    await refuse(stand, chosen, 'That PIN is wrong.');
    await stand.page.getByText('That PIN is wrong.').waitFor();
    expect(await stand.page.getByTestId('signin-pin').inputValue()).toBe('');
  });

  it('says why a card swiped at it was not a staff card', async () => {
    await at(floor());
    await stand.show(floor({ notice: { level: 'error', text: 'This is not a staff card.' } }));
    await stand.page.getByText('This is not a staff card.').waitFor();
  });

  it('shows the next floorman nothing that the one before had begun', async () => {
    await at(floor());
    await press('void');
    await stand.show(floor({ staff: null }));
    await stand.page.getByTestId('signin-staff').waitFor();
    await stand.show(floor());
    await stand.page.getByTestId('void').waitFor();
    expect(await dialogs()).toBe(0);
  });

  it.each([
    ['a table in full swing', floor()],
    ['a quiet one', QUIET],
    ['one in trouble', TROUBLE],
  ])('fits %s on 1280 × 800, legible and uncut', async (_, view) => {
    await at(view);
    expect(await flaws(stand.page)).toEqual([]);
  });
});
