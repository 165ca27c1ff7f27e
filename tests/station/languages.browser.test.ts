/** The keys that a player meets in every hand, in every language; all states are in `languages.slow.test.ts`. */
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../protocol/language.ts';
import { describeWith } from '../needs.ts';
import { CHECK_ASK, NO_LIMIT_ASK } from '../renderer/asks.ts';
import { CLOCK, ENTRY, seated, station, turnStreet } from '../renderer/fixtures.ts';
import { cutKeys, cutNow } from './key-texts.ts';
import { answer, intents, key, openStation, page, stand, tap } from './on-station.ts';

const describe = describeWith('chromium-headless-shell');

const BUYING = { name: 'buying in', person: 'Maria', balance: 60_000, step: 100, why: '', entry: ENTRY } as const;

const STATES = [
  { name: 'vacant', view: station({ name: 'vacant' }) },
  { name: 'buying in', view: station({ ...BUYING, min: 4000, max: 60_000 }) },
  { name: 'check', view: station(seated(), { hand: turnStreet({ ask: CHECK_ASK }), clock: CLOCK }) },
  { name: 'raise', view: station(seated(), { hand: turnStreet({ ask: NO_LIMIT_ASK }), clock: CLOCK }) },
];

const MARKED = { en: /^en/, es: /^es/, vi: /^vi$/, zh: /^zh-Hans$/, ko: /^ko$/, tl: /^fil$/ } as const;

openStation();

describe('the languages of the station', () => {
  it.each(LANGUAGES)('fit their keys: %s', async (language) => {
    expect(await cutKeys(STATES, language)).toEqual([]);
    await stand.show({ ...station(seated()), language });
    await tap('settings');
    await key('settings-page').waitFor();
    expect(await cutNow()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.lang)).toMatch(MARKED[language]);
  });

  it('are chosen by their own names, before anybody swipes', async () => {
    await stand.show(station({ name: 'vacant' }));
    await tap('language-vi');
    await answer();
    expect(await intents()).toEqual([{ do: 'language', language: 'vi' }]);
    await stand.show({ ...station({ name: 'vacant' }), language: 'vi' });
    expect(await key('language-vi').getAttribute('aria-pressed')).toBe('true');
    expect(await page.getByText('Quẹt thẻ để chơi').isVisible()).toBe(true);
  });

  it('tell a refusal of the host, too', async () => {
    await stand.show({ ...station({ name: 'pin', person: 'Maria', triesLeft: 3 }), language: 'es' });
    await tap('pin-key-2', 'pin-key-4', 'pin-key-6', 'pin-key-8', 'pin-enter');
    await answer({ code: 'wrong pin', message: 'That PIN is wrong.' });
    await key('toast').waitFor();
    expect(await key('toast').textContent()).toContain('Ese PIN no es correcto.');
  });
});
