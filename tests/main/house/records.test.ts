/**
 * What a house has on record is read by schemas of its own: the bodies below are as houses have written them, and are never changed.
 * Whatever the protocol asks of a screen from now on, they must read as what they are.
 */
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type { Person } from '../../../main/accounts/person.ts';
import type { StaffMember } from '../../../main/accounts/staff-member.ts';
import { deskActRecord, deskRecord } from '../../../main/house/desk-record.ts';
import { behalfRecord, factsRecord } from '../../../main/house/facts-record.ts';
import { readLimits } from '../../../main/house/limit-rules.ts';
import { tournamentEvent, tournamentRecord } from '../../../main/house/tournament/record.ts';
import { type behalf, personFacts } from '../../../protocol/cash-report.ts';
import type { SentPerson } from '../../../protocol/person.ts';
import { deskAct, type pokerDesk } from '../../../protocol/poker-desk.ts';
import type { SentStaffMember } from '../../../protocol/staff-member.ts';
import { tournament } from '../../../protocol/tournament.ts';

const EVENTS = [
  '{"event":"announced","tables":[1,2],"terms":{"betting":"no-limit","breaks":[{"after":2,"minutes":10}],"entry":10000,"every":{"by":"time","minutes":20},"fee":1000,"fewest":2,"game":"holdem","handForHand":true,"lateThrough":2,"levels":[{"ante":0,"big":20,"small":10},{"ante":10,"big":100,"small":50}],"most":100,"name":"Saturday $100","prizes":[{"from":2,"parts":[1]},{"from":5,"parts":[65,35]}],"reentries":1,"seats":9,"stack":1000,"starts":"by the director"},"tournament":1}',
  '{"event":"announced","tables":[3],"terms":{"betting":"pot-limit","breaks":[],"entry":2000,"every":{"by":"hands","hands":12},"fee":0,"fewest":2,"game":"omaha","lateThrough":0,"levels":[{"ante":0,"big":20,"small":10}],"most":6,"name":"Sit-n-go","prizes":[{"from":2,"parts":[1]}],"reentries":0,"seats":6,"stack":500,"starts":"when full"},"tournament":2}',
  '{"account":"1000000001","entry":1,"event":"entered","name":"Ada Winter","tournament":1}',
  '{"entry":2,"event":"withdrawn","tournament":1,"why":"asked for it"}',
  '{"event":"cancelled","tournament":1,"why":"no table is free"}',
  '{"event":"started","tournament":1}',
  '{"event":"level","level":2,"tournament":1,"why":null}',
  '{"event":"rest","tournament":1,"until":1760000000000}',
  '{"event":"rested","tournament":1}',
  '{"event":"paused","tournament":1,"why":"fire alarm"}',
  '{"event":"went on","tournament":1}',
  '{"at":{"seat":4,"table":1},"entry":1,"event":"seated","tournament":1}',
  '{"entry":1,"event":"called","to":{"seat":null,"table":2},"tournament":1,"why":"table 1 is broken"}',
  '{"entry":1,"event":"lifted","stack":980,"tournament":1}',
  '{"event":"hand","nextBig":3,"round":1,"stacks":[{"after":0,"before":300,"entry":1},{"after":1300,"before":1000,"entry":3}],"table":1,"tournament":1}',
  '{"event":"hand","nextBig":null,"stacks":[],"table":1,"tournament":1}',
  '{"bubble":true,"event":"hand for hand","on":true,"tournament":1,"why":null}',
  '{"event":"ready","table":1,"tournament":1}',
  '{"event":"round","round":2,"tournament":1}',
  '{"event":"waits","tournament":2,"why":"table 3 cannot be reached"}',
  '{"amount":3000,"event":"fees","tournament":1}',
  '{"entry":3,"event":"disqualified","tournament":1,"why":"threw cards"}',
  '{"event":"freed","table":2,"tournament":1}',
  '{"event":"over","prizes":[{"amount":20000,"entry":3,"place":1},{"amount":0,"entry":1,"place":2,"withheld":"excluded"}],"tournament":1}',
];

const TOURNAMENT =
  '{"entries":[{"account":"1000000001","at":5,"id":1,"name":"Ada Winter","out":{"at":9,"had":300,"order":1,"why":null},"stack":0,"state":"out","to":null,"where":null},{"account":"1000000002","at":6,"id":3,"name":"Ben","out":null,"stack":1300,"state":"moving","to":{"seat":null,"table":2},"where":{"seat":4,"table":1}}],"feesTaken":3000,"handForHand":{"bubble":true,"done":[1],"out":1,"round":2},"hands":[{"hands":3,"table":1}],"id":1,"level":2,"nextBig":[{"entry":3,"table":1}],"noHandForHand":true,"outs":1,"paused":null,"prizes":[{"amount":20000,"entry":3,"place":1}],"ran":1200.5,"removed":0,"rest":null,"since":7,"status":"playing","tables":[1,2],"terms":{"betting":"no-limit","breaks":[],"entry":10000,"every":{"by":"time","minutes":20},"fee":1000,"fewest":2,"game":"holdem","lateThrough":0,"levels":[{"ante":0,"big":20,"small":10}],"most":100,"name":"Saturday $100","prizes":[{"from":2,"parts":[1]}],"reentries":0,"seats":9,"stack":1000,"starts":"by the director"},"waits":"one player is left"}';

const DESK_ACTS = [
  '{"act":"open list","callMinutes":5,"label":"Hold’em $4-$8","list":"holdem-4-8","mustMove":true,"openingBet":400,"tables":[1,2]}',
  '{"act":"close list","list":"holdem-4-8","reason":"the game broke"}',
  '{"act":"open table","list":"holdem-4-8","table":2}',
  '{"act":"filled","list":"holdem-4-8","table":2}',
  '{"act":"take table off","list":"holdem-4-8","reason":"another game","table":2}',
  '{"account":null,"act":"join","here":true,"list":"holdem-4-8","name":"Ada"}',
  '{"account":"1000000001","act":"ask change","from":1,"list":"holdem-4-8","name":"Ada"}',
  '{"act":"here","entry":1,"list":"holdem-4-8"}',
  '{"act":"call","entry":1,"list":"holdem-4-8","skip":"not in the room","table":1}',
  '{"account":"1000000001","act":"force move","from":2,"list":"holdem-4-8","name":"Ada","to":1}',
  '{"act":"hold","entry":1,"list":"holdem-4-8","minutes":5}',
  '{"act":"seated","entry":1,"list":"holdem-4-8"}',
  '{"act":"no show","entry":1,"list":"holdem-4-8"}',
  '{"act":"strike","entry":1,"list":"holdem-4-8","reason":"asked for it"}',
];

const LISTS =
  '{"lastEntry":2,"lists":[{"callMinutes":5,"entries":[{"account":"1000000001","call":{"at":7,"table":1,"until":9},"from":null,"id":1,"kind":"list","name":"Ada","since":5,"state":"called"}],"filling":[2],"id":"holdem-4-8","label":"Hold’em $4-$8","mustMove":true,"openingBet":400,"placed":[{"account":"1000000002","since":3}],"tables":[1,2]}]}';

const FACTS =
  '{"street":"1 Main St","city":"Reno","state":"NV","zip":"89501","country":"USA","occupation":"welder","tin":"123456789","noTin":null}';
const BEHALF =
  '{"name":"Cy Young","born":null,"street":"2 Main St","city":"Reno","state":"NV","zip":"89501","country":"USA","occupation":"baker","tin":null,"noTin":"declined"}';

describe('what a house has on record', () => {
  it.each([
    ...EVENTS.map((body) => [tournamentEvent, body] as const),
    [tournamentRecord, TOURNAMENT] as const,
    ...DESK_ACTS.map((body) => [deskActRecord, body] as const),
    [deskRecord, LISTS] as const,
    [factsRecord, FACTS] as const,
    [behalfRecord, BEHALF] as const,
  ])('reads as what it is %#', (schema, body) => {
    expect(schema.parse(JSON.parse(body))).toEqual(JSON.parse(body));
  });

  it('is here in every kind', () => {
    const kinds = (schema: { readonly options: readonly { readonly shape: object }[] }, by: string): Set<unknown> =>
      new Set(schema.options.map(({ shape }) => Reflect.get(Reflect.get(shape, by), 'value')));
    const written = (bodies: readonly string[], by: string): Set<unknown> =>
      new Set(bodies.map((body) => Reflect.get(JSON.parse(body), by)));
    expect(written(EVENTS, 'event')).toEqual(kinds(tournamentEvent, 'event'));
    expect(written(DESK_ACTS, 'act')).toEqual(kinds(deskActRecord, 'act'));
    expect(kinds(deskAct, 'act')).toEqual(kinds(deskActRecord, 'act'));
  });

  it('takes what is longer than screens may send by now', () => {
    const long = 'x'.repeat(500);
    const act = { ...JSON.parse(DESK_ACTS[0] ?? ''), label: long };
    expect([deskAct.safeParse(act).success, deskActRecord.parse(act)]).toEqual([false, act]);
    const event = { ...JSON.parse(EVENTS[2] ?? ''), name: long };
    expect(tournamentEvent.parse(event)).toEqual(event);
    const facts = { ...JSON.parse(FACTS), zip: long, noTin: 'both' };
    expect([personFacts.safeParse(facts).success, factsRecord.parse(facts)]).toEqual([false, facts]);
    const limits = { deposits: { now: 1e15, next: null }, losses: { now: 5, next: { limit: null, from: 7 } } };
    expect(readLimits(JSON.stringify(limits))).toEqual({ ...limits, time: { now: null, next: null } });
  });

  it('is the same object that screens are shown', () => {
    expectTypeOf<z.infer<typeof tournamentRecord>>().toEqualTypeOf<z.infer<typeof tournament>>();
    expectTypeOf<z.infer<typeof deskRecord>>().toEqualTypeOf<z.infer<typeof pokerDesk>>();
    expectTypeOf<z.infer<typeof deskActRecord>>().toEqualTypeOf<z.infer<typeof deskAct>>();
    expectTypeOf<z.infer<typeof factsRecord>>().toEqualTypeOf<z.infer<typeof personFacts>>();
    expectTypeOf<z.infer<typeof behalfRecord>>().toEqualTypeOf<z.infer<typeof behalf>>();
    expectTypeOf<Person>().toEqualTypeOf<Readonly<SentPerson>>();
    expectTypeOf<StaffMember>().toEqualTypeOf<Readonly<SentStaffMember>>();
    expect(tournament.parse(JSON.parse(TOURNAMENT))).toEqual(tournamentRecord.parse(JSON.parse(TOURNAMENT)));
  });
});
