/** Views of the cage and the lobby as the host would send them. Every one is checked by its schema. */
import { type AnswerResult, answerResult } from '../../protocol/answer.ts';
import { type CageView, cageView } from '../../protocol/cage-view.ts';
import { type LobbyView, lobbyView } from '../../protocol/lobby-view.ts';
import type { SentStaffMember } from '../../protocol/staff-member.ts';

type Account = NonNullable<CageView['account']>;

export const ACCOUNT: Account = {
  account: '1000004037',
  person: 'Maria Delgado',
  balance: 24_000,
  onTable: 0,
  payableAlone: 50_000,
  status: 'active',
  note: null,
  card: '6000100000403721',
  identity: {
    name: 'Maria Delgado',
    born: '1984-11-02',
    age: 40,
    idType: 'driver licence',
    idNumber: 'D4401882',
    idExpires: '2028-11-02',
    expired: false,
    status: 'active',
    note: null,
  },
  related: [],
};

/** A cashier at an open drawer; no account on hand unless one is given. */
export function cage(account: Partial<Account> | null = null, over: Partial<CageView> = {}): CageView {
  return cageView.parse({
    screen: 'cage',
    house: "Artichoke Joe's Casino",
    demo: true,
    staff: { id: 'lee', name: 'Lee Marsh', role: 'cage' },
    presented: null,
    account: account && { ...ACCOUNT, ...account },
    described: [],
    notice: null,
    drawer: 1_234_500,
    jackpots: [],
    ...over,
  });
}

/** A floorman whose staff card was swiped at the cage. */
export const FLOORMAN: SentStaffMember = { id: 'dana', name: 'Dana Reyes', role: 'floor' };

export const ISSUED: AnswerResult = answerResult.parse({
  kind: 'issued',
  account: '1000004918',
  card: '6000100000491835',
  track: ';6000100000491835=491200000000?',
});

export const RECEIPT: AnswerResult = answerResult.parse({
  kind: 'receipt',
  document: 'D-000123',
  amount: 20_000,
  balance: 44_000,
});

export const FOUND: AnswerResult = answerResult.parse({
  kind: 'found',
  people: [
    { account: '1000004037', person: 'Maria Delgado', balance: 24_000 },
    { account: '1000004222', person: 'Marian Cole', balance: 0 },
    { account: '1000004599', person: 'Marius Anders', balance: 1_250_050 },
  ],
});

export const STATEMENT: AnswerResult = answerResult.parse({
  kind: 'statement',
  account: '1000004037',
  person: 'Maria Delgado',
  balance: 24_000,
  lines: [
    ['Withdrawal in cash', -30_000, 24_000, 'Lee Marsh'],
    ['Cash-out, table 7 seat 3', 34_000, 54_000, null],
    ['Buy-in, table 7 seat 3', -20_000, 20_000, null],
    ['Deposit in cash', 40_000, 40_000, 'Lee Marsh'],
  ].map(([what, change, balance, by], index) => ({
    at: new Date(2025, 4, 9, 19, 58 - index * 21).getTime(),
    document: `D-${String(122 - index * 7).padStart(6, '0')}`,
    what,
    change,
    balance,
    by,
  })),
});

const PEOPLE = [
  'Ada Winter',
  'Ben Ortiz',
  'Chloe Park',
  'Dev Patel',
  'Elena Rossi',
  'Frank Osei',
  'Grace Lim',
  'Hugo Silva',
  'Iris Novak',
  'Jonas Berg',
  'Kira Sato',
  'Liam Byrne',
  'Mona Haddad',
  'Nils Falk',
  'Olga Petrova',
  'Pablo Ruiz',
  'Quinn Avery',
  'Rosa Diaz',
  'Sam Okafor',
  'Tara Quist',
];

const LOBBY_SEATS: Readonly<Record<number, object>> = {
  2: { state: 'taken', who: 'Ben', bot: false },
  7: { state: 'taken', who: 'Rosa', bot: true },
  8: { state: 'taken', who: 'Sam', bot: true },
  9: { state: 'taken', who: 'Tara', bot: true },
};

/** The demo lobby: twenty cards, of which Ben sits at station 2; bots at 7, 8 and 9. */
export function lobby(over: Partial<LobbyView> = {}): LobbyView {
  const token = '0123456789abcdef';
  return lobbyView.parse({
    screen: 'lobby',
    demo: true,
    table: 'Table 1',
    house: "Artichoke Joe's Casino",
    screens: [
      ...Array.from({ length: 10 }, (_, index) => ({
        label: `Station ${index + 1}`,
        page: 'station',
        link: `/station/?open=${token}${index}`,
        seat: index + 1,
        ...(LOBBY_SEATS[index + 1] ?? { state: 'free', who: null, bot: false }),
      })),
      {
        label: 'Center display',
        page: 'center-display',
        link: `/center-display/?open=${token}`,
        seat: null,
        state: null,
        who: null,
        bot: false,
      },
      {
        label: 'Floor console',
        page: 'floor-console',
        link: `/floor-console/?open=${token}`,
        seat: null,
        state: null,
        who: null,
        bot: false,
      },
      { label: 'Cage', page: 'cage', link: `/cage/?open=${token}`, seat: null, state: null, who: null, bot: false },
    ],
    tray: PEOPLE.map((person, index) => ({
      account: `10000040${String(index + 11)}`,
      person,
      balance: index === 1 ? 30_000 : 50_000,
      pin: String(1001 + index),
      seat: index === 1 ? 2 : null,
      sits: index === 1,
    })),
    ...over,
  });
}
