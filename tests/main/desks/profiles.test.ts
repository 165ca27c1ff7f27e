/** Profiles that are made, checked and put on at the floor console: between hands, with no restart. */
import { afterEach, expect, test } from 'vitest';
import type { ProfileDraft } from '../../../protocol/profiles.ts';
import { TestRoom } from '../test-room.ts';

let room: TestRoom;
afterEach(() => room.close());

const DRAFT: ProfileDraft = {
  ...{ id: 'evening-6-12', game: 'holdem', limit: null, label: 'Hold’em, the evening’s $6-$12', collection: [] },
  ...{ jackpot: false, buyIn: { fullBuy: 120, shortBuy: 60, maximum: null, step: 1 } },
  rules: { betting: 'split-limit', smallBlind: 3, bigBlind: 6, lowerLimit: 6, higherLimit: 12 },
};

async function checked(draft: ProfileDraft) {
  const asked = await room.floor.press({ do: 'check profile', draft });
  if (!asked.ok || asked.result?.kind !== 'profile checked') throw new Error(JSON.stringify(asked));
  return asked.result.checked;
}

const offered = (id: string) => room.floor.view.profiles.find((profile) => profile.id === id);

test('the form asks for what the house posts for a game, and for its options by the rules’ own shape', async () => {
  room = await TestRoom.open();
  expect(room.floor.view.games).toContainEqual({ id: 'holdem', name: expect.stringMatching(/Hold/) });
  const asked = await room.floor.press({ do: 'profile form', game: 'holdem' });
  if (!asked.ok || asked.result?.kind !== 'profile form') throw new Error('no form');
  const { limits, collections, options } = asked.result.form;
  expect(limits).toContainEqual({ id: '4-8', label: expect.stringContaining('$4') });
  expect(collections.find(({ option }) => option === 2)?.text).toMatch(/\$/);
  expect(options.find(({ name }) => name === 'betting')?.choices).toContain('"split-limit"');
  expect(options.find(({ name }) => name === 'bigBlind')).toMatchObject({ money: true, choices: null });
  expect(options.map(({ name }) => name)).not.toContain('collection');
  expect(await room.floor.press({ do: 'profile form', game: 'whist' })).toMatchObject({
    ok: false,
    code: 'no such game',
  });
});

test.each<[string, Partial<ProfileDraft>, string, RegExp]>([
  ['a name that is none', { id: 'Big Game!' }, 'id', /letters, digits and dashes/],
  ['a name that the files of the table have', { id: 'holdem-4-8' }, 'id', /is already in the table.s files/],
  ['a game that is not spread', { game: 'whist' }, 'game', /spreads/],
  ['a limit that the house does not have', { limit: '7-13', buyIn: null, rules: {} }, 'limit', /one of/],
  ['neither a limit nor a buy-in', { buyIn: null }, '', /"limit".*"buyIn"/],
  ['an option that is none', { rules: { bigBlnd: 6 } }, 'rules.bigBlnd', /no such option/],
  ['a value that the option has not', { rules: { betting: 'no limits' } }, 'rules.betting', /expected split-limit/],
  ['an amount that is no dollars', { rules: { bigBlind: 'six' } }, 'rules.bigBlind', /dollars/],
  ['a posted number that is none', { collection: [999] }, 'collection', /999/],
  [
    'a buy-in of nothing',
    { buyIn: { fullBuy: 0, shortBuy: null, maximum: null, step: 1 } },
    'buyIn.fullBuy',
    /dollars/,
  ],
])('%s is reported at its field, and nothing is made', async (_, wrong, path, message) => {
  room = await TestRoom.open();
  const draft = { ...DRAFT, ...wrong };
  const { problems } = await checked(draft);
  expect(problems).toContainEqual({ path, message: expect.stringMatching(message) });
  expect(await room.floor.press({ do: 'make profile', draft })).toMatchObject({ ok: false });
  expect(room.floor.view.profiles.filter(({ made }) => made !== undefined)).toEqual([]);
});

test('it is offered at once, announced on every screen, played after the next hand, and on record with who and when', async () => {
  room = await TestRoom.open();
  await room.sit(1, 0, 300_00);
  await room.sit(2, 1, 300_00);
  await room.deal();
  expect(await checked(DRAFT)).toMatchObject({ problems: [], label: DRAFT.label });
  expect(await room.floor.press({ do: 'make profile', draft: DRAFT })).toMatchObject({ ok: true });
  expect(offered('evening-6-12')).toMatchObject({ current: false, made: { by: 'demo-floor', at: room.clock.now() } });
  const [entry] = room.host.room.log.last(1);
  expect(entry).toMatchObject({ code: 'make profile', at: room.clock.now(), by: 'Demo floor console' });
  expect(entry?.text).toMatch(/make profile evening-6-12 of holdem \([0-9a-f]{16}\)/);

  expect(await room.floor.press({ do: 'profile', profile: 'evening-6-12' })).toMatchObject({ ok: true });
  for (const { view } of [room.center, room.station(1), room.station(2), room.floor]) {
    expect(view.table.change?.game).toBe(DRAFT.label);
  }
  await room.changeGame('evening-6-12');
  await room.deal();
  expect(room.table.hand?.facts).toMatchObject({ rules: { bigBlind: 600, higherLimit: 1200 } });
  await room.playOut();
  expect(await room.table.proveBooks()).toBeNull();
});

test('it is kept: after a restart it is offered, and an open hand of it continues', async () => {
  room = await TestRoom.open();
  await room.floor.press({ do: 'make profile', draft: DRAFT });
  await room.changeGame('evening-6-12');
  await room.sit(1, 0, 300_00);
  await room.sit(2, 1, 300_00);
  await room.deal();
  await room.restart();
  expect(offered('evening-6-12')).toMatchObject({ current: true, made: { by: 'demo-floor' } });
  expect(room.table.hand?.facts).toMatchObject({ rules: { bigBlind: 600 } });
  await room.playOut();
  expect(room.table.state.fault).toBeNull();
});

test('a profile on the table or announced cannot be replaced or removed; another can, with a reason', async () => {
  room = await TestRoom.open();
  await room.floor.press({ do: 'make profile', draft: DRAFT });
  await room.sit(1, 0, 300_00);
  await room.floor.press({ do: 'profile', profile: 'evening-6-12' });
  const remove = { do: 'remove profile', profile: 'evening-6-12', reason: 'the evening is over' } as const;
  expect(await room.floor.press({ do: 'make profile', draft: DRAFT })).toMatchObject({ ok: false, code: 'in play' });
  expect(await room.floor.press(remove)).toMatchObject({ ok: false, code: 'in play' });
  await room.floor.press({ do: 'profile', profile: room.table.state.profile });
  expect(await room.floor.press({ do: 'make profile', draft: { ...DRAFT, label: 'The same again' } })).toMatchObject({
    ok: true,
  });
  expect(offered('evening-6-12')?.label).toBe('The same again');
  expect(await room.floor.press(remove)).toMatchObject({ ok: true });
  expect(offered('evening-6-12')).toBeUndefined();
  expect(await room.floor.press({ ...remove, profile: 'holdem-4-8' })).toMatchObject({
    ok: false,
    code: 'no such profile',
  });
  await room.restart();
  expect(offered('evening-6-12')).toBeUndefined();
});

test('a profile that the program can no longer read is left out, and the floor sees why', async () => {
  room = await TestRoom.open();
  await room.floor.press({ do: 'make profile', draft: DRAFT });
  const { store } = room.host.room.books;
  const change = store.query<[string], never>(
    "UPDATE settings SET value = replace(value, 'split-limit', ?) WHERE name GLOB 'profile *'",
  );
  store.transact(() => change.run('gone-limit'));
  await room.restart();
  expect(offered('evening-6-12')).toBeUndefined();
  const told = room.host.room.log.last(20).find(({ code }) => code === 'profile not offered');
  expect(told?.text).toMatch(/evening-6-12.*rules\.betting: expected split-limit/);
});
