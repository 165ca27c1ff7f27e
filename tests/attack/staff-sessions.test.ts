import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CageIntent } from '../../protocol/cage-intent.ts';
import type { CageView } from '../../protocol/cage-view.ts';
import type { HostFrame } from '../../protocol/messages.ts';
import { actAt, fundedPlayer, signIn, staffActs, staffedRoom, staffOf } from '../main/desks/staffed-room.ts';
import { settled, type TestRoom, until } from '../main/test-room.ts';

describe('staff of the table’s own house', () => {
  let room: TestRoom;
  let card: string;

  beforeEach(async () => {
    room = await staffedRoom();

    const made = await staffOf(room).issueCard('fred', actAt(room));
    card = made.ok ? made.value.card : '';
    await settled();
  });
  afterEach(() => room.close());

  async function swipe(number: string, at: 'cage' | 'floor' | number): Promise<void> {
    room.host.swipe(number, at);
    await room.pass(200, 100);
  }

  describe('C7: a staff card', () => {
    test('says at the floor console who is there; the PIN does the rest', async () => {
      await swipe(card, 'floor');
      expect(room.floor.view).toMatchObject({
        staff: null,
        presented: { id: 'fred', name: 'Fred Floor' },
        notice: null,
      });
      expect(await room.floor.press({ do: 'sign in', staff: 'fred', pin: '9191' })).toMatchObject({
        code: 'wrong-pin',
      });
      expect(await room.floor.press({ do: 'sign in', staff: 'fred', pin: '1717' })).toMatchObject({ ok: true });
      expect(room.floor.view).toMatchObject({ staff: { id: 'fred' }, presented: null });
    });

    test('opens nothing by itself, and is forgotten after a minute', async () => {
      await swipe(card, 'floor');
      expect(await room.floor.press({ do: 'stop', reason: 'no reason' })).toMatchObject({ code: 'not signed in' });
      await room.pass(61_000, 1000);
      room.table.touch();
      await room.pass(10, 10);
      expect(room.floor.view.presented).toBeNull();
    });

    test('is not an account card: a station refuses it', async () => {
      await swipe(card, 4);
      expect(room.station(4).view.notice?.text).toContain('not from this house');
    });

    test('of a dismissed person no longer works', async () => {
      await staffOf(room).dismiss('fred', actAt(room));
      await settled();
      await swipe(card, 'floor');
      expect(room.floor.view).toMatchObject({ presented: null, notice: { level: 'error' } });
    });
  });

  test('an account card at the floor console signs nobody in, and says so', async () => {
    const player = await fundedPlayer(room, 10_000);
    await swipe(player.card, 'floor');
    expect(room.floor.view).toMatchObject({
      presented: null,
      notice: { text: expect.stringContaining('not a staff card') },
    });
  });

  test('an account swiped at a cage that nobody mans is shown to nobody', async () => {
    const player = await fundedPlayer(room, 10_000);
    await room.cage.press({ do: 'sign out' });
    await swipe(player.card, 'cage');
    expect(room.cage.view).toMatchObject({ staff: null, account: null });
  });

  describe('a sign-in that is locked', () => {
    beforeEach(async () => {
      await signIn(room, 'theo', 'floor');
      for (let wrong = 0; wrong < 5; wrong += 1) {
        await room.cage.press({ do: 'sign in', staff: 'cass', pin: '9191' });
        await room.pass(31_000, 31_000);
      }
    });

    test('waits at the floor console, where somebody else unlocks it', async () => {
      expect(await room.cage.press({ do: 'sign in', staff: 'cass', pin: '2727' })).toMatchObject({ code: 'locked' });
      expect(room.floor.view.locked).toEqual([{ id: 'cass', name: 'Cass Cage', role: 'cage' }]);
      expect(await room.floor.press({ do: 'unlock staff', staff: 'cass' })).toMatchObject({ ok: true });
      await settled();
      expect(room.floor.view.locked).toEqual([]);
      expect(await room.cage.press({ do: 'sign in', staff: 'cass', pin: '2727' })).toMatchObject({ ok: true });
      expect(await staffActs(room, 'cass')).toContainEqual(['unlocked', 'theo']);
    });

    test('fills no log, however often it is tried', async () => {
      const lines = () => room.host.room.log.last(200).filter(({ code }) => code === 'sign in').length;
      const before = lines();
      for (let more = 0; more < 20; more += 1) await room.cage.press({ do: 'sign in', staff: 'cass', pin: '9191' });
      expect(lines()).toBe(before);
    });

    test('is not unlocked by whose it is', async () => {
      for (let wrong = 0; wrong < 5; wrong += 1) {
        await room.cage.press({ do: 'sign in', staff: 'theo', pin: '9191' });
        await room.pass(31_000, 31_000);
      }
      expect(await room.floor.press({ do: 'unlock staff', staff: 'theo' })).toMatchObject({ code: 'second-person' });
      expect(await room.floor.press({ do: 'unlock staff', staff: 'nobody' })).toMatchObject({ code: 'unknown-staff' });
    });
  });

  describe('C6: a staff screen that nobody has signed in at', () => {
    test('gets only the name of the house', async () => {
      const player = await fundedPlayer(room, 50_000);
      await signIn(room, 'fred', 'floor');
      await room.floor.press({ do: 'stop', reason: 'shift change' });
      expect(room.floor.view.log.length).toBeGreaterThan(0);
      await room.floor.press({ do: 'sign out' });
      await room.cage.press({ do: 'sign out' });
      await swipe(player.card, 'cage');
      for (const view of [room.floor.view, room.cage.view]) {
        const sent = JSON.stringify(view);
        for (const secret of [player.account, 'Real', '50000', 'shift change', 'Fred', 'Cass']) {
          expect(sent).not.toContain(secret);
        }
      }
      expect(room.floor.view).toMatchObject({ requests: [], seats: [], log: [], devices: [], profiles: [] });
      expect(room.cage.view).toMatchObject({ drawer: 0, jackpots: [], account: null });
    });

    test('is what somebody finds who was dismissed meanwhile', async () => {
      await signIn(room, 'fred', 'floor');
      await staffOf(room).dismiss('fred', actAt(room));
      await settled();
      room.table.touch();
      await room.pass(10, 10);
      expect(room.floor.view).toMatchObject({ staff: null, log: [] });
    });
  });

  describe('a session belongs to one line', () => {
    /** Another line of the cage's screen, as whoever has its token can open it. */
    function another() {
      const frames: HostFrame[] = [];
      const line = room.host.link.attach(
        { screen: 'cage' },
        { send: (text) => frames.push(JSON.parse(text) as HostFrame), close: () => {} },
      );
      const press = async (intent: CageIntent): Promise<HostFrame | undefined> => {
        const id = `another-${frames.length}-${intent.do}`;
        line.receive(JSON.stringify({ t: 'intent', id, rev: room.cage.rev, intent }));
        await until(() => frames.some((frame) => 'id' in frame && frame.id === id));
        return frames.find((frame) => 'id' in frame && frame.id === id);
      };
      const view = () => frames.findLast((frame) => frame.t === 'view')?.view as CageView;
      return { line, frames, press, view };
    }

    test('another line with the same token sees nothing of it and can do nothing in its name', async () => {
      const player = await fundedPlayer(room, 50_000);
      const thief = another();
      await swipe(player.card, 'cage');
      expect(room.cage.view).toMatchObject({ staff: { id: 'cass' }, account: { balance: 50_000 } });
      expect(thief.view()).toMatchObject({ staff: null, account: null, drawer: 0 });
      expect(JSON.stringify(thief.frames)).not.toMatch(/50000|Real|cass/);
      const paid = await thief.press({ do: 'search', name: 'Real' });
      expect(paid).toMatchObject({ t: 'answer refused', code: 'not signed in' });
      expect(await thief.press({ do: 'sign out' })).toMatchObject({ code: 'not signed in' });
      expect(room.cage.view.staff).toMatchObject({ id: 'cass' });
    });

    test('and ends with it; coming back means signing in again', async () => {
      const first = another();
      await first.press({ do: 'sign in', staff: 'cass', pin: '2727' });
      expect(first.view().staff).toMatchObject({ id: 'cass' });
      first.line.closed();
      expect(room.host.room.log.last(1)[0]?.text).toContain('Cass Cage is signed out: the screen was disconnected');
      expect(another().view().staff).toBeNull();
    });

    test('also when the line ends while the PIN is being checked', async () => {
      const first = another();
      const { counts } = room.host.link;
      const before = counts.refused;
      const intent = { do: 'sign in', staff: 'cass', pin: '2727' };
      first.line.receive(JSON.stringify({ t: 'intent', id: 'too-late-1', rev: room.cage.rev, intent }));
      first.line.closed();
      await until(() => counts.refused > before);
      await room.pass(16 * 60_000, 30_000);
      expect(room.host.room.log.last(9).filter(({ code }) => code === 'sign in' || code === 'sign out')).toEqual([]);
    });

    test('a line that has to make room for a newer one is signed out, too', async () => {
      const first = another();
      await first.press({ do: 'sign in', staff: 'cass', pin: '2727' });
      for (let more = 0; more < 4; more += 1) another();
      expect(room.host.room.log.last(1)[0]?.text).toContain('the screen was disconnected');
    });
  });

  describe('anyone who does nothing is signed out, by role', () => {
    test.each([
      ['fred', 'floor', 30],
      ['theo', 'floor', 10],
      ['cass', 'cage', 15],
      ['abby', 'cage', 10],
    ] as const)('%s at the %s, after %i minutes', async (id, screen, minutes) => {
      await signIn(room, id, screen);
      await room.pass((minutes - 1) * 60_000, 30_000);
      expect(room[screen].view.staff).toMatchObject({ id });
      await room.pass(61_000, 1000);
      expect(room[screen].view.staff).toBeNull();
      expect(room.host.room.log.last(1)[0]?.text).toContain(`signed out after ${minutes} minutes without activity`);
    });

    test('an act begins the time again, and somebody else has their own', async () => {
      await signIn(room, 'cass');
      await room.pass(14 * 60_000, 30_000);
      await room.cage.press({ do: 'search', name: 'Nobody' });
      await room.pass(14 * 60_000, 30_000);
      expect(room.cage.view.staff).toMatchObject({ id: 'cass' });
      await signIn(room, 'abby');
      await room.pass(9 * 60_000, 30_000);
      expect(room.cage.view.staff).toMatchObject({ id: 'abby' });
      await room.pass(61_000, 1000);
      expect(room.cage.view.staff).toBeNull();
    });
  });

  test('A5: every act of the floor is in the log with the state before and after', async () => {
    await signIn(room, 'fred', 'floor');
    await room.floor.press({ do: 'stop', reason: 'shift change' });
    await room.floor.press({ do: 'standing approval', on: false });
    await room.floor.press({ do: 'resume' });
    await room.floor.press({ do: 'resume' });
    const texts = room.floor.view.log.map(({ text }) => text);
    expect(texts.slice(0, 4)).toEqual([
      'Fred Floor: resume (refused: Play is not stopped.)',
      'Fred Floor: resume: stopped → playing',
      'Fred Floor: standing approval: on → off',
      'Fred Floor: stop: shift change: playing → stopped',
    ]);
  });
});
