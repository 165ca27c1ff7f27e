/** Cards shown after a hand, where the house lets players do it (`mayShow`). */
import { describe, expect, test } from 'vitest';
import { handAt } from '../../../games/hand-at.ts';
import { omaha } from '../../../games/omaha.ts';
import { hand, type TestHand } from './hand.ts';

const stacks = { 1: 100, 2: 100, 3: 100 };
const rules = { mayShow: true, smallBlind: 1, bigBlind: 2 } as const;
const cards = { 1: 'AsAd', 2: 'KsKd', 3: '7h2c', board: '3c4d9hJsQd' };

/** Button 1, blinds 2 and 3: everybody folds to a raise of seat 1. */
const stolen = (more: object = {}) =>
  hand({ rules: { ...rules, ...more }, stacks, button: 1, cards }).play('1 raise 6', '2 fold', '3 fold');

const shownTo = (played: TestHand, viewer: number | 'public', seat: number) => {
  const view = played.view(viewer).seats.find((each) => each.seat === seat);
  return { cards: view?.cards, open: view?.open };
};

describe('who won unseen', () => {
  test('is asked once the pot is theirs, and nothing depends on it', () => {
    const played = stolen();
    expect(played.menu).toBe('1 show-1 show-2 show muck');
    expect(played.view(1).ask).toMatchObject({ kind: 'choose', optional: true, suggestion: 'muck' });
    expect(played.view(1).over).toBe(false);
    expect(played.view().pots).toEqual([]);
    expect(played.stacks).toEqual({ 1: 103, 2: 99, 3: 98 });
    expect(played.refusal('1 fold')).toBe('not-asked');
    expect(played.refusal('2 show')).toBe('not-your-turn');
    expect(() => played.foul(1)).toThrow('The hand is over.');
  });

  test('shows one card: that one is open to all, the other stays theirs', () => {
    const played = stolen().play('1 show-2');
    expect(played.menu).toBe('over');
    expect(shownTo(played, 'public', 1)).toEqual({ cards: [null, 'Ad'], open: ['Ad'] });
    expect(shownTo(played, 2, 1)).toEqual({ cards: [null, 'Ad'], open: ['Ad'] });
    expect(shownTo(played, 1, 1)).toEqual({ cards: ['As', 'Ad'], open: ['Ad'] });
    expect(played.outcome.shown).toEqual([]);
    expect(played.view().events.at(-1)).toEqual({ kind: 'exposed', seat: 1, cards: ['Ad'] });
  });

  test('shows both cards, as at a showdown, or none', () => {
    const both = stolen().play('1 show');
    expect(shownTo(both, 'public', 1).cards).toEqual(['As', 'Ad']);
    expect(both.outcome.shown).toEqual([1]);
    for (const none of [stolen().play('1 muck'), stolen().play('1 absent')]) {
      expect(shownTo(none, 'public', 1)).toEqual({ cards: [null, null], open: undefined });
      expect(none.view().events.at(-1)?.kind).toBe('won');
    }
  });

  test('moves the same chips as without the question', () => {
    const without = stolen({ mayShow: false });
    for (const option of ['show-1', 'show', 'muck']) {
      const { moves, stacks: after, pots } = stolen().play(`1 ${option}`).outcome;
      expect({ moves, after, pots }).toEqual({
        ...{ moves: without.outcome.moves, after: without.outcome.stacks, pots: without.outcome.pots },
      });
    }
  });
});

describe('whose hand was mucked', () => {
  const called = (more: object = {}) => hand({ rules: { ...rules, ...more }, stacks, button: 1, cards }).callDown();

  test('may show it as well, all at once or in any order', () => {
    const played = called({ showOrder: 'button' });
    // From the left of the button: kings are shown, sevens are beaten, aces take it.
    expect(played.turn).toBe('3');
    expect(shownTo(played, 'public', 3).cards).toEqual([]);
    played.play('3 show-1');
    expect(shownTo(played, 'public', 3)).toEqual({ cards: ['7h'], open: ['7h'] });
    expect(shownTo(played, 3, 3)).toEqual({ cards: ['7h', '2c'], open: ['7h'] });
    expect(played.menu).toBe('over');
  });

  test('who was asked at the showdown already is not asked again', () => {
    const played = called({ muck: 'ask' });
    for (const seat of played.turn.split(',')) played.play(`${seat} muck`);
    expect(played.menu).toBe('over');
  });

  test('nobody else is asked: not who folded, and nobody where the option is off', () => {
    expect(stolen({ mayShow: false }).menu).toBe('over');
    expect(stolen().turn).toBe('1');
  });
});

describe('hands of other sizes', () => {
  test('four cards are shown one by one or together', () => {
    const played = hand({ game: omaha, rules, stacks, button: 1 }).play('1 raise 6', '2 fold', '3 fold');
    expect(played.menu).toBe('1 show-1 show-2 show-3 show-4 show muck');
  });

  test('rebuilt event by event, the hand is the same', () => {
    for (const option of ['show-1', 'show', 'muck']) {
      const played = stolen().play(`1 ${option}`);
      for (const viewer of ['public', 1, 2] as const) {
        const view = played.view(viewer);
        const again = handAt(
          { ...view, events: [...view.events, { kind: 'told', text: 'The end.' }] },
          view.events.length,
        );
        const seen = ({ seats }: typeof view) =>
          seats.map(({ seat, cards, open, stack, won }) => ({ seat, cards, open, stack, won }));
        expect(seen(again)).toEqual(seen(view));
      }
    }
  });
});
