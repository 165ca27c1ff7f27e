import { describe, expect, it } from 'vitest';
import type { BankedRules } from '../../../../games/banked/rules.ts';
import type { BankedVariant, Round } from '../../../../games/banked/variant.ts';
import { cashInBaccaratVariant } from '../../../../games/cash-in-baccarat.ts';
import { centuryBaccaratVariant } from '../../../../games/century-baccarat.ts';
import { commissionFreeBaccaratVariant } from '../../../../games/commission-free-baccarat.ts';
import { communityBaccaratVariant } from '../../../../games/community-baccarat.ts';
import { ezBaccaratVariant } from '../../../../games/ez-baccarat.ts';
import { ezBaccaratPanda8Variant } from '../../../../games/ez-baccarat-panda-8.ts';

const ez = ezBaccaratVariant.rules;
const panda = ezBaccaratPanda8Variant.rules;

describe('the rules of the two games', () => {
  it('differ in the Panda 8, the lone Tie, the order of settlement and where it begins', () => {
    const { pandaPays, minPanda, maxPanda, ...rest } = panda.parse({});
    expect({ pandaPays, minPanda, maxPanda }).toEqual({ pandaPays: 25, minPanda: null, maxPanda: null });
    expect({ ...rest, tieAlone: false, settlement: 'bonus-first', begins: 'card-when-short' }).toEqual(ez.parse({}));
  });

  it('have an eight-deck shoe that is changed once sixteen cards are left', () => {
    const rules = ez.parse({});
    expect(ezBaccaratVariant.deck(rules)).toHaveLength(416);
    expect(ezBaccaratVariant.cut(rules)).toBe(400);
  });

  it.each([
    [{ decks: 2 }],
    [{ decks: 9 }],
    [{ cutCard: 4 }],
    [{ minBet: 10_000, maxBet: 5_000 }],
    [{ minTie: 5_000, maxTie: 1_000 }],
    [{ minTie: 60_000 }],
    [{ maxDragon: 400 }],
    [{ pandaPays: 25 }],
  ])('EZ Baccarat takes no %j', (written) => {
    expect(ez.safeParse(written).success).toBe(false);
  });

  it('take no minimum Panda 8 above the maximum', () => {
    expect(panda.safeParse({ minPanda: 5_000, maxPanda: 1_000 }).success).toBe(false);
    expect(panda.safeParse({ minPanda: 1_000, maxPanda: 5_000 }).success).toBe(true);
  });
});

const EVERY = [
  ezBaccaratVariant,
  ezBaccaratPanda8Variant,
  commissionFreeBaccaratVariant,
  cashInBaccaratVariant,
  centuryBaccaratVariant,
  communityBaccaratVariant,
].map((variant) => {
  const { id, rules } = variant as unknown as BankedVariant<BankedRules, Round>;
  const { bets, posted } = variant as unknown as BankedVariant<BankedRules, Round>;
  return [
    id,
    {
      bets: (written: object) => bets(rules.parse(written)),
      posted: (written: object) => posted(rules.parse(written)),
    },
  ] as const;
});

describe('whether bonus bets pay the player’s fee', () => {
  const collection = {
    ...{ playerBy: 'wager', player: [{ from: 500, fee: 100 }], playerBonus: false },
    ...{ dealerBy: 'action', dealer: [], dealerBonus: true },
  };
  const says = 'Ties and bonus bets pay the player’s fee as line bets do';

  it.each(EVERY)(
    '%s: is no by default, and yes for every bonus bet where 000:7946-7947 is read literally',
    (_, { bets }) => {
      const paying = (written: object): readonly string[] =>
        bets(written).flatMap(({ id, bonus, paysFee }) => (bonus && paysFee ? [id] : []));
      const bonus = bets({}).flatMap((kind) => (kind.bonus ? [kind.id] : []));
      expect(bonus.length).toBeGreaterThan(1);
      expect(paying({ collection })).toEqual([]);
      expect(paying({ collection, bonusFees: true })).toEqual(bonus);
    },
  );

  it.each(EVERY)('%s: is posted at the table where there is a fee to pay', (_, { posted }) => {
    expect(posted({ collection, bonusFees: true })).toContain(says);
    expect(posted({ collection })).not.toContain(says);
    expect(posted({ bonusFees: true })).not.toContain(says);
  });

  it('is not posted where no bonus is bet before the deal, as at the face up version', () => {
    const { posted, rules } = centuryBaccaratVariant;
    expect(posted(rules.parse({ version: 'face-up', collection, bonusFees: true }))).not.toContain(says);
  });
});

describe('the spots', () => {
  it('are four, and five with the Panda 8', () => {
    expect(ezBaccaratVariant.bets(ez.parse({})).map(({ id }) => id)).toEqual(['player', 'banker', 'tie', 'dragon-7']);
    expect(ezBaccaratPanda8Variant.bets(panda.parse({})).map(({ id }) => id)).toEqual([
      'player',
      'banker',
      'tie',
      'panda-8',
      'dragon-7',
    ]);
  });

  it('have the table’s limits, or their own', () => {
    const rules = panda.parse({ minBet: 2_500, maxBet: 100_000, minDragon: 500, maxDragon: 5_000 });
    const limits = ezBaccaratPanda8Variant.bets(rules).map(({ id, min, max }) => [id, min, max]);
    expect(limits).toEqual([
      ['player', 2_500, 100_000],
      ['banker', 2_500, 100_000],
      ['tie', 2_500, 100_000],
      ['panda-8', 2_500, 100_000],
      ['dragon-7', 500, 5_000],
    ]);
    expect(ezBaccaratPanda8Variant.posted(rules)).toContain('Dragon 7 pays 40 to 1: $5 to $50, with a line bet');
  });
});
