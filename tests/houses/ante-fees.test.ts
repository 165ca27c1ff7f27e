/** The schedules of the games of an ante, and of pai gow poker with bonuses, against the printed rows, one by one. */
import { describe, expect, it } from 'vitest';
import { printed } from './printed.ts';

const JOES = [
  '1 | 5-200 | wager 5:1 51:2 101:3 151:4 | action 5:3 301:4 501:5',
  '2 | 5-200 | wager 5:1 51:2 101:3 151:4 | action 5:3 201:4 401:5',
  '3 | 20-200 | wager 20:1 51:2 101:3 151:4 | action 20:3 201:4 401:7',
  '4 | 5-200 | nothing  | action 5:3 101:4 201:5 301:6 401:7',
  '5 | 5-200 | nothing  | action 5:4 101:6 201:8 301:10 401:12',
  '6 | 5-200 | nothing  | action 5:5 201:6 301:8 401:12 501:15',
  '7 | 20-200 | nothing  | action 20:5 201:6 301:8 401:12 501:15',
];

const SIX_FILED = [
  'G1 | 5-200 | wager 5:1 51:2 101:3 151:4 | wager 5:2 301:3',
  'G2 | 20-200 | wager 20:1 101:2 | wager 20:3 301:5',
  'G3 | 20-500 | wager 20:1 101:2 201:3 301:4 401:5 | wager 20:3 301:5',
  'G4 | 100-500 | wager 100:1 101:2 301:3 | wager 100:5 501:8',
];

const REAL_FILED = [
  'G1 | 5-1000 | nothing  | action 5:0.5 101:1 201:2 501:3 1001:5',
  'G2 | 5-1000 | nothing  | action 5:0.5 101:1 301:2 501:3 1001:5',
  'G3 | 5-1000 | nothing  | action 5:0.5 101:1 301:2 501:5 1001:10',
  'G4 | 5-1000 | nothing  | action 5:0.5 51:1 201:5 501:10 1001:15',
  'G5 | 5-1000 | nothing  | action 5:0.5 51:3 301:5 501:10 1001:15',
];

const PARKWEST = [
  '1 | 5-5000 | nothing  | action 5:1 101:3 301:5 501:8 801:12',
  '2 | 5-5000 | nothing  | action 5:2 301:5 601:9 1001:15 2001:25',
  '3 | 5-5000 | nothing  | action 5:3 301:6 601:10 1001:15 2001:22',
  '4 | 5-5000 | nothing  | action 5:3 301:6 601:12 1001:20 2001:30',
  '5 | 25-5000 | nothing  | action 25:1 101:3 301:5 501:8 801:12',
  '6 | 25-5000 | nothing  | action 25:2 301:5 601:9 1001:15 2001:25',
  '7 | 25-5000 | nothing  | action 25:3 301:6 601:10 1001:15 2001:22',
  '8 | 25-5000 | nothing  | action 25:3 301:6 601:12 1001:20 2001:30',
  '9 | 25-5000 | nothing  | action 25:5 501:15 1001:25 2001:50 4001:75',
  '10 | 100-5000 | nothing  | action 100:5 501:15 1001:25 2001:50 4001:75',
];

/** Lucky, Ace Up and Fortune Pai Gow Poker have one schedule (001:7648-7861). */
const PARKWEST_PAI_GOW = [
  '2 | 5-5000 | nothing  | action 5:1 101:2 201:4 501:8 801:10',
  '3 | 5-5000 | nothing  | action 5:1 101:2 301:6 701:12 801:20',
  '4 | 5-5000 | nothing  | action 5:2 101:4 401:8 801:15 1501:20',
  '5 | 5-5000 | nothing  | action 5:2 201:4 501:8 1001:12 2001:25',
  '6 | 5-5000 | nothing  | action 5:2 201:6 601:10 1001:20 2001:30',
  '7 | 10-5000 | nothing  | action 10:1 101:2 301:6 701:12 1501:20',
  '8 | 10-5000 | nothing  | action 10:2 101:4 301:8 701:15 1501:25',
  '9 | 10-5000 | nothing  | action 10:2 101:4 401:8 801:15 1501:25',
  '10 | 10-5000 | nothing  | action 10:2 201:4 501:8 1001:12 2001:25',
  '11 | 10-5000 | nothing  | action 10:2 201:6 601:10 1001:20 2001:30',
  '12 | 25-5000 | nothing  | action 25:2 101:4 301:8 701:15 1501:25',
  '13 | 25-5000 | nothing  | action 25:2 101:4 401:8 801:15 1501:25',
  '14 | 25-5000 | nothing  | action 25:2 201:6 501:10 1001:20 2001:30',
  '15 | 25-5000 | nothing  | action 25:2 201:4 601:10 1201:15 2501:25',
  '16 | 25-5000 | nothing  | action 25:4 301:10 801:15 1501:25 2501:30',
];

/** Options 1-12 (000:8369-8488), and the older sheet of the game (000:6615-6655). */
const JOES_FORTUNE = [
  '1 | 5-200 | wager 5:1 101:2 | hand 0:2',
  '2 | 20-500 | wager 20:1 101:2 301:3 | hand 0:3',
  '3 | 20-500 | wager 20:1 101:2 301:4 | hand 0:4',
  '4 | 100-1000 | wager 100:2 301:3 601:5 | hand 0:5',
  '5 | 100-1000 | wager 100:2 301:4 601:6 | hand 0:7',
  '6 | 100-2000 | wager 100:3 501:6 1001:9 1501:12 | hand 0:10',
  '7 | 5-200 | nothing  | action 5:3 301:6 601:10 1001:15 2001:20',
  '8 | 5-200 | nothing  | action 5:4 301:7 601:10 1001:15 2001:20',
  '9 | 20-500 | nothing  | action 20:4 301:7 601:10 1001:15 2001:20',
  '10 | 20-500 | nothing  | action 20:4 301:7 601:12 1001:20 2001:30',
  '11 | 100-500 | nothing  | action 100:4 301:7 601:12 1001:20 2001:30',
  '12 | 100-1000 | nothing  | action 100:5 1001:10 2001:20 3001:30 4001:40',
  'G1 | 5-100 | wager 5:1 | hand 0:1',
  'G2 | 5-200 | wager 5:1 101:2 | hand 0:2',
  'G3 | 20-500 | wager 20:1 101:2 301:3 | hand 0:3',
  'G4 | 100-1000 | wager 100:2 301:3 601:5 | hand 0:5',
  'G5 | 100-4000 | wager 100:5 1001:10 2001:15 | hand 0:10',
  'G6 | 100-0 | wager 100:10 2001:20 4001:30 | hand 0:20',
];

describe('what games of an ante cost', () => {
  it.each([
    ['artichoke-joes', 'three-card-poker', JOES],
    ['artichoke-joes', 'three-card-poker-6-card', [...JOES, ...SIX_FILED]],
    ['casino-real', 'three-card-poker', REAL_FILED],
    ['casino-real', 'three-card-poker-6-card', [...PARKWEST, ...REAL_FILED]],
    ['casino-real', 'three-card-poker-parkwest', PARKWEST],
    ['lake-elsinore', 'caribbean-stud', ['1 | 5-50 | wager 5:0.5 | hand 0:1']],
    [
      'lake-elsinore',
      'ultimate-texas-holdem',
      ['', 'B'].flatMap((sheet) => [
        `${sheet}1 | 5-100 | wager 5:1 | hand 0:3`,
        `${sheet}2 | 20-100 | wager 20:1 | hand 0:3`,
        `${sheet}3 | 40-200 | wager 40:1 | hand 0:3`,
        `${sheet}4 | 40-200 | wager 40:2 | hand 0:4`,
      ]),
    ],
    [
      'casino-real',
      'ultimate-texas-holdem',
      [
        '1 | 5-5000 | nothing  | action 5:1 51:2 101:3 201:6 301:9',
        '2 | 5-5000 | nothing  | action 5:1 101:2 301:4 601:7 1001:12',
        '3 | 5-5000 | nothing  | action 5:1 201:2 401:4 701:8 1001:12',
        '4 | 5-5000 | nothing  | action 5:1 201:2 501:6 801:10 1501:20',
        '5 | 5-5000 | nothing  | action 5:1 301:3 601:7 1001:13 1501:20',
        '6 | 25-5000 | nothing  | action 25:3 201:6 401:12 601:15 801:20',
        '7 | 25-5000 | nothing  | action 25:1 201:2 401:5 701:9 1501:20',
        '8 | 25-5000 | nothing  | action 25:1 201:2 501:6 801:10 1501:20',
        '9 | 25-5000 | nothing  | action 25:1 301:3 601:7 1001:12 1501:20',
        '10 | 25-5000 | nothing  | action 25:1 401:5 801:10 1201:15 1801:25',
        '11 | 100-5000 | nothing  | action 100:1 201:3 501:7 1201:15 1501:20',
        '12 | 100-5000 | nothing  | action 100:1 301:5 801:10 1501:15 2301:25',
        '13 | 100-5000 | nothing  | action 100:2 401:6 1001:12 2001:25 3001:40',
        '14 | 100-5000 | nothing  | action 100:2 501:7 1601:20 2501:35 4001:50',
      ],
    ],
    ['casino-real', 'lucky-pai-gow-poker', PARKWEST_PAI_GOW],
    ['casino-real', 'ace-up-pai-gow-poker', PARKWEST_PAI_GOW],
    ['casino-real', 'fortune-pai-gow-poker', PARKWEST_PAI_GOW],
    ['artichoke-joes', 'fortune-pai-gow-poker', JOES_FORTUNE],
    ['empire', 'nines-up', ['1 | 10-100 | wager 10:1 | hand ']],
    ['empire', 'fortune-pai-gow-poker', ['1 | 10-100 | wager 10:1 | action 10:1 101:2']],
    ['lake-elsinore', 'three-card-poker', ['1 | 5-500 | wager 5:0.5 51:1 | hand 0:1']],
    [
      'empire',
      'three-card-poker',
      [
        '1 | 2-50 | wager 2:0.5 | wager 2:0.5 51:1',
        '2 | 5-50 | wager 5:0.5 | wager 5:0.5 51:1 101:2',
        '3 | 10-100 | wager 10:0.5 | wager 5:0.5 51:1 101:2',
        '4 | 50-300 | wager 50:2 | wager 1:2 101:3 501:5',
      ],
    ],
  ])('%s, %s', (house, game, rows) => {
    expect(printed(house, game)).toEqual(rows);
  });
});
