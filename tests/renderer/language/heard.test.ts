/** Sentences of the host in the player's language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { HOUSE_AWAY } from '../../../main/house/line.ts';
import { ROOT } from '../../../main/screens.ts';
import { decidedText } from '../../../main/table/jackpot-port.ts';
import { IN_TOURNAMENT } from '../../../main/table/tournament.ts';
import { HAND_FOR_HAND } from '../../../main/table/tournament-round.ts';
import { LANGUAGES } from '../../../protocol/language.ts';
import { heard, heardIn, PHRASES } from '../../../renderer/language/heard.ts';
import { speak } from '../../../renderer/language/language.ts';

afterEach(() => speak('en'));

describe('a sentence of the host', () => {
  it('is said in the language of the page, with what was put into it', () => {
    const sentence = 'You need $12 more on the table for $40; your card holds $1,200.50.';
    expect(heard(sentence)).toBe(sentence);
    speak('es');
    expect(heard(sentence)).toBe('Le faltan $12 en la mesa para $40; su tarjeta tiene $1,200.50.');
    expect(heard('full house, kings full of nines')).toBe('full de reyes con nueves');
    expect(heard('The table is stopped: It is not your turn.')).toBe('La mesa está detenida: No es su turno.');
    speak('zh');
    expect(heard('full house, kings full of nines')).toBe('葫芦 K 带 9');
  });

  it('that nobody knows stays as it is', () => {
    speak('ko');
    expect([heard('Never said before.'), heard('')]).toEqual(['Never said before.', '']);
  });

  it('keeps what is put in as it is, whatever signs are in it', () => {
    speak('tl');
    expect(heard('You play <b>$1 & {{1}} $t(x)</b> now.')).toContain('<b>$1 & ');
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'takes in %s all that is put in, and nothing else',
    (language) => {
      speak(language);
      const marks = (text: string) => [...text.matchAll(/⟦\d⟧/g)].map(([mark]) => mark).sort();
      for (const english of Object.keys(PHRASES)) {
        const asked = english.replaceAll(/\{\{(\d)\}\}/g, '⟦$1⟧');
        expect(marks(heard(asked)), english).toEqual(marks(asked));
      }
    },
  );
});

describe('a view', () => {
  it('is said where the host speaks, and nowhere else: a name stays a name', () => {
    const view = {
      notice: { text: 'It is not your turn.' },
      player: 'ante',
      hand: 'royal flush',
      rows: [{ label: 'Flop' }],
    };
    expect(heardIn(view)).toBe(view);
    speak('es');
    expect(heardIn(view)).toEqual({
      notice: { text: 'No es su turno.' },
      player: 'ante',
      hand: 'escalera real',
      rows: [{ label: 'Flop' }],
    });
  });

  it('are the same objects where they were the same in the view before, in one language and under one name', () => {
    const seat = { seat: 3, note: 'It is not your turn.' };
    const lines = ['It is not your turn.'];
    speak('es');
    const [first, second] = [heardIn({ rev: 1, seat, posted: lines }), heardIn({ rev: 2, seat, posted: lines })];
    expect([second.seat === first.seat, second.posted === first.posted]).toEqual([true, true]);
    expect(heardIn({ names: lines })).toEqual({ names: lines });
    speak('ko');
    expect(heardIn({ seat }).seat.note).toBe(heard('It is not your turn.'));
    expect(heardIn({ seat }).seat.note).not.toBe(first.seat.note);
  });
});

/** What a player reads when a hit has been decided. */
const decided = (outcome: 'paid' | 'void', document: string | null): string =>
  decidedText({ outcome, reason: 'players talked', shares: [{ account: '1', amount: 50_00, document }] }, '1') ?? '';

/** Files whose every sentence a player may be told at their station. */
const HEARD = ['main/desks/station.ts', 'main/desks/game-change.ts', 'main/desks/gate.ts', 'main/table/buy-in.ts'];
HEARD.push('main/desks/station-steps.ts', 'main/desks/station-shown.ts', 'main/desks/station-questions.ts');
HEARD.push(
  'main/desks/seated-acts.ts',
  'main/desks/station-visit.ts',
  'main/house/player-desk.ts',
  'main/house/house-purse.ts',
);

/** What those files say at a cage alone. */
const AT_A_CAGE = ['The cage of the house does that: this table has none of its own.'];

/** What one of the sources says, as it stands among the phrases: what is put in has a number. */
function keyOf(said: string): string {
  let nth = 0;
  return said.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, () => `{{${++nth}}}`);
}

/** The sentences that a source tells a seat by itself, in whatever way it calls that. */
function toldIn(source: string): string[] {
  return [...source.matchAll(/\b(?:tell|tellRuling|tellAll)\(/g)].flatMap(({ index, 0: call }) => {
    const from = index + call.length;
    let depth = 1;
    let to = from;
    for (; to < source.length && depth > 0; to += 1) depth += { '(': 1, ')': -1 }[source[to] ?? ''] ?? 0;
    return [...source.slice(from, to).matchAll(/'([^'\n]*)'|`([^`]*)`/g)]
      .map(([, plain, filled]) => keyOf(plain ?? filled ?? ''))
      .filter((text) => /^(?:[A-Z]|\{\{).* .*[.}]$/.test(text));
  });
}

describe('what the host says at a station', () => {
  it.each([
    'You are out of Sit-n-go.',
    'You are out of Sit-n-go in place 4 of 9.',
    'You are out of Sit-n-go in place 2 of 9. Your prize comes to your card when it is over.',
    IN_TOURNAMENT,
    'You move to table 3, seat 4: the tables are balanced.',
    'You change seats: table 2 is broken. Your new seat is drawn at table 1.',
    'You are disqualified: chips hidden',
    'You have won Sit-n-go: $90 is on your card.',
    'Sit-n-go is played at this table.',
    'Players are playing for money at table 3: they have to leave it first.',
    'A jackpot was hit at table 3: decide that first.',
    'Sit-n-go is played at table 3.',
    'Table 3 cannot be reached, or its program is too old for tournaments.',
    'Bad beat jackpot: full house, aces full of kings, beaten by four of a kind, twos',
    HOUSE_AWAY,
    HAND_FOR_HAND,
    'That PIN is wrong. You have 2 more tries.',
    'The floor has cashed you in: it is late. The cashier pays out what is on your card.',
    'You owe $10 for the down. Add chips to play on, or leave.',
    'You could not pay the $10 for the half hour.',
    'You did not come along. $340 is back on your card.',
    'You were $60 short of the $100 it takes. $40 is back on your card.',
    'You did not come along. You wait in your seat; your chips stay with you.',
    'One break an hour: your next is in 12 minutes. Stay in, call the floor for a longer leave, or leave the game.',
    'Bad beat: full house, aces full of tens or better beaten, at least 4 players dealt in.',
    'Bad beat: full house, aces full of tens or better beaten by four of a kind, twos or better, with both hole cards, at least 4 players dealt in. $12,345. Must be hit by $20,000. $1 of every hand.',
    'High hand: full house, tens full of nines or better at the showdown, at least 5 players dealt in. $500. The best hand of 30 minutes wins it.',
    decided('paid', 'J-000001'),
    decided('paid', null),
    decided('void', null),
  ])('is known in every language, put together from parts: %s', (sentence) => {
    for (const language of LANGUAGES.filter((each) => each !== 'en')) {
      speak(language);
      expect(heard(sentence), language).not.toBe(sentence);
    }
  });

  it('is known in every language where a table tells it by itself', () => {
    const main = join(ROOT, 'main');
    const files = readdirSync(main, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const told = files.flatMap((file) => toldIn(readFileSync(join(main, file), 'utf8')));
    expect(told.length).toBeGreaterThan(30);
    speak('ko');
    expect(told.filter((sentence) => heard(sentence) === sentence)).toEqual([]);
  });

  it.each(HEARD)('is known in every language: %s', (file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const said = [
      ...source.matchAll(
        /(?:refuse\(\s*'[^']+',|tell\('\w+',|message:|return|\?|:)\s*(?:'([A-Z][^'\n]+ [^'\n]*)'|`([A-Z$][^`\n]+ [^`\n]*)`)/g,
      ),
    ].map(([, plain, filled]) => keyOf(plain ?? filled ?? ''));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((english) => !Object.hasOwn(PHRASES, english) && !AT_A_CAGE.includes(english))).toEqual([]);
  });
});
