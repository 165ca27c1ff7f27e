/** Every payoff that the rulebooks print, against the rows by which bets are settled and their odds counted. */
import { describe, expect, it } from 'vitest';
import type { PayRow } from '../../../../games/banked/bet.ts';
import { FORTUNE_PAYS } from '../../../../games/banked/double-hand/fortune.ts';
import { GAMES } from '../../../../games/registry.ts';
import { HOUSES } from '../../../../houses/houses.ts';
import { postedRules } from '../../../../houses/posting.ts';
import type { PrintedBet } from '../../../houses/pays.ts';
import { SHEETS } from '../../../houses/sheets.ts';
import { BETS } from '../bets.ts';
import { pageOf } from './page.ts';

/** What envy pays, in dollars, from the highest hand down (000:6170-6185; 001:3712-3747; 004:3880-3893). */
const PRINTED_ENVY: Readonly<Record<string, string>> = {
  'fpg-04': '1000 750 250 100 50 20 5',
  'fpg-05': '5000 1000 500 250 50 20 5',
};

function inWords({ to, per }: PayRow): string {
  if (to === 0) return 'push';
  return to > 0 ? `${to} to ${per}` : per === 1 ? 'lost' : 'half lost';
}

/** Results of a bet as the house posts it, each with what it pays. */
function rowsOf(house: string, { game, bet, written }: PrintedBet): readonly (readonly [name: string, pays: string])[] {
  const spread = HOUSES.get(house);
  const posted = spread && postedRules(spread, game, { rules: { ...written } });
  if (!posted?.ok) throw new Error(`${house} does not spread ${game} so`);
  const found = BETS.get(game)
    ?.bets(posted.value.rules)
    .find(({ id }) => id === bet);
  if (!found) throw new Error(`${house}, ${game}: no bet "${bet}"`);
  return found.rows.map((row) => [row.name, inWords(row)]);
}

const titled = [...SHEETS].flatMap(([house, { pays }]) =>
  pays.map((one) => {
    const more = Object.values(one.written).join(' ');
    return [`${house}, ${one.game}, ${one.bet} ${more}`.trim(), house, one] as const;
  }),
);

describe('the printed payoffs of a bet', () => {
  it.each(titled)('%s: are what it pays here, line by line', (_, house, one) => {
    const rows = rowsOf(house, one);
    for (const printed of Object.entries(one.pays)) expect(rows).toContainEqual(printed);
  });

  it.each(titled)('%s: include every line here that pays other than even money', (_, house, one) => {
    const paying = rowsOf(house, one).filter(([, pays]) => pays.includes(' to ') && pays !== '1 to 1');
    const ruled = Object.entries(one.ruled).map(([name, [pays]]) => [name, pays]);
    const known = [...Object.entries(one.pays), ...ruled];
    for (const row of paying) expect(known).toContainEqual(row);
  });

  it.each(titled.filter(([, , { ruled }]) => Object.keys(ruled).length > 0))(
    '%s: where the text is cut off or blank, the page has the ruling',
    (_, house, one) => {
      const rows = rowsOf(house, one);
      for (const [name, [pays, ruling]] of Object.entries(one.ruled)) {
        expect(rows).toContainEqual([name, pays]);
        expect(pageOf(one.game)).toContain(`| ${ruling}`);
      }
    },
  );

  it.each(Object.entries(PRINTED_ENVY))('envy by %s: %s dollars', (table, pays) => {
    const ours = new Map(Object.entries(FORTUNE_PAYS)).get(table);
    expect(ours?.envy.join(' ')).toBe(pays);
  });
});

describe('the printed payoffs', () => {
  it('are restated for every game with a player-dealer at every house that prints any', () => {
    const spread = [...HOUSES.values()].flatMap(({ id, games }) =>
      Object.keys(games).flatMap((game) => (GAMES.get(game)?.odds ? [`${id} ${game}`] : [])),
    );
    const listed = [...SHEETS].flatMap(([house, { pays, nothingPrinted }]) =>
      [...new Set(pays.map(({ game }) => game)), ...nothingPrinted].map((game) => `${house} ${game}`),
    );
    expect(listed.sort()).toEqual(spread.sort());
  });

  it('are held against the bets of every game that has odds', () => {
    const withOdds = [...GAMES.values()].flatMap(({ id, odds }) => (odds ? [id] : []));
    expect([...BETS.keys()].sort()).toEqual(withOdds.sort());
  });
});
