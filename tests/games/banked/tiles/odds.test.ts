import { expect, test } from 'vitest';
import { paiGowTilesVariant } from '../../../../games/banked/tiles/tiles.ts';
import { type Card, cardText, tileSet } from '../../../../games/card.ts';
import { Seeded } from '../../../../main/odds/seeded.ts';
import { nameOfText, parkwest, placeOf } from './second.ts';

const DEALS = 40_000;

test(`the odds counted are those of ${DEALS} deals set and compared by the second reading`, () => {
  const seeded = new Seeded(11);
  const counts = { win: 0, push: 0, lose: 0, copied: 0 };
  const names = (tiles: readonly Card[]): string[] => tiles.map((tile) => nameOfText(cardText(tile)));
  for (let deal = 0; deal < DEALS; deal++) {
    const eight = seeded.shuffle(tileSet()).slice(0, 8);
    const [low, high] = parkwest(names(eight.slice(0, 4)));
    const [theirLow, theirHigh] = parkwest(names(eight.slice(4)));
    const leads = [placeOf(low) - placeOf(theirLow), placeOf(high) - placeOf(theirHigh)];
    const won = leads.filter((lead) => lead > 0).length;
    counts[won === 2 ? 'win' : won === 1 ? 'push' : 'lose']++;
    if (leads.includes(0)) counts.copied++;
  }
  const [base] = paiGowTilesVariant.odds(paiGowTilesVariant.rules.parse({}), { hands: 0, lot: () => 0 });
  const share = (wanted: (pays: number, name: string) => boolean): number =>
    (base?.outcomes ?? []).reduce(
      (sum, { pays, name, probability }) => sum + (wanted(pays, name) ? probability : 0),
      0,
    );
  const near = (count: number, chance: number): void => {
    expect(Math.abs(count / DEALS - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / DEALS));
  };
  near(
    counts.win,
    share((pays) => pays === 1),
  );
  near(
    counts.push,
    share((pays) => pays === 0),
  );
  near(
    counts.lose,
    share((pays) => pays === -1),
  );
  near(
    counts.copied,
    share((_, name) => name.includes('copy')),
  );
  expect(base?.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
});
