import { describe, expect, it } from 'vitest';
import { crazyPineapple } from '../../../games/crazy-pineapple.ts';
import { pineapple } from '../../../games/pineapple.ts';
import { hand } from './hand.ts';

const CARDS = { 1: 'AsAdAh', 2: 'KcKd2c', board: 'AcKs9d4s3c' };

const twoPlayers = (rules = {}) =>
  hand({
    game: pineapple,
    rules: { betting: 'no-limit', ...rules },
    stacks: { 1: 50, 2: 50 },
    button: 1,
    cards: CARDS,
  });

describe('cards thrown away', () => {
  it('are asked of everybody at once, one of three', () => {
    const game = twoPlayers().play('1 call', '2 check');
    expect(game.turn).toBe('1,2');
    expect(game.view(2).ask).toMatchObject({ kind: 'cards', groups: [{ min: 1, max: 1 }], from: ['Kc', 'Kd', '2c'] });
    expect(game.view('public').ask).toBeNull();
  });

  it('are seen only by their owner, before and after the showdown', () => {
    const game = twoPlayers().play('1 call', '2 check', '1 discard Ah', '2 discard 2c').callDown();
    const thrown = (viewer: 1 | 2 | 'public') => game.view(viewer).events.filter(({ kind }) => kind === 'discard');
    expect(thrown(1)).toMatchObject([{ cards: ['Ah'] }, { cards: [null] }]);
    expect(thrown('public')).toMatchObject([{ cards: [null] }, { cards: [null] }]);
    expect(JSON.stringify(game.view('public'))).not.toContain('Ah');
    expect(game.outcome.shown).toEqual([1, 2]);
  });

  it('leave the hand, which is put into words only without them', () => {
    const stacks = { 1: 50, 2: 50 };
    const game = hand({ game: crazyPineapple, rules: { betting: 'no-limit' }, stacks, button: 1, cards: CARDS });
    game.play('1 call', '2 check');
    expect(game.board).toBe('AcKs9d');
    expect(game.view(1).seats[0]?.hand).toBeNull();
    game.play('1 discard Ah');
    expect(game.view(1).seats[0]?.cards).toEqual(['As', 'Ad']);
    expect(game.view(1).seats[0]?.hand).toContain('aces');
  });

  it('are one card of the player’s own, once', () => {
    const game = twoPlayers().play('1 call', '2 check');
    expect(game.refusal('1 discard Kc')).toBe('wrong-cards');
    expect(game.refusal('1 discard As Ad')).toBe('wrong-cards');
    expect(game.refusal('1 discard')).toBe('wrong-cards');
    expect(game.refusal('1 check')).toBe('not-asked');
    game.play('1 discard As');
    expect(game.refusal('1 discard Ad')).toBe('not-your-turn');
  });

  it('not thrown away by an absent player, make the hand dead', () => {
    const game = twoPlayers().play('1 call', '2 check', '1 absent');
    expect(game.menu).toBe('over');
    expect(game.stacks).toEqual({ 1: 48, 2: 52 });
  });

  it('are the last of their cards where the house lets the absent play on', () => {
    const game = twoPlayers({ absent: 'check-or-fold' }).play('1 call', '2 check', '1 absent', '2 absent');
    expect(game.view(1).seats[0]?.cards).toEqual(['As', 'Ad']);
    expect(game.turn).toBe('2');
  });

  it('are not waited for from a hand declared foul', () => {
    const game = hand({
      game: crazyPineapple,
      stacks: { 1: 50, 2: 50, 3: 50 },
      button: 3,
      rules: { betting: 'no-limit' },
    });
    game.play('3 call', '1 call', '2 check');
    expect(game.board).toHaveLength(6);
    game.foul(2);
    expect(game.turn).toBe('1,3');
    game.foul(1);
    expect(game.menu).toBe('over');
    expect(game.stacks).toEqual({ 1: 48, 2: 48, 3: 54 });
  });

  it('come before hands are tabled for an all-in', () => {
    const game = twoPlayers({ allInTabled: true }).play('1 all-in', '2 call');
    expect(game.story).not.toContain('1 shown');
    game.play('1 discard Ah', '2 discard 2c');
    expect(game.story.filter((event) => event.endsWith('shown'))).toEqual(['2 shown', '1 shown']);
    expect(game.stacks).toEqual({ 1: 100, 2: 0 });
  });
});
