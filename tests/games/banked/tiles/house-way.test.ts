import { describe, expect, test } from 'vitest';
import { houseWay } from '../../../../games/banked/tiles/house-way.ts';
import { kindOf, pointsOf, rankPair } from '../../../../games/banked/tiles/rank.ts';
import { tilesRules } from '../../../../games/banked/tiles/rules.ts';
import { everySetting, isFoul } from '../../../../games/banked/tiles/setting.ts';
import { pairInWords, settingInWords } from '../../../../games/banked/tiles/words.ts';
import { type Card, cardText, parseCard, tileSet } from '../../../../games/card.ts';
import { nameOfText, parkwest, placeOf } from './second.ts';

const rules = tilesRules.parse({});
const parkwestRules = tilesRules.parse({ foul: 'plays' });
const oaks = tilesRules.parse({ houseWay: 'oaks', foul: 'plays', lowSix: 'above-fives', zeros: 'by-tile' });

const tiles = (text: string): Card[] => text.split(' ').map((word) => parseCard(word) ?? -1);
const two = (text: string): readonly [Card, Card] => {
  const [a = -1, b = -1] = tiles(text);
  return [a, b];
};
const set = (text: string, by = parkwestRules): string => settingInWords(houseWay(tiles(text), by));

/** All 35,960 hands. */
function* everyHand(): Generator<readonly [Card, Card, Card, Card]> {
  const all = tileSet();
  for (const [i, a] of all.entries()) {
    for (const [j, b] of all.slice(i + 1).entries()) {
      for (const [k, c] of all.slice(i + j + 2).entries()) {
        for (const d of all.slice(i + j + k + 3)) yield [a, b, c, d];
      }
    }
  }
}

describe('ranks', () => {
  test('the chart of pairs, Wong and Gong, best first (001:6944-7052; 002:616-636)', () => {
    const chart = [
      ...['2-4 1-2', '6-6 6-6b', '1-1 1-1b', '4-4 4-4b', '1-3 1-3b', '5-5 5-5b', '3-3 3-3b', '2-2 2-2b', '5-6 5-6b'],
      ...['4-6 4-6b', '1-6 1-6b', '1-5 1-5b', '3-6 4-5', '2-6 3-5', '2-5 3-4', '1-4 2-3'],
      ...['6-6 3-6', '1-1 4-5', '6-6 4-4', '1-1 3-5', '6-6 1-6', '1-1 2-5', '4-4 5-6'],
    ];
    const ranks = chart.map((text) => rankPair(two(text), rules));
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    expect(new Set(ranks).size).toBe(chart.length);
  });

  test('any eight makes the same Gong, any nine the same Wong (001:7017-7052)', () => {
    expect(rankPair(two('6-6 4-4'), rules)).toBe(rankPair(two('6-6 2-6'), rules));
    expect(rankPair(two('1-1 3-6'), rules)).toBe(rankPair(two('1-1b 4-5'), rules));
  });

  test('004:898-923: the sixes and the threes, best first', () => {
    for (const line of [
      ['6-6 1-3', '1-1 2-2', '4-4 2-6', '5-5 1-5', '3-3 4-6', '5-6 1-4', '4-6 1-5', '1-6 3-6', '3-6 2-5'],
      ['6-6 5-6', '1-1 5-6', '4-4 2-3', '1-3 4-5', '3-3 1-6', '2-2 4-5', '1-6 1-5', '1-5 2-5', '3-5 1-4', '2-5 2-4'],
    ]) {
      const ranks = line.map((text) => rankPair(two(text), rules));
      expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    }
  });

  test('the count of the 496 hands of two tiles by what they are', () => {
    const all = tileSet();
    const counts: Record<string, number> = {};
    for (const [i, a] of all.entries()) {
      for (const b of all.slice(i + 1)) {
        const kind = kindOf([a, b]);
        const words = pairInWords([a, b]);
        const name = kind === 'pair' ? 'pair' : words;
        counts[name] = (counts[name] ?? 0) + 1;
      }
    }
    expect(counts).toEqual({
      ...{ pair: 16, Wong: 8, Gong: 16, 'High 9': 16, nine: 32, eight: 56, seven: 52, six: 56, five: 44, four: 52 },
      ...{ three: 48, two: 44, one: 32, nothing: 24 },
    });
  });

  test('printed sums: 10 and 9 are 9, 11 and 4 are 5, 11 and 9 nothing, the low six and 4 are 7 (002:572, 002:580)', () => {
    expect(['5-5 3-6', '5-6 1-3', '5-6 4-5', '2-4 1-3'].map((text) => pointsOf(two(text)))).toEqual([9, 5, 0, 7]);
  });

  test('the low six with a five: a copy of the low three with one, but above it at the Oaks Club', () => {
    expect(rankPair(two('2-4 1-4'), rules)).toBe(rankPair(two('1-2 2-3'), rules));
    expect(rankPair(two('2-4 1-4'), oaks)).toBeGreaterThan(rankPair(two('1-2 2-3'), oaks));
  });

  test('nothing is a copy of nothing (000:2647-2649; 004:888-890); at the Oaks Club the tile decides', () => {
    expect(rankPair(two('6-6 2-6'), rules)).toBeGreaterThan(0);
    expect(rankPair(two('5-6 4-5'), rules)).toBe(rankPair(two('5-5 4-6'), rules));
    expect(rankPair(two('5-5 4-6'), oaks)).toBeGreaterThan(rankPair(two('5-6 4-5'), oaks));
  });

  test('all 496 hands rank as in a second list', () => {
    const all = tileSet();
    const pairs = all.flatMap((a, i) => all.slice(i + 1).map((b): readonly [Card, Card] => [a, b]));
    const order = pairs.map((pair) => ({
      mine: rankPair(pair, rules),
      other: placeOf(pair.map((tile) => nameOfText(cardText(tile)))),
    }));
    const wrong = order.filter((a) => order.some((b) => Math.sign(a.mine - b.mine) !== Math.sign(a.other - b.other)));
    expect(order).toHaveLength(496);
    expect(wrong).toEqual([]);
  });
});

describe('the house way of 001', () => {
  test.each([
    [
      '001:7133-7137: seven and a pair of Teen, which is best in both hands',
      '6-6 6-6b 1-2 1-3',
      'low hand seven; high hand pair of Teen',
    ],
    [
      '001:7160-7162: twelve, high eight, nine, five come to fourteen',
      '6-6 4-4 3-6 1-4',
      'low hand seven; high hand seven',
    ],
    ['the same with a low eight: four and a Gong stand above', '6-6 2-6 3-6 1-4', 'low hand four; high hand Gong'],
    ['Gee Joon is split with a twelve and an eleven', '2-4 1-2 6-6 5-6', 'low hand seven; high hand eight'],
    ['and not with a nine', '2-4 1-2 5-6 3-6', 'low hand nothing; high hand Gee Joon'],
    ['a pair of Day with a nine and an eleven', '1-1 1-1b 3-6 5-6', 'low hand three; high hand Wong'],
    ['a pair of Teen that splits into six and eight', '6-6 6-6b 1-3 3-3', 'low hand six; high hand eight'],
    ['sixes with a two and an eleven', '3-3 3-3b 1-1 5-6', 'low hand seven; high hand eight'],
    ['sevens with a ten and a twelve', '2-5 3-4 5-5 6-6', 'low hand seven; high hand High 9'],
    ['eights with a nine and an eleven', '4-4 4-4b 3-6 5-6', 'low hand seven; high hand nine'],
    ['nines with a two and a ten', '3-6 4-5 1-1 5-5', 'low hand nine; high hand Wong'],
    ['nines stay together with an eleven', '3-6 4-5 1-1 5-6', 'low hand three; high hand pair of Gow'],
    ['fours are never split', '1-3 1-3b 5-5 6-6', 'low hand two; high hand pair of Gor'],
    ['seven points: the two highest tiles are kept apart', '6-6 2-2 5-6 4-6', 'low hand three; high hand four'],
    ['six points and less: the low hand as high as can be', '5-6 5-5 1-4 4-6', 'low hand one; high hand five'],
  ])('%s', (_, hand, words) => {
    expect(set(hand)).toBe(words);
  });

  test('every one of the 35,960 hands is set as a second reading of the chart sets it', () => {
    let hands = 0;
    for (const four of everyHand()) {
      const { low, high } = houseWay(four, parkwestRules);
      const names = four.map((tile) => nameOfText(cardText(tile)));
      const [otherLow, otherHigh] = parkwest(names);
      const mine = [low, high].map((hand) => placeOf(hand.map((tile) => nameOfText(cardText(tile)))));
      if (mine.join() !== [placeOf(otherLow), placeOf(otherHigh)].join()) {
        expect.soft([four.map(cardText).join(' '), settingInWords({ low, high })]).toEqual([otherLow, otherHigh]);
      }
      hands++;
    }
    expect(hands).toBe(35_960);
  });

  test('hands by what they score, 6,840 of them with a pair', () => {
    let paired = 0;
    for (const four of everyHand()) {
      if (everySetting(four, rules).some(({ low, high }) => kindOf(low) === 'pair' || kindOf(high) === 'pair'))
        paired++;
    }
    expect(paired).toBe(6_840);
  });

  test('where foul settings are refused the house never sets one', () => {
    const foul = [...everyHand()].filter((four) => isFoul(houseWay(four, rules), everySetting(four, rules)));
    expect(foul).toEqual([]);
  });
});

describe('the proper order of 002', () => {
  test.each([
    ['a pair stays together', '3-3 3-3b 1-1 5-6', 'low hand three; high hand pair of Chong'],
    ['a twelve with a nine', '6-6 3-6 5-6 1-4', 'low hand six; high hand Wong'],
    ['a two with a seven', '1-1 1-6 5-5 4-6b', 'low hand nothing; high hand High 9'],
    ['two small tiles that make eight', '1-3 2-2 5-6 4-6', 'low hand one; high hand eight'],
    ['the biggest with the smallest', '4-4 5-6 3-6 1-5', 'low hand seven; high hand seven'],
  ])('%s', (_, hand, words) => {
    expect(set(hand, oaks)).toBe(words);
  });
});
