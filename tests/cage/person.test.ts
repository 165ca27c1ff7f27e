import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageOn,
  ageText,
  dayOf,
  EMPTY_DRAFT,
  type PersonDraft,
  personOf,
  problemsOf,
  tableName,
} from '../../cage/person.ts';
import { person } from '../../protocol/person.ts';
import { dateText } from '../../renderer/desk-kit/people/date-text.ts';

const TODAY = '2025-05-09';
const GOOD: PersonDraft = {
  name: ' Dana Whitlock ',
  handle: '',
  born: '1988-02-29',
  idType: 'passport',
  idNumber: 'P1234567',
  idExpires: '2025-05-09',
  pin: '4711',
  pinAgain: '4711',
};

describe('age on a day', () => {
  it.each([
    ['2004-05-09', 21],
    ['2004-05-10', 20],
    ['2004-05-08', 21],
    ['1988-02-29', 37],
    ['2025-05-09', 0],
  ])('born %s', (born, age) => expect(ageOn(born, TODAY)).toBe(age));

  it('turns on 1 March for who was born on 29 February, in a year without one', () => {
    expect(ageOn('2004-02-29', '2025-02-28')).toBe(20);
    expect(ageOn('2004-02-29', '2025-03-01')).toBe(21);
  });

  it('says so once the date is good, and only for those of age', () => {
    expect(ageText('1988-02-29', TODAY)).toBe('37 years old, 21 or over');
    expect(ageText('2004-05-10', TODAY)).toBeNull();
    expect(ageText('', TODAY)).toBeNull();
  });
});

describe('the form of a new account', () => {
  it('finds nothing wrong with a complete one, and makes of it what the host wants', () => {
    expect(problemsOf(GOOD, TODAY)).toEqual({});
    expect(person.parse(personOf(GOOD))).toEqual({
      name: 'Dana Whitlock',
      handle: '',
      born: '1988-02-29',
      idType: 'passport',
      idNumber: 'P1234567',
      idExpires: '2025-05-09',
    });
  });

  it('wants every field of an empty one but the handle', () => {
    expect(Object.keys(problemsOf(EMPTY_DRAFT, TODAY)).sort()).toEqual([
      'born',
      'idExpires',
      'idNumber',
      'name',
      'pin',
    ]);
  });

  it.each<[Partial<PersonDraft>, keyof PersonDraft, string]>([
    [{ born: '2004-05-10' }, 'born', '20 years old: under 21, no card may be issued.'],
    [{ born: '2026-01-01' }, 'born', 'Look at the year again.'],
    [{ born: '1888-01-01' }, 'born', 'Look at the year again.'],
    [{ idExpires: '2025-05-08' }, 'idExpires', 'Expired on 05/08/2025. Ask for a valid document.'],
    [{ pin: '471', pinAgain: '471' }, 'pin', 'Four to eight digits.'],
    [{ pinAgain: '4712' }, 'pinAgain', 'The two PINs are not the same. The customer enters both again.'],
    [{ idNumber: ' 1 ' }, 'idNumber', 'Write the number of the document.'],
  ])('%o', (over, field, text) => expect(problemsOf({ ...GOOD, ...over }, TODAY)).toEqual({ [field]: text }));

  it('is never sent for anyone under age, on any date', () => {
    const day = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2024-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (born, today) => {
        const twentyFirst = `${Number(born.slice(0, 4)) + 21}${born.slice(4)}`;
        expect('born' in problemsOf({ ...GOOD, born }, today)).toBe(today < twentyFirst);
      }),
    );
  });
});

describe('small words', () => {
  it('calls a player by their handle, else by their first name', () => {
    expect(tableName({ name: 'Dana Whitlock', handle: ' Whit ' })).toBe('Whit');
    expect(tableName({ name: '  Dana Whitlock', handle: '' })).toBe('Dana');
    expect(tableName({ name: '', handle: '' })).toBe('');
  });

  it('writes dates both ways', () => {
    expect(dateText('2001-12-31')).toBe('12/31/2001');
    expect(dayOf(new Date(2025, 0, 5, 23, 59).getTime())).toBe('2025-01-05');
  });
});
