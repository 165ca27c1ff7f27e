/** A list of people who may not play at the cage, in Chromium: chosen, looked at, mended, and taken over. */
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { ShownList } from '../../protocol/exclusion-list.ts';
import { isDead, looksRight, openDesk, press, read, stand, write } from '../floor-console/at-desk.ts';
import { type Asked, asked, begin, grant, refuse } from '../floor-console/host.ts';
import { describeWith } from '../needs.ts';
import { cage, FLOORMAN } from './fixtures.ts';

const describe = describeWith('chromium-headless-shell');

openDesk('cage');

const VIEW = cage(null, { cage: 2, demo: false, shift: null, way: [], presented: FLOORMAN });

const FOUND: ShownList = {
  ...{ list: 'State of Nevada', isKnown: true, others: ['Tribe'], people: 312, faults: 0, faulty: [] },
  ...{ added: 14, kept: 296, ended: 3, lifted: 2, excluded: 1, near: 2 },
  excludedAccounts: [
    { account: '1000004037', name: 'Maria Delgado', listed: 'MARIA DELGADO, born 1984-11-02, NV-20817' },
  ],
  nearAccounts: [
    {
      ...{ account: '1000004222', name: 'Marian Cole', born: '1979-03-12' },
      listed: 'Marion Cole, born 1979-03-12, NV-11004',
    },
    {
      ...{ account: '1000004599', name: 'Marius Anders', born: '1990-01-31' },
      listed: 'Marius Anders, born 1990-01-13, NV-20110',
    },
  ],
};

/** What the page sends of one file, put together; all parts but the last are granted. */
async function sent(from = 1): Promise<{ readonly text: string; readonly last: Asked; readonly next: number }> {
  let data = '';
  for (let nth = from; ; nth += 1) {
    const intent = await asked(stand, 'cage', nth);
    if (intent.intent.do !== 'exclusion list') throw new Error(`a list was expected, not ${intent.intent.do}`);
    const { file } = intent.intent;
    expect(file.part).toBe(nth - from + 1);
    data += file.data;
    if (file.part === file.of) {
      return { text: gunzipSync(Buffer.from(data, 'base64')).toString('utf8'), last: intent, next: nth + 1 };
    }
    await grant(stand, intent);
  }
}

const choose = (csv: string): Promise<void> =>
  stand.page
    .getByTestId('exclusions-file')
    .setInputFiles({ name: 'nevada.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });

async function open(): Promise<void> {
  await begin(stand, VIEW);
  await press('exclusions-open');
  expect(await isDead('exclusions-choose')).toBe(true);
  await write('exclusions-name', 'State of Nevada');
}

describe('a list of people who may not play', () => {
  it('is reviewed, signed by two people where it ends a bar, imported as reviewed, and confirmed', async () => {
    await open();
    await looksRight('exclusions-open');
    // Several parts: what chance writes does not pack.
    const csv = `name,born,until\nJosé Peña,,\n${Array.from({ length: 9000 }, (_, nth) => (nth * 7919).toString(36)).join('')}`;
    await choose(csv);
    const look = await sent();
    expect(look.text).toBe(csv);
    expect(look.last.intent).toMatchObject({ list: 'State of Nevada', trial: true });
    expect(await read('exclusions')).toContain('Reading nevada.csv…');
    await grant(stand, look.last, { kind: 'exclusion list', list: FOUND });
    const found = `${await read('exclusions-found')}${await read('exclusions-accounts')}`;
    for (const said of [
      'Replaces the list “State of Nevada” that is in force.',
      '312 people read, no line refused',
      '14 new · 296 as before · 3 no longer on it',
      '1 account to be excluded from play at once',
      '2 accounts similar to somebody on it: two people compare them',
      'Marion Cole, born 1979-03-12, NV-11004',
    ])
      expect(found).toContain(said);
    expect(await read('exclusions')).toContain('2 of those were barred for good');
    expect(await isDead('exclusions-confirm')).toBe(true);
    await write('second-pin', '1717');
    await looksRight('exclusions-found');
    await press('exclusions-confirm');
    const taken = await sent(look.next);
    expect(taken.text).toBe(csv);
    expect(taken.last.intent).toMatchObject({ trial: false, signature: { second: 'dana', pin: '1717' } });
    expect(await read('exclusions-under-way')).toContain('leave this page open');
    await looksRight('exclusions-under-way');
    await grant(stand, taken.last, { kind: 'exclusion list', list: FOUND });
    expect(await read('exclusions-done')).toContain(
      'The list “State of Nevada” is in force: 14 new, 1 account excluded.',
    );
    await looksRight('exclusions-done');
    await press('exclusions-close');
  });

  it('with an error is not imported: each bad line is listed with its error, and the corrected file is chosen again', async () => {
    await open();
    await choose('name,born,until\nAda,tomorrow,\n');
    const look = await sent();
    const none = { people: 0, added: 0, kept: 0, ended: 0, lifted: 0, excluded: 0, near: 0 };
    const faulty = Array.from({ length: 200 }, (_, nth) => ({
      ...{ line: nth + 2, text: 'born: expected a birth date such as 1990-12-31, or nothing' },
    }));
    await grant(stand, look.last, {
      kind: 'exclusion list',
      list: { ...FOUND, ...none, excludedAccounts: [], nearAccounts: [], faults: 1234, faulty },
    });
    const faults = await read('exclusions-faults');
    expect(faults).toContain('1,234 lines cannot be read, so nothing can be taken over.');
    expect(faults).toContain('201born: expected a birth date');
    expect(faults).toContain('and 1,034 more');
    expect(await isDead('exclusions-confirm')).toBe(true);
    await looksRight('exclusions-faults');
    await choose('name,born,until\nAda,,\n');
    const mended = await sent(look.next);
    await grant(stand, mended.last, { kind: 'exclusion list', list: { ...FOUND, isKnown: false, lifted: 0 } });
    expect(await read('exclusions-found')).toContain('“State of Nevada” is a new list. Also in force: “Tribe”.');
    expect(await isDead('exclusions-confirm')).toBe(false);
    // Under another name it has to be looked at once more.
    await write('exclusions-name', 'Tribe');
    expect(await isDead('exclusions-confirm')).toBe(true);
  });

  it('that cannot be read is refused with an explanation, and another file is chosen', async () => {
    await open();
    await choose('no list');
    const look = await sent();
    await refuse(stand, look.last, 'This list cannot be read: expected a CSV file of at most 8 MB.');
    await stand.page.getByText('This list cannot be read: expected a CSV file of at most 8 MB.').waitFor();
    expect(await isDead('exclusions-choose')).toBe(false);
    await write('exclusions-name', 'State/Nevada');
    expect(await read('exclusions')).toContain('Write letters, figures, spaces and dashes');
  });

  it('that the page itself cannot read is said, and another file is chosen', async () => {
    await open();
    // A file that is moved or deleted once it is chosen.
    await stand.page.evaluate(() => {
      const { stream } = Blob.prototype;
      Blob.prototype.stream = () => {
        Blob.prototype.stream = stream;
        throw new DOMException('A requested file could not be found.', 'NotFoundError');
      };
    });
    await choose('name,born,until\nAda,,\n');
    await stand.page.getByText('A requested file could not be found.').waitFor();
    expect(await isDead('exclusions-choose')).toBe(false);
    await choose('name,born,until\nAda,,\n');
    const look = await sent();
    await grant(stand, look.last, { kind: 'exclusion list', list: { ...FOUND, lifted: 0 } });
    expect(await read('exclusions-found')).toContain('312 people read, no line refused');
  });
});
