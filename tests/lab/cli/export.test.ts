import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Decision } from '../../../games/ask.ts';
import { GAMES } from '../../../games/registry.ts';
import type { Seat } from '../../../games/seat.ts';
import { main } from '../../../lab/cli/main.ts';
import { bodyOf, Hand, type HandStep } from '../../../main/hand/hand.ts';
import { Journal } from '../../../main/journal/journal.ts';
import { openStore } from '../../../main/journal/store.ts';
import { DeckSeal } from '../../../main/shuffle/deck-seal.ts';
import { catchOutput } from '../../cli-output.ts';

const said = catchOutput();

const folder = mkdtempSync(join(tmpdir(), 'dealerless-export-'));
const db = join(folder, 'table.sqlite');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const decision = (seat: Seat, made: Decision): HandStep => ({ kind: 'decision', seat, decision: made });
const fold = (seat: Seat): HandStep => decision(seat, { kind: 'fold' });
const call = (seat: Seat): HandStep => decision(seat, { kind: 'call' });

const NO_LIMIT = { betting: 'no-limit', smallBlind: 100, bigBlind: 200, chip: 50 };
const FEES = { playerFee: 300, modifiedFee: 50, turnFee: 0, riverFee: 0, splitFee: 0 };
const WITH_FEES = { ...NO_LIMIT, jackpotDrop: 100, collection: [{ minPlayers: 2, maxPlayers: 10, ...FEES }] };

/** Journals a hand between seats 2, 5 and 7, seat 5 with the button, and ends it as asked. */
function journalHand(
  journal: Journal,
  seal: DeckSeal,
  options: Record<string, unknown>,
  steps: readonly HandStep[],
  end: 'settled' | 'voided' | 'open' = 'settled',
): void {
  const game = GAMES.get('holdem');
  if (!game) throw new Error('no holdem');
  const rules = game.rules.parse(options);
  const people = [2, 5, 7].map((seat) => ({
    ...{ seat, player: `player-${seat}`, stack: 20_000 },
    ...{ sittingOut: false, entry: 'wait' as const },
  }));
  const { start, memory } = game.seatHand(rules, game.newMemory(), people, () => 1);
  if (!start) throw new Error('nobody plays');
  const number = journal.nextNumber();
  const at = Date.UTC(2026, 2, 14, 20, 5, number);
  const deck = game.deck(rules);
  const sealed = seal.seal({ hand: number, game: game.id }, deck, null);
  let hand = Hand.begin(game, { number, rules, start, memory, deck, seal: sealed.seal, at });
  journal.beginHand({ game: game.id, profile: 'main', rules, start, memory, ...sealed, terms: null, cut: [], at });
  for (const [step, each] of steps.entries()) {
    const next = hand.take(each);
    if (!next.ok) throw new Error(next.error.message);
    hand = next.value;
    const seat = each.kind === 'ruling' ? null : each.seat;
    journal.append(number, { step, seat, kind: each.kind, body: bodyOf(each), at, rev: 1, intent: null, by: null });
  }
  if (end === 'open') return;
  const outcome = end === 'settled' ? hand.outcome() : null;
  journal.closeHand(number, { kind: end, outcome, memory, at, reason: null, by: null });
}

beforeAll(() => {
  const store = openStore(db, { kind: 'demo' });
  const journal = new Journal(store);
  const seal = DeckSeal.open(join(folder, 'deck.key'));
  journalHand(journal, seal, WITH_FEES, [fold(5), call(7), decision(2, { kind: 'raise', to: 650 }), fold(7)]);
  journalHand(journal, seal, { betting: 'spread-limit' }, [fold(5), fold(7)]);
  journalHand(journal, seal, NO_LIMIT, [call(5)], 'voided');
  const foul: HandStep = { kind: 'ruling', ruling: { kind: 'foul', seat: 2 } };
  journalHand(journal, seal, NO_LIMIT, [call(5), foul, { kind: 'absent', seat: 7 }]);
  journalHand(journal, seal, NO_LIMIT, [call(5)], 'open');
  store.close();
});

async function replayed(text: string, name: string): Promise<string> {
  const path = join(folder, name);
  writeFileSync(path, text);
  said.out = '';
  expect(await main(['replay', path])).toBe(0);
  return said.out.replaceAll(path, name);
}

describe('dealerless export', () => {
  it('writes one hand as a .phh file, in dollars', async () => {
    expect(await main(['export', db, '--hand', '1', '--format', 'phh'])).toBe(0);
    expect(said.out.split('\n').slice(0, -3)).toEqual([
      "variant = 'NT'",
      'ante_trimming_status = true',
      'antes = [0, 0, 0]',
      'blinds_or_straddles = [1, 2, 0]',
      'min_bet = 2',
      'starting_stacks = [200, 200, 200]',
      "actions = ['d dh p1 2c2s', 'd dh p2 2d3c', 'd dh p3 2h3d', 'p3 f', 'p1 cc', 'p2 cbr 6.5', 'p1 f']",
      'finishing_stacks = [198, 200.5, 200]',
      "currency = 'USD'",
      'hand = 1',
      'seats = [7, 2, 5]',
      'time = 20:05:01',
      "time_zone_abbreviation = 'UTC'",
      'day = 14',
      'month = 3',
      'year = 2026',
    ]);
    expect(said.out).toMatch(/^_rules = '\{"betting":"no-limit","smallBlind":1,"bigBlind":2,/m);
    expect(said.out).toMatch(/^_collections = \{ modified-fee = 0.5, bad-beat = 1 \}$/m);
    expect(await replayed(said.out, 'one.phh')).toBe('ok one.phh\n1 passed, 0 failed\n');
  });

  it('writes all hands as a .phhs file; those it cannot write are named', async () => {
    expect(await main(['export', db])).toBe(1);
    expect(said.err.split('\n')).toEqual([
      "hand 2: the format has no variant for Texas Hold'em as it was played",
      'hand 5: left out, it is still being played',
      '',
    ]);
    expect(said.out.match(/^\[\d+\]$|^hand = \d+$/gm)).toEqual([
      '[1]',
      'hand = 1',
      '[2]',
      'hand = 3',
      '[3]',
      'hand = 4',
    ]);
    expect(await replayed(said.out, 'all.phhs')).toBe(
      'ok all.phhs [1]\nok all.phhs [2] (voided)\nok all.phhs [3]\n3 passed, 0 failed\n',
    );
  });

  it('a voided hand ends with the stacks it began with', async () => {
    expect(await main(['export', db, '--hand', '3'])).toBe(0);
    expect(said.out).toContain('\nfinishing_stacks = [200, 200, 200]\n');
    expect(said.out).toContain('\n_voided = true\n');
    expect(said.out).not.toContain('_collections');
  });

  it('a hand declared foul is a comment, whose place a field of ours gives', async () => {
    expect(await main(['export', db, '--hand', '4'])).toBe(0);
    expect(said.out).toContain("'p3 cc', '# The hand of p2 is declared foul.', 'p1 f']");
    expect(said.out).toContain('_fouled = [{ action = 5, player = 2 }]');
  });

  it.each([
    [['export'], 'dealerless: export: expected one table file\n'],
    [['export', db, db], 'dealerless: export: expected one table file\n'],
    [['export', db, '--format', 'xml'], 'dealerless: export: --format expects phh, not "xml"\n'],
    [['export', db, '--hand', '5'], 'dealerless: export: hand 5 is still being played: its cards are secret\n'],
    [['export', db, '--hand', '6'], 'dealerless: export: --hand expects a whole number from 1 to 5, not "6"\n'],
    [['export', db, '--hand', 'x'], 'dealerless: export: --hand expects a whole number from 1 to 5, not "x"\n'],
    [['export', join(folder, 'none.sqlite')], `dealerless: export: ${join(folder, 'none.sqlite')} does not exist.\n`],
    [
      ['export', db, '--key', join(folder, 'none.key')],
      `dealerless: export: ${join(folder, 'none.key')} does not exist: name the key of the decks with --key\n`,
    ],
  ])('%j is not understood', async (args, message) => {
    expect(await main(args)).toBe(2);
    expect(said.err).toBe(message);
    expect(said.out).toBe('');
  });

  it('another key opens nothing', async () => {
    const other = join(folder, 'other.key');
    DeckSeal.open(other);
    expect(await main(['export', db, '--hand', '1', '--key', other])).toBe(2);
    expect(said.err).toMatch(
      /^dealerless: export: The deck of hand 1 was sealed with the key \w+; this is the key \w+\.\n$/,
    );
  });

  it('a variant that the format lacks, requested by itself', async () => {
    expect(await main(['export', db, '--hand', '2'])).toBe(1);
    expect(said.out).toBe('');
    expect(said.err).toContain('hand 2: the format has no variant');
  });

  it('a table where no hand was dealt', async () => {
    mkdirSync(join(folder, 'new'));
    const path = join(folder, 'new', 'table.sqlite');
    openStore(path, { kind: 'demo' }).close();
    DeckSeal.open(join(folder, 'new', 'deck.key'));
    expect(await main(['export', path])).toBe(0);
    expect(said.out).toBe('');
    expect(await main(['export', path, '--hand', '1'])).toBe(2);
    expect(said.err).toBe('dealerless: export: no hand has been dealt at this table\n');
  });
});
