/** A player's own page on the station: what is told before a touch, what a touch sends, and that money is asked twice. */
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../protocol/language.ts';
import { describeWith } from '../needs.ts';
import { OWN_DESK, OWN_LIMITS, OWN_STATEMENT, seated, station } from '../renderer/fixtures.ts';
import { cutKeys } from './key-texts.ts';
import { answer, give, intents, key, openStation, page, stand, tap } from './on-station.ts';

const describe = describeWith('chromium-headless-shell');

const OWN = { name: 'desk', person: 'Maria', balance: 64_000, desk: OWN_DESK, message: null } as const;
const text = async (id: string): Promise<string> => (await key(id).textContent()) ?? '';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;

/** Whether two boxes on the screen cover each other. */
const overlap = (a: Box, b: Box): boolean =>
  a !== null &&
  b !== null &&
  a.x < b.x + b.width &&
  b.x < a.x + a.width &&
  a.y < b.y + b.height &&
  b.y < a.y + a.height;

openStation();

describe('a card at an idle station', () => {
  it('opens a seat, or with one more touch the own page', async () => {
    await stand.show(station({ name: 'vacant', desk: true }));
    expect(await key('own-page-invite').isVisible()).toBe(true);
    await stand.show(station({ name: 'pin', person: 'Maria', triesLeft: 3, ways: 'both' }));
    expect(await key('to-seat').getAttribute('aria-pressed')).toBe('true');
    await tap('to-page', 'pin-key-2', 'pin-key-4', 'pin-key-6', 'pin-key-8', 'pin-enter');
    expect(await intents()).toEqual([{ do: 'pin', pin: '2468', to: 'desk' }]);
  });

  it('that may not sit there opens the page alone, and a table by itself has none', async () => {
    await stand.show(station({ name: 'pin', person: 'Maria', triesLeft: 3, ways: 'desk' }));
    expect(await key('to-seat').count()).toBe(0);
    expect(await key('page-only').isVisible()).toBe(true);
    await stand.show(station({ name: 'pin', person: 'Joe', triesLeft: 3 }));
    expect(await key('to-page').count()).toBe(0);
    await stand.show(station({ name: 'vacant' }));
    expect(await key('own-page-invite').count()).toBe(0);
  });
});

describe('a table that the floor has closed', () => {
  it('offers no seat at its stations, but the own page', async () => {
    await stand.show(
      station({ name: 'vacant', desk: true }, { closing: { reason: 'End of the night', closed: true } }),
    );
    const said = (await page.locator('[data-testid=phase]').textContent()) ?? '';
    expect(said).toContain('This table is closed: End of the night');
    expect(said).not.toMatch(/is open|to play\b/);
    expect(await text('own-page-invite')).toBe(
      'Swipe your card for the lists, a tournament, your statement or your limits.',
    );
  });
});

describe('the own page', () => {
  it('says of each list what runs, how long it takes and where they stand, and puts them on it or takes them off', async () => {
    await stand.show(station(OWN));
    expect(await text('own-list-holdem-4-8')).toContain(
      'Table 1: 10 players · Table 2: 9 players · 6 wait, the first for 25 min',
    );
    expect(await text('own-list-holdem-4-8')).toContain('You are on this list, with 3 before you.');
    expect(await text('own-list-omaha')).toMatch(/You are called to table 3\. Your seat is kept until/);
    expect(await text('own-list-razz')).toContain('When you are called, your seat is kept for 10 min.');
    await tap('own-join-razz');
    await answer();
    await tap('own-leave-omaha');
    expect(await intents()).toEqual([
      { do: 'player act', act: { act: 'join list', list: 'razz' } },
      { do: 'player act', act: { act: 'leave list', list: 'omaha' } },
    ]);
  });

  it('tells fee and prizes before, and takes money off the card only when that is confirmed', async () => {
    await stand.show(station(OWN));
    await tap('own-section-tournaments');
    const told = await text('own-tournament-3');
    expect(told).toContain('Entry $20 + fee $2');
    expect(told).toContain('Prizes with 9 entries: $90, $54, $36');
    await tap('own-enter-3');
    expect(await intents()).toEqual([]);
    expect(await text('own-question')).toContain('$22 comes off your card, which then holds $618.');
    await tap('own-question-confirm');
    await answer({ code: 'full', message: 'Sit-n-go $20 is full.' });
    await expect.poll(() => text('own-question')).toContain('Sit-n-go $20 is full.');
    await tap('own-question-cancel');
    await tap('own-back-4', 'own-question-confirm');
    expect(await intents()).toEqual([
      { do: 'player act', act: { act: 'enter tournament', tournament: 3, pays: 2200 } },
      { do: 'player act', act: { act: 'leave tournament', tournament: 4 } },
    ]);
  });

  it('does not offer to pay what the card does not hold', async () => {
    await stand.show(station({ ...OWN, balance: 1000 }));
    await tap('own-section-tournaments', 'own-enter-3');
    expect(await text('own-question')).toContain('It takes $22, and your card holds $10.');
    expect(await key('own-question-confirm').isDisabled()).toBe(true);
  });

  it('says of one that has begun that the entry is not paid back', async () => {
    const [, , begun] = OWN_DESK.tournaments;
    if (!begun) throw new Error('one that is played');
    const tournaments = [{ ...begun, mine: null, mayEnter: true }];
    await stand.show(station({ ...OWN, desk: { ...OWN_DESK, tournaments } }));
    await tap('own-section-tournaments', `own-enter-${begun.id}`);
    expect(await text('own-question')).toContain('It has begun, so the entry is not paid back.');
  });

  it('turns over the statement a gaming day at a time, and its lines page by page', async () => {
    await stand.show(station(OWN));
    await tap('own-section-statement');
    await give({ kind: 'own statement', statement: OWN_STATEMENT });
    await key('own-statement').waitFor();
    const told = await text('own-statement');
    for (const words of ['At the beginning $125', 'At the end $640', 'Jackpot', '+$200', '1 of 2']) {
      expect(told).toContain(words);
    }
    expect(await page.locator('tbody tr').count()).toBe(6);
    await tap('own-earlier');
    expect(await page.locator('tbody tr').count()).toBe(6);
    expect(await key('own-newer').isDisabled()).toBe(true);
    await tap('own-older');
    expect(await intents()).toEqual([
      { do: 'own statement', day: null },
      { do: 'own statement', day: '2026-11-21' },
    ]);
  });

  it('shows the points that they hold and what an hour brings, and nothing of them where the house has none', async () => {
    await stand.show(station(OWN));
    expect(await text('own-points')).toBe('1,240');
    await stand.show(station({ ...OWN, desk: { ...OWN_DESK, points: null } }));
    await key('own-points').waitFor({ state: 'detached' });
  });

  it('shows the limits that they set themselves, says when one holds, and sets it', async () => {
    await stand.show(station(OWN));
    await tap('own-section-limits');
    await give({ kind: 'limits', limits: OWN_LIMITS });
    await key('limits').waitFor();
    expect(await text('limit-losses-now')).toBe('$120 left today, of $200');
    await tap('limit-losses-10000');
    expect(await text('limits')).toContain('This takes effect immediately, at every table and the cage.');
    await tap('limit-losses-50000');
    expect(await text('limits')).toContain('This is looser: it takes effect in 24 hours.');
    await tap('limit-set');
    expect(await intents()).toEqual([{ do: 'limits' }, { do: 'limit', kind: 'losses', limit: 500_00 }]);
  });

  it('says in one sentence what happens while the house is away', async () => {
    const message = 'The house cannot be reached right now.';
    await stand.show(station({ ...OWN, message }));
    expect(await text('own-away')).toBe(message);
    await tap('own-done');
    expect(await intents()).toEqual([{ do: 'cancel' }]);
  });

  it('tells a player who has entered what is full what it waits for, in their language and beside no plate', async () => {
    const waitingFor = 'Players are playing for money at table 1: they have to leave it first.';
    const seat = station(seated());
    const registered = [{ name: 'Sit-n-go $20', waitingFor }];
    await stand.show({ ...seat, registered });
    expect(await text('full-waits')).toBe(`Sit-n-go $20 is full and waits: ${waitingFor}`);
    await stand.show({ ...seat, language: 'es', registered });
    expect(await text('full-waits')).toBe(
      'Sit-n-go $20 está completo. Hay jugadores por dinero en la mesa 1: primero se van.',
    );
    const reasons = [
      waitingFor,
      'A jackpot was hit at table 12: decide that first.',
      'Thursday deep stack is played at table 12.',
      'Table 12 cannot be reached, or its program is too old for tournaments.',
    ];
    for (const language of LANGUAGES) {
      for (const reason of reasons) {
        await stand.show({ ...seat, language, registered: [{ name: 'Saturday sit-n-go $20', waitingFor: reason }] });
        const told = await page
          .getByRole('status')
          .filter({ has: key('full-waits') })
          .boundingBox();
        const plates = await page.locator('[data-part="plate"]').all();
        expect(plates.length).toBeGreaterThan(5);
        for (const plate of plates) {
          const covers = overlap(told, await plate.boundingBox());
          expect([language, reason, covers]).toEqual([language, reason, false]);
        }
      }
    }
    const [tournament, ...others] = OWN_DESK.tournaments.filter(({ mine }) => mine !== null);
    if (tournament === undefined) throw new Error('one that is entered');
    const desk = { ...OWN_DESK, tournaments: [{ ...tournament, waitingFor }, ...others] };
    await stand.show({ ...station({ ...OWN, desk }), registered });
    await tap('own-section-tournaments');
    expect(await text(`own-waits-${tournament.id}`)).toContain(waitingFor);
  });

  it('tells a player who sits somewhere that they are called', async () => {
    await stand.show({ ...station(OWN), called: { table: 3, label: 'Omaha', until: OWN_DESK.at } });
    expect(await text('called')).toMatch(/^You are called for Omaha: a seat at table 3 is kept until/);
  });

  it.each(LANGUAGES)('fits its keys: %s', async (language) => {
    const states = [
      { name: 'lists', view: station(OWN) },
      { name: 'ways', view: station({ name: 'pin', person: 'Maria', triesLeft: 3, ways: 'both' }) },
    ];
    expect(await cutKeys(states, language)).toEqual([]);
  });
});
