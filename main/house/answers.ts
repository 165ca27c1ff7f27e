/** What a house answers its tables. */
import { ok, type Refusal, type Result } from '../../games/result.ts';
import { readPreferences } from '../../protocol/preferences.ts';
import { unknownAccount } from './account-refusals.ts';
import type { KeyedReason } from './cage-port.ts';
import type { CardHouse } from './house.ts';
import type { Guest } from './messages.ts';
import type { PeopleOffice } from './people-office.ts';
import type { HouseAnswer, HouseRequest } from './requests.ts';

/** An act of staff as a table requests it. */
interface AskedAct {
  readonly key: string;
  readonly by: string;
  readonly reason: string;
  readonly second?: string;
}

/** Answers a table's request. Whatever the request changes is done under the key that the table made. */
export async function answerTable(
  house: CardHouse,
  office: PeopleOffice,
  table: number,
  asked: HouseRequest,
): Promise<Result<HouseAnswer<HouseRequest['ask']>, Refusal>> {
  const at = house.now();
  /** What the request says about an act of staff. A table's keys are its own. */
  const actOf = ({ key, by, reason, second }: AskedAct): KeyedReason => ({
    ...{ key: `table ${table}: ${key}`, at, by, reason },
    ...(second === undefined ? {} : { second }),
  });
  switch (asked.ask) {
    case 'card': {
      const found = await house.people.byCard(asked.card, at);
      if (!found.ok) return found;
      const { account } = found.value;
      const dormant = await house.dormancy.refuse(house.store.db, account, at);
      if (dormant !== null) return { ok: false, error: dormant };
      // Refused at the swipe, before the player has typed a PIN and an amount.
      const may = await house.people.apart.mayPlayAt(house.store.db, account, table);
      return may.ok ? guestOf(house, account, at) : may;
    }
    case 'guest':
      return guestOf(house, asked.account, at);
    case 'pin':
      return house.people.checkPin(asked.account, asked.pin, at);
    case 'reserve':
      return house.exchange.reservations.reserve(table, asked, at);
    case 'sign in':
      return house.staff.signIn(asked.id, asked.pin, at);
    case 'bar':
      return house.people.bar(asked.account, asked.until, actOf(asked));
    case 'lift bar':
      return house.people.liftBar(asked.account, actOf(asked));
    case 'bars':
      return office.everyBar(at);
    case 'namesakes':
      return ok(await office.namesakes(asked.name, asked.born, at));
    case 'bar person': {
      const { name, born, description, until } = asked;
      return house.people.bars.enter({ name, born, description }, until, actOf(asked));
    }
    case 'lift person bar':
      return house.people.bars.lift(asked.bar, actOf(asked));
    case 'relate':
      return house.people.relate(asked.account, asked.other, actOf(asked));
    case 'unrelate':
      return house.people.unrelate(asked.account, asked.other, actOf(asked));
    case 'keep apart':
      return house.people.apart.keep(asked.account, asked.other, actOf(asked));
    case 'end apart':
      return house.people.apart.end(asked.account, asked.other, actOf(asked));
    case 'decide hit': {
      const { second, ...act } = asked;
      const decided = await house.jackpots.decide(act.hit, act.pays, { ...actOf(act), second });
      return decided.ok ? ok(null) : decided;
    }
    case 'unlock staff':
      return house.staff.unlock(asked.id, { key: `table ${table}: ${asked.key}`, at, by: asked.by });
    case 'preferences':
      return ok(await house.preferences.of(asked.account));
    case 'set limit': {
      const act = { key: `table ${table}: ${asked.key}`, at, by: asked.account };
      const set = await house.limits.set(asked.account, asked.kind, asked.limit, act);
      return set.ok ? guestOf(house, asked.account, at) : set;
    }
    case 'prefer':
      return house.preferences.keep(asked.account, readPreferences(asked.preferences));
    case 'player desk':
      return ok(await house.playerDesk.of(asked.account, at));
    case 'player act':
      return house.playerDesk.act(asked.account, asked.act, { key: `table ${table}: ${asked.key}`, at });
    case 'own statement':
      return ok(await house.ownStatement(asked.account, asked.day));
  }
}

async function guestOf(house: CardHouse, account: string, at: number): Promise<Result<Guest, Refusal>> {
  const known = await house.exchange.people.guest(account, at);
  return known === null ? unknownAccount(account) : ok(known);
}
