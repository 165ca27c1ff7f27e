import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chinesePokerGame } from '../../games/across/chinese/chinese.ts';
import { type ChineseRules, chineseRules } from '../../games/across/chinese/rules.ts';
import type { CardsAsk, WagerAsk } from '../../games/ask.ts';
import { wagerFault } from '../../games/wager.ts';
import { Seeded } from '../../main/odds/seeded.ts';
import { advanceDecision, priceNow, stillFits } from '../../station/asks/advance.ts';
import { fillingNext, foulIn, groupOf, keyText, missing, noPicks, toggled } from '../../station/asks/picks.ts';
import { groupsOf, isSetting, settingFault, suggestedFront, touched } from '../../station/asks/setting.ts';
import { added, type Bets, CHIPS, cleared, firstChip, isUseful, repeated, totalOf } from '../../station/asks/wagers.ts';
import { CARDS_ASK, CHECK_ASK, CHOOSE_ASK, NO_LIMIT_ASK, THREE_HANDS_ASK, WAGER_ASK } from '../renderer/asks.ts';
import { bankedHand } from '../renderer/banked-hands.ts';
import { othersTurn } from '../renderer/fixtures.ts';

describe('a choice made in advance', () => {
  it('checks when checking is free', () => {
    for (const kind of ['check', 'check or fold', 'call any'] as const) {
      expect(advanceDecision({ kind }, CHECK_ASK)).toEqual({ kind: 'check' });
    }
  });

  it('folds to a bet only if that was chosen, and never for free', () => {
    expect(advanceDecision({ kind: 'check or fold' }, NO_LIMIT_ASK)).toEqual({ kind: 'fold' });
    expect(advanceDecision({ kind: 'fold' }, NO_LIMIT_ASK)).toEqual({ kind: 'fold' });
    expect(advanceDecision({ kind: 'check' }, NO_LIMIT_ASK)).toBeNull();
    expect(advanceDecision({ kind: 'fold' }, CHECK_ASK)).toBeNull();
  });

  it('calls the amount that was chosen and no other', () => {
    expect(advanceDecision({ kind: 'call', amount: 2000 }, NO_LIMIT_ASK)).toEqual({ kind: 'call' });
    for (const call of [0, 1999, 2001, 4000]) {
      expect(advanceDecision({ kind: 'call', amount: 2000 }, { ...NO_LIMIT_ASK, call })).toBeNull();
    }
    expect(advanceDecision({ kind: 'call any' }, { ...NO_LIMIT_ASK, call: 9900 })).toEqual({ kind: 'call' });
  });

  it('is dropped where it is not offered, and on asks of other kinds', () => {
    expect(advanceDecision({ kind: 'check or fold' }, { ...NO_LIMIT_ASK, fold: false })).toBeNull();
    expect(advanceDecision({ kind: 'call any' }, { ...NO_LIMIT_ASK, call: null })).toBeNull();
    expect(advanceDecision({ kind: 'check or fold' }, CHOOSE_ASK)).toBeNull();
  });

  it('is made at the price that stands: what is missing to the highest bet, at most the last chip', () => {
    const hand = othersTurn();
    const own = hand.seats.find(({ seat }) => seat === 1);
    expect(priceNow(hand, 1)).toBe(Math.max(...hand.seats.map(({ bet }) => bet)) - (own?.bet ?? 0));
    const short = { seats: hand.seats.map((seat) => (seat.seat === 1 ? { ...seat, stack: 700 } : seat)) };
    expect(priceNow(short, 1)).toBe(700);
    expect(stillFits({ kind: 'check' }, 0)).toBe(true);
    expect(stillFits({ kind: 'check' }, 1)).toBe(false);
  });
});

describe('picking cards into groups', () => {
  const [low, high] = CARDS_ASK.groups;
  if (low === undefined || high === undefined) throw new Error('the fixture has two groups');

  it('puts a card in, takes it out, and moves it over', () => {
    const one = toggled(noPicks(CARDS_ASK), low, 'Ks');
    expect(groupOf(one, 'Ks')).toBe('low');
    expect(groupOf(toggled(one, low, 'Ks'), 'Ks')).toBeNull();
    const moved = toggled(one, high, 'Ks');
    expect(moved).toEqual({ low: [], high: ['Ks'] });
  });

  it('does not overfill a group', () => {
    const full = ['Ks', 'Kd'].reduce((picks, card) => toggled(picks, low, card), noPicks(CARDS_ASK));
    expect(toggled(full, low, 'Ah')).toBe(full);
  });

  it('says what is missing until nothing is', () => {
    expect(missing(CARDS_ASK, noPicks(CARDS_ASK))).toBe('Front: 2 more');
    expect(missing(CARDS_ASK, CARDS_ASK.suggestion ?? {})).toBeNull();
  });
});

describe('setting cards into hands that must rise', () => {
  const game = chinesePokerGame;
  const players = [1, 2].map((seat) => ({ seat, player: `player ${seat}`, stack: 10_000 }));
  const start = { button: 1, players, hands: [1, 2] };
  const dealt = (seed: number, options: Partial<ChineseRules> = {}) => {
    const rules = chineseRules.parse(options);
    const state = game.begin(rules, start, new Seeded(seed).shuffle(game.deck(rules)));
    const [ask] = game.asks(state);
    if (ask?.kind !== 'cards') throw new Error('seat 1 sets its cards');
    return { state, ask };
  };

  it('names the two hands in the wrong order as soon as both are whole', () => {
    const { ask } = dealt(1);
    const pairs = { front: ['Ks', 'Kd', '2c'], middle: [], back: [] };
    expect(foulIn(ask, pairs)).toBeNull();
    expect(foulIn(ask, { ...pairs, middle: ['Qs', 'Qd', 'Ac', '9d'] })).toBeNull();
    expect(foulIn(ask, { ...pairs, middle: ['Qs', 'Qd', 'Ac', '9d', '3h'] })).toBe('Foul: Front ranks above Middle');
    expect(foulIn(ask, { ...pairs, middle: ['As', 'Ad', 'Qc', '9d', '3h'] })).toBeNull();
    const wheel = { front: [], middle: ['2s', '3d', '4c', '5d', '6h'], back: ['As', '2d', '3c', '4d', '5h'] };
    expect(foulIn(ask, wheel)).toBe('Foul: Middle ranks above Back');
    expect(foulIn(CARDS_ASK, CARDS_ASK.suggestion ?? {})).toBeNull();
  });

  it('agrees with the rules on settings of real hands', () => {
    const seeded = new Seeded(5);
    let fouls = 0;
    for (let seed = 1; seed <= 40; seed += 1) {
      const { state, ask } = dealt(seed);
      expect(foulIn(ask, ask.suggestion ?? {})).toBeNull();
      for (let way = 0; way < 20; way += 1) {
        const left = seeded.shuffle([...ask.from]);
        const groups = Object.fromEntries(ask.groups.map(({ id, max }) => [id, left.splice(0, max)]));
        const taken = game.decide(state, ask.seat, { kind: 'cards', groups });
        expect([groups, foulIn(ask, groups) === null]).toEqual([groups, taken.ok]);
        if (!taken.ok) fouls += 1;
      }
    }
    expect(fouls).toBeGreaterThan(100);
    expect(fouls).toBeLessThan(700);
  });

  it('tells the station whether the house refuses a foul or penalizes it', () => {
    expect(dealt(1).ask.outOfOrder).toBe('refused');
    expect(dealt(1, { fouls: 'penalized' }).ask.outOfOrder).toBe('penalized');
  });
});

describe('setting cards into three hands', () => {
  const [front, middle, back] = THREE_HANDS_ASK.groups;
  if (!front || !middle || !back) throw new Error('three hands');

  it('continues to the next hand with room when one is full, and stays where all are', () => {
    const picks = { front: ['Ks', 'Kd'], middle: ['Qs', 'Qd', 'Ac', '9d', '3h'], back: [] };
    expect(fillingNext(THREE_HANDS_ASK, picks, front)).toBe(front);
    expect(fillingNext(THREE_HANDS_ASK, { ...picks, front: ['Ks', 'Kd', '2c'] }, front)).toBe(back);
    expect(fillingNext(THREE_HANDS_ASK, THREE_HANDS_ASK.suggestion ?? {}, middle)).toBe(middle);
  });
});

describe('the key that sends what was picked', () => {
  const throws: CardsAsk = { ...CARDS_ASK, groups: [{ id: 'discard', label: 'Throw away', min: 1, max: 1 }] };
  const draws: CardsAsk = { ...throws, key: { none: 'Stand pat', some: 'Draw' } };

  it('says what will happen: cards thrown away, drawn for, kept, or several hands that are done', () => {
    expect(keyText(throws, { discard: ['Ks'] })).toBe('Throw away');
    expect(keyText(draws, { discard: ['Ks', 'Kd'] })).toBe('Draw 2');
    expect(keyText(draws, { discard: [] })).toBe('Stand pat');
    expect(keyText(THREE_HANDS_ASK, {})).toBe('Done');
  });
});

describe('setting cards into two hands', () => {
  it('is distinguished from throwing cards away', () => {
    expect(isSetting(CARDS_ASK)).toBe(true);
    const [low] = CARDS_ASK.groups;
    expect(isSetting({ ...CARDS_ASK, groups: low ? [low] : [] })).toBe(false);
  });

  it('puts what is touched in front; the third pushes out the first', () => {
    const front = ['Ks', 'Kd', 'Ah'].reduce((now: readonly string[], card) => touched(CARDS_ASK, now, card), []);
    expect(front).toEqual(['Kd', 'Ah']);
    expect(touched(CARDS_ASK, front, 'Kd')).toEqual(['Ah']);
    expect(groupsOf(CARDS_ASK, front)).toEqual({ low: ['Kd', 'Ah'], high: ['Ks', 'Tc', '9d', '4s', 'X1'] });
  });

  it('names a foul before anything is sent, in any order of touching the cards', () => {
    const ask = { ...CARDS_ASK, foul: [['Ks', 'Kd']] };
    expect(settingFault(ask, ['Ks'])).toBe('One more for the front');
    expect(settingFault(ask, ['Kd', 'Ks'])).toMatch(/^Foul: /);
    expect(settingFault(ask, suggestedFront(ask))).toBeNull();
  });

  it('agrees with the rules on every setting of real hands', () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const hand = bankedHand('double-hand-poker', (at) => at.ask(1)?.kind === 'cards', { seed });
      const ask = hand.ask(1);
      if (ask?.kind !== 'cards') throw new Error('seat 1 sets its cards');
      for (const [nth, first] of ask.from.entries()) {
        for (const second of ask.from.slice(nth + 1)) {
          const decision = { kind: 'cards', groups: groupsOf(ask, [first, second]) } as const;
          const taken = hand.take({ kind: 'decision', seat: 1, decision });
          expect([first, second, settingFault(ask, [second, first]) === null]).toEqual([first, second, taken.ok]);
        }
      }
    }
  });
});

describe('placing wagers', () => {
  const spot = (id: string, ask: WagerAsk = WAGER_ASK) => {
    const found = ask.spots.find((each) => each.id === id);
    if (found === undefined) throw new Error(`the fixture has no spot ${id}`);
    return found;
  };
  const put = (bets: Bets, id: string, chip: number, ask: WagerAsk = WAGER_ASK) =>
    added(ask, bets, spot(id, ask), chip);

  it('opens a spot when the one it needs holds a bet', () => {
    expect(put({}, 'pair', 500)).toEqual({ bets: null, why: 'First bet on Main bet' });
    expect(put({ base: 1000 }, 'pair', 500)).toEqual({ bets: { base: 1000, pair: 500 }, why: null });
  });

  it('makes the first chip the minimum bet, keeps to steps and to the maximum', () => {
    expect(put({}, 'base', 500).bets).toEqual({ base: 1000 });
    expect(put({ base: 1000 }, 'base', 100).why).toBe('Main bet goes in steps of $5');
    expect(put({ base: 9500 }, 'base', 2500).bets).toEqual({ base: 10_000 });
    expect(put({ base: 10_000 }, 'base', 500).why).toBe('Main bet: $100 at most');
  });

  it('never lets bets and their fees cost more than there is', () => {
    const fee = [
      { from: 1000, fee: 100 },
      { from: 2000, fee: 300 },
    ];
    const ask = { ...WAGER_ASK, stack: 2200, spots: WAGER_ASK.spots.map((each) => ({ ...each, fee })) };
    expect(put({}, 'base', 50_000, ask).bets).toEqual({ base: 1500 });
    expect(put({}, 'base', 50_000, { ...ask, stack: 1050 }).why).toBe('You do not have enough chips for that');
  });

  it('keeps a spot under the one it goes with', () => {
    const ask = {
      ...WAGER_ASK,
      spots: WAGER_ASK.spots.map((each) => (each.id === 'pair' ? { ...each, upTo: 'base' } : each)),
    };
    expect(put({ base: 1000 }, 'pair', 50_000, ask).bets).toEqual({ base: 1000, pair: 1000 });
    expect(put({ base: 1000, pair: 1000 }, 'pair', 500, ask).why).toBe('Any pair: not more than on Main bet');
  });

  it('everything that can be touched is legal', () => {
    const asks = (['ez-baccarat-panda-8', 'no-bust-21', 'double-hand-poker'] as const).map((game) => {
      const ask = bankedHand(game, (hand) => hand.ask(4)?.kind === 'wager', { before: 3 }).ask(4);
      if (ask?.kind !== 'wager') throw new Error(`${game}: seat 4 is asked for no bets`);
      return ask;
    });
    const touch = fc.tuple(fc.nat(60), fc.constantFrom(...CHIPS), fc.boolean());
    fc.assert(
      fc.property(
        fc.constantFrom(...asks),
        fc.integer({ min: 600, max: 90_000 }),
        fc.array(touch),
        (of, stack, touches) => {
          const ask = { ...of, stack };
          let bets: Bets = {};
          for (const [nth, chip, back] of touches) {
            const touchedSpot = ask.spots[nth % ask.spots.length];
            if (!touchedSpot) continue;
            bets = back ? cleared(ask, bets, touchedSpot.id) : (added(ask, bets, touchedSpot, chip).bets ?? bets);
            expect(wagerFault(ask, bets)).toBeNull();
          }
        },
      ),
    );
  });

  it('takes dependent bets back with the one they need', () => {
    const bets = { base: 1000, pair: 100, tie: 200 };
    expect(totalOf(bets)).toBe(1300);
    expect(cleared(WAGER_ASK, bets, 'base')).toEqual({ tie: 200 });
    expect(cleared(WAGER_ASK, bets, 'tie')).toEqual({ base: 1000, pair: 100 });
  });

  it('repeats the last bets only where all of them can be placed again', () => {
    expect(repeated(WAGER_ASK)).toBeNull();
    expect(repeated({ ...WAGER_ASK, last: { base: 2000, pair: 100 } })).toEqual({ base: 2000, pair: 100 });
    expect(repeated({ ...WAGER_ASK, last: { base: 20_000 } })).toBeNull();
    expect(repeated({ ...WAGER_ASK, stack: 1500, last: { base: 2000 } })).toBeNull();
  });

  it('lays the chip ready that makes the minimum bet, and no chip that fits nowhere', () => {
    expect(firstChip(WAGER_ASK)).toBe(100);
    const dear = { ...WAGER_ASK, spots: WAGER_ASK.spots.filter(({ id }) => id === 'base') };
    expect(firstChip(dear)).toBe(500);
    expect(CHIPS.filter((chip) => isUseful(dear, chip))).toEqual([500, 2500, 10_000]);
  });
});
