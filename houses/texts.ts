/**
 * The games in each house's text, whether or not they are dealt here: the list that `dealerless games` prints. Ids are
 * those of the games, including games to come. Super Pan Nine is mentioned in one list and explained in none.
 */

/** One game in a house's text. */
export interface SpreadGame {
  readonly id: string;
  readonly name: string;
  /** Document and lines. */
  readonly source: string;
  /** Listed by name, but no text prints its rules. */
  readonly noRules?: true;
}

const spread = (
  document: string,
  games: readonly (readonly [id: string, name: string, lines: string])[],
): SpreadGame[] => games.map(([id, name, lines]) => ({ id, name, source: `${document}:${lines}` }));

/** By house, in text order. The electronic table offers short deck in addition to the games in its text. */
export const TEXTS: Readonly<Record<string, readonly SpreadGame[]>> = {
  lightning: spread('000', [
    ['holdem', 'Hold’em', '4243-4259'],
    ['omaha', 'Omaha', '4261-4279'],
    ['omaha-hi-lo-8', 'Omaha High-Low', '4261-4279'],
  ]),
  'artichoke-joes': [
    ...spread('000', [
      ['seven-card-stud', 'Seven-Card Stud', '8-14'],
      ['razz', 'Razz', '16-20'],
      ['seven-card-stud-hi-lo-8', 'Seven-Card Stud High/Low', '23-28'],
      ['holdem', 'Texas Hold’em', '30-36'],
      ['omaha', 'Omaha', '38-47'],
      ['omaha-hi-lo-8', 'Omaha High/Low', '49-53'],
      ['pineapple', 'Pineapple', '55-63'],
      ['pineapple-hi-lo-8', 'Pineapple High/Low', '66-70'],
      ['crazy-pineapple', 'Crazy Pineapple', '72-76'],
      ['crazy-pineapple-hi-lo-8', 'Crazy Pineapple High/Low', '78-82'],
      ['draw-poker', 'Draw Poker', '84-101'],
      ['lo-ball', 'Lo-Ball', '103-120'],
      ['california-blackjack-22', 'California Blackjack', '2883-3270'],
      ['double-hand-poker', 'Double Hand Poker', '1847-2227'],
      ['fast-nine', 'Fast Nine', '3271-3610'],
    ]),
    { id: 'super-pan-nine', name: 'Super Pan Nine', source: '000:145-149', noRules: true },
    ...spread('000', [
      ['no-bust-21', 'No Bust 21st Century Blackjack', '2228-2606'],
      ['pai-gow-tiles', 'Pai Gow Tiles', '2607-2878'],
      ['panguingue', 'Panguingue', '3611-4016'],
      ['three-card-poker', 'Three Card Poker', '5396-5637'],
      ['three-card-poker-6-card', 'Three Card Poker 6 Card Bonus', '6780-7063'],
      ['century-baccarat', '21st Century Baccarat', '5638-5920'],
      ['fortune-pai-gow-poker', 'Fortune Pai Gow Poker', '5921-6271'],
      ['ez-baccarat', 'EZ Baccarat', '6272-6542'],
      ['ez-baccarat-panda-8', 'EZ Baccarat Panda 8', '7064-7569'],
    ]),
  ],
  'casino-real': spread('001', [
    ['seven-card-stud', 'Seven-Card Stud', '1-30, 001:121-219'],
    ['seven-card-stud-hi-lo-8', 'Seven-Card Stud High/Low', '32-74'],
    ['razz', 'Razz', '76-119'],
    ['no-bust-21', 'No Bust 21st Century Blackjack', '222-598'],
    ['asian-stud', 'Asian Stud', '599-694'],
    ['holdem', 'Hold’em', '696-749'],
    ['fast-action-holdem', 'Fast Action Hold’em', '751-777'],
    ['holdem-hi-lo-8', 'Hold’em High/Low', '779-814'],
    ['omaha', 'Omaha', '816-872'],
    ['omaha-hi-lo-8', 'Omaha High/Low', '874-931'],
    ['pineapple', 'Pineapple-Hi', '933-971'],
    ['crazy-pineapple', 'Crazy Pineapple', '973-1011'],
    ['lo-ball', 'Lo-Ball', '1015-1228'],
    ['draw-poker', 'Draw Poker', '1230-1271'],
    ['draw-jacks-or-better', 'Draw Poker, Jacks or Better', '1273-1278'],
    ['draw-hi-lo-split', 'Draw High/Low Split', '1280-1285'],
    ['panguingue', 'Panguingue', '1287-1451'],
    ['tahoe-pineapple-hi-lo-8', 'Tahoe Pineapple High/Low', '1452-1589'],
    ['three-card-poker', 'Three Card Poker', '1591-1965'],
    ['pure-21-5', 'Pure 21.5 Blackjack', '1966-2600'],
    ['three-card-poker-6-card', 'Three Card Poker 6 Card Bonus', '2602-3059'],
    ['ez-baccarat-panda-8', 'EZ Baccarat Panda 8', '3060-3384'],
    ['fortune-pai-gow-poker', 'Fortune Pai Gow Poker', '3385-3775'],
    ['commission-free-baccarat', 'Commission-Free Baccarat Dragon Bonus', '3777-4035'],
    ['mexican-poker', 'Mexican Poker', '4036-4222'],
    ['ace-up-pai-gow-poker', 'Ace Up Pai Gow Poker', '4745-5566'],
    ['three-card-poker-parkwest', '3 Card Poker', '5567-5855'],
    ['cash-in-baccarat', 'Cash-In Baccarat', '5856-6185'],
    ['lucky-pai-gow-poker', 'Lucky Pai Gow Poker', '6186-6586'],
    ['ultimate-texas-holdem', 'Ultimate Texas Hold’em', '6587-6873'],
    ['pai-gow-tiles', 'Pai Gow Tiles', '6874-7309'],
  ]),
  oaks: spread('002', [
    ['california-blackjack-22', 'California Blackjack', '3-33'],
    ['mexican-poker', 'Mexican Stud', '35-95'],
    ['asian-stud', 'Asian Stud', '97-133'],
    ['no-bust-21', 'No Bust 21st Century Blackjack', '135-180'],
    ['holdem', 'Texas Hold’em', '182-243'],
    ['double-hand-poker', 'Double Hand Poker', '245-305'],
    ['panguingue', 'Pan', '307-403'],
    ['lo-ball', 'Lo-Ball', '405-418'],
    ['seven-card-stud', 'Seven-Card Stud', '420-489'],
    ['razz', 'Seven-Card Stud Low', '430-441'],
    ['draw-poker', 'Draw Poker', '491-523'],
    ['pai-gow-tiles', 'Pai Gow', '550-657'],
    ['century-21-blackjack', 'Century 21 Blackjack', '659-678'],
  ]),
  'lake-elsinore': spread('003', [
    ['holdem', 'Texas Hold’em', '1-98'],
    ['omaha', 'Omaha', '102-118'],
    ['omaha-hi-lo-8', 'Omaha High-Low Split', '107-133'],
    ['double-hand-poker', 'Pai Gow Poker', '137-184'],
    ['razz', 'Razz', '188-211'],
    ['seven-card-stud', 'Seven-Card Stud', '215-318'],
    ['seven-card-stud-hi-lo-8', 'Seven-Card Stud High-Low', '321-360'],
    ['lo-ball', 'Lowball, ace to five', '364-493'],
    ['kansas-city-lowball', 'Lowball, deuce to seven', '458-477'],
    ['caribbean-stud', 'Caribbean Stud', '497-779'],
    ['draw-jacks-or-better', 'Draw Poker, Jacks or Better', '780-894'],
    ['no-bust-21', 'No-Bust Blackjack', '898-1175'],
    ['pure-21-5', 'Pure 21.5 Blackjack', '1180-1524, 003:2169-2708'],
    ['panguingue', 'Panguingue', '1528-1668'],
    ['three-card-poker', 'Three Card Poker', '1669-1820'],
    ['community-baccarat', 'Community Baccarat', '1823-1961'],
    ['ultimate-texas-holdem', 'Ultimate Texas Hold’em', '2717-3356'],
    ['chinese-poker', 'Chinese Poker', '3357-3659'],
  ]),
  empire: spread('004', [
    ['nines-up', 'Nine’s Up', '186-340'],
    ['no-bust-21', 'No Bust 21st Century Blackjack', '345-583'],
    ['pai-gow-tiles', 'Pai Gow Tiles', '633-958'],
    ['holdem', 'Texas Hold’em', '962-1059'],
    ['omaha-hi-lo-8', 'Omaha High-Low', '1065-1122'],
    ['tahoe-pineapple-hi-lo-8', 'Tahoe Pineapple', '1126-1153'],
    ['lo-ball', 'Lowball', '1157-1252'],
    ['double-hand-poker', 'Double Hand Poker', '1256-1735'],
    ['century-baccarat', '21st Century Baccarat', '1736-2115'],
    ['three-card-poker', 'Three Card Poker', '2119-2298'],
    ['pure-21-5', 'Pure 21.5 Blackjack', '2304-2630'],
    ['blackjack-8-0', '21st Century Blackjack 8.0', '2938-3352'],
    ['fortune-pai-gow-poker', 'Fortune Pai Gow Poker', '3353-3925'],
  ]),
};
