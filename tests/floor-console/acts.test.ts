import { describe, expect, it } from 'vitest';
import type { FloorAct } from '../../floor-console/act.ts';
import { actFor, passed } from '../../floor-console/acts.ts';
import { floorIntent } from '../../protocol/floor-intent.ts';
import { FLOP, floor, QUIET, SHOWDOWN, TROUBLE } from './fixtures.ts';

const [entry, move] = floor().requests;
const [current, other] = floor().profiles;
if (!entry || !move || !current || !other) throw new Error('the fixture has two requests and two games');

const ACTS: readonly FloorAct[] = [
  { do: 'stop' },
  { do: 'foul', seat: 3, hand: 1204 },
  { do: 'void', hand: 1204 },
  { do: 'cash in', seat: 3, player: 'Wen' },
  { do: 'extend', seat: 6, player: 'Priya' },
  { do: 'give time', seat: 7, player: 'Sam', hand: 1204 },
  { do: 'reseat', seat: 6, player: 'Priya' },
  { do: 'reseat', seat: 6, player: 'Priya', to: 9 },
  { do: 'close table' },
  { do: 'open table' },
  { do: 'deny', request: entry },
  { do: 'deny', request: move },
  { do: 'clear fault' },
  { do: 'close shift' },
  { do: 'profile', profile: other },
];

describe('the acts of the floorman', () => {
  it.each(ACTS)('$do is an intent of the protocol, says what happens and offers usual reasons', (chosen) => {
    const act = actFor(TROUBLE, chosen);
    const intent = act.intent('a good reason', { second: 'theo', pin: '4747' }, act.choices?.[0]?.value ?? 0);
    expect(floorIntent.parse(intent)).toEqual(intent);
    expect(intent.do).toBe(chosen.do);
    expect(act.consequences.length).toBeGreaterThan(0);
    expect(act.reasons.length > 0).toBe('reason' in intent);
    expect(act.second !== null).toBe('signature' in intent);
    expect(act.done).toMatch(/\.$/);
  });

  it('says who gets how much back when a hand is voided', () => {
    const act = actFor(floor(), { do: 'void', hand: 1204 });
    expect(act.figures).toEqual([
      { label: 'Seat 1 · Maria', amount: 800 },
      { label: 'Seat 3 · Wen', amount: 800 },
      { label: 'Seat 4 · Dolores', amount: 1200 },
      { label: 'Seat 7 · Sam', amount: 800 },
      { label: 'Total returned', amount: 3600 },
    ]);
    expect(act.consequences[0]).toBe('Every chip put in goes back to the player who put it in, blinds and antes too.');
    expect(act.grave).toBe(true);
  });

  it('gives no figures for a hand that does not add up', () => {
    const view = floor({}, { hand: { ...FLOP, pots: [] } });
    expect(actFor(view, { do: 'void', hand: 1204 }).figures).toEqual([]);
  });

  it('cashes a player in at once between hands and after the hand within one', () => {
    const chosen: FloorAct = { do: 'cash in', seat: 3, player: 'Wen' };
    expect(actFor(floor(), chosen).consequences[0]).toContain('as soon as it is over');
    expect(actFor(floor({}, { hand: SHOWDOWN }), chosen).consequences[0]).toContain(
      'goes from the table to the account',
    );
  });

  it('offers to stay with the game on the table when a change is on its way', () => {
    expect(actFor(floor(), { do: 'profile', profile: current }).title).toBe("Stay with Limit Hold'em $4–$8?");
    expect(actFor(floor(), { do: 'profile', profile: other }).title).toBe("Change the game to Limit Hold'em $15–$30?");
  });
});

describe('an act that has become pointless while its dialog was open', () => {
  it.each(ACTS)('$do is not too late as long as nothing has changed', (chosen) => {
    const closed = { closing: { reason: 'End of the day', closed: true } };
    const view = chosen.do === 'stop' ? floor() : chosen.do === 'open table' ? floor({}, closed) : TROUBLE;
    expect(passed(view, chosen)).toBeNull();
  });

  it.each<[FloorAct, string]>([
    [{ do: 'foul', seat: 3, hand: 1203 }, 'Hand 1203 is over for this seat.'],
    [{ do: 'foul', seat: 2, hand: 1204 }, 'Hand 1204 is over for this seat.'],
    [{ do: 'void', hand: 1203 }, 'Hand 1203 is over and paid; it stands.'],
    [{ do: 'cash in', seat: 3, player: 'Somebody else' }, 'Somebody else has left seat 3.'],
    [{ do: 'extend', seat: 5, player: 'Kenji' }, 'Kenji is back from the break.'],
    [{ do: 'deny', request: { ...entry, id: 'entry-1' } }, 'This request is already settled.'],
    [{ do: 'clear fault' }, 'The fault is already cleared.'],
  ])('%o', (chosen, text) => {
    expect(passed(floor(), chosen)).toBe(text);
  });

  it('does not stop what is stopped', () => {
    expect(passed(TROUBLE, { do: 'stop' })).toBe('Play is already stopped.');
    expect(passed(QUIET, { do: 'void', hand: 0 })).not.toBeNull();
  });
});
