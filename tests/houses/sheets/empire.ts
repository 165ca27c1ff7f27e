import { BOTH, buster, EVEN, FPG_05, JOKERS, LOSES_HALF, paid, threeCards } from '../pays.ts';
import { type Sheet, upTo } from '../sheet.ts';

/** What the text of Empire prints, restated. */
export const sheet: Sheet = {
  spreads: [
    ...['nines-up', 'no-bust-21', 'pai-gow-tiles', 'holdem', 'omaha-hi-lo-8', 'tahoe-pineapple-hi-lo-8', 'lo-ball'],
    ...['double-hand-poker', 'century-baccarat', 'three-card-poker', 'pure-21-5', 'blackjack-8-0'],
    'fortune-pai-gow-poker',
  ],
  notDealt: [],
  feeOptions: {
    'no-bust-21': upTo(1),
    'pure-21-5': [],
    'blackjack-8-0': upTo(2),
    'double-hand-poker': [],
    'pai-gow-tiles': upTo(1),
    'nines-up': upTo(1),
    'fortune-pai-gow-poker': upTo(1),
    'century-baccarat': upTo(1),
    'three-card-poker': upTo(4),
  },
  schedules: [
    // 004:3310-3350: the first option's last row ends at $500
    ['blackjack-8-0', 1, '5-600', '$0', '5-50:$0.5; 51-300:$2; 301+:$5'],
    ['blackjack-8-0', 2, '25-1000', '$0', '25-50:$1; 51-300:$2; 301+:$5'],
    // 000:6722-6760: the player-dealer by their own wager; 000:8489-8660 as No Bust 21
    // 004:603-630
    ['no-bust-21', 1, '5-400', '$0', '5-50:$0.5; 51-400:$2; 401+:$3'],
  ],
  amounts: [
    // More than the last row names: five spaces may hold more than one may.
    ['no-bust-21', 1, 'dealer', 50, 0.5],
    ['no-bust-21', 1, 'dealer', 400, 2],
  ],
  feesGoBy: [
    ['blackjack-8-0', 1, { playerBy: 'nothing', dealerBy: 'action', dealerBonus: true }], // 004:3311-3317
  ],
  pays: [
    ...paid('century-baccarat', [
      [
        'base',
        '004:1897-1919, 1970-1972',
        { 'Tie on zero or one': 'lost', 'Tie on two or more': 'push', Surrendered: 'half lost' },
      ],
    ]),
    ...paid('no-bust-21', [['base', '004:519-548', { push: 'push', lose: 'lost' }, { ruled: JOKERS }]]),
    ...paid('pure-21-5', [
      ['base', '004:2316, 2522-2606', { 'win with a natural': '6 to 5', win: EVEN, push: 'push', ...LOSES_HALF }],
    ]),
    ...paid('blackjack-8-0', [
      ['base', '004:3142-3209', { 'win with a natural': '6 to 5', push: 'push', lose: 'lost', ...LOSES_HALF }],
      ['insurance', '004:3214-3218', { 'the player-dealer has a natural': '2 to 1' }],
    ]),
    ...paid('double-hand-poker', [['base', '004:1273-1279, 1635, 1727-1734', BOTH]]),
    ...paid('nines-up', [['base', '004:198-201, 322-323', BOTH]]),
    ...paid('pai-gow-tiles', [['base', '004:660-667, 891-896', BOTH]]),
    ...paid('fortune-pai-gow-poker', [
      ['base', '004:3687-3703', BOTH],
      ['fortune', '004:3880-3893', FPG_05],
    ]),
    ...threeCards('004:2165-2187', '004:2219-2227'),
    ...buster('no-bust-21', 'betwiser', '004:2816-2828', '2 2 4 18 50 200'),
    ...buster('blackjack-8-0', '8.0', '004:3264-3288', '1 3 5 25 100 500'),
  ],
  nothingPrinted: [],
};
