/** What players pay each other, the tops, and the end of a hand (000:3636-3665, 001:1404-1420, 002:383-403). */
import type { Seat } from '../../seat.ts';
import { chipsFor, type Meld } from './melds.ts';
import { at, chipsOf, isIn, note, type PanPlayer, type PanState, playersIn } from './state.ts';

/**
 * A player collects a number of chips, plus any amount still owed to them, from everyone who pays. The total is limited
 * by their own chips: the rest is owed until they are hit again (000:3645-3651). Between two players who play double,
 * the amount is doubled.
 */
export function collect(hand: PanState, index: number, chips: number, why: string): void {
  const player = at(hand, index);
  const due = chips + player.owed;
  if (due === 0) return;
  const own = chipsOf(hand, player);
  player.owed = due - Math.min(due, own);
  for (const payer of payersOf(hand, index)) {
    pay(hand, payer, player, Math.min(due * rate(player, at(hand, payer)), own), why);
  }
  dropBroke(hand);
}

const rate = (one: PanPlayer, other: PanPlayer): number => (one.double && other.double ? 2 : 1);

/** Who pays for conditions: players who are in, and foul hands as a house option. */
function payersOf(hand: PanState, index: number): readonly number[] {
  const foulPays = hand.rules.foul === 'pays-all';
  return hand.players.flatMap(({ standing }, each) =>
    each !== index && (standing === 'in' || (standing === 'foul' && foulPays)) ? [each] : [],
  );
}

function pay(hand: PanState, from: number, to: PanPlayer, chips: number, why: string): void {
  const payer = at(hand, from);
  const amount = Math.min(chips, chipsOf(hand, payer)) * hand.rules.unit;
  if (amount === 0) return;
  payer.stack -= amount;
  to.stack += amount;
  const payment = { from: payer.seat, to: to.seat, amount, why };
  hand.payments = [...hand.payments, payment];
  note(hand, { kind: 'paid', ...payment });
}

/** A player without chips is out of the hand; nobody plays for the tops (000:3639-3640, 001:1438-1439). */
function dropBroke(hand: PanState): void {
  for (const player of hand.players) {
    if (player.standing !== 'in' || chipsOf(hand, player) > 0) continue;
    player.standing = 'broke';
    note(hand, { kind: 'told', text: `Seat ${player.seat} has no chip left and is out of the hand.` });
    throwIn(hand, player);
  }
}

/** A hand that is out: its cards are thrown in, its melds picked up. */
export function throwIn(hand: PanState, player: PanPlayer): void {
  if (player.melds.length > 0) {
    player.melds = [];
    note(hand, { kind: 'laid', seat: player.seat, hands: [], from: [] });
  }
  note(hand, { kind: 'act', seat: player.seat, what: 'fold', amount: 0, to: 0, allIn: false, absent: false });
}

/** Puts chips into the middle. */
export function post(hand: PanState, player: PanPlayer, chips: number, what: string): number {
  const amount = Math.min(chips * hand.rules.unit, player.stack);
  if (amount === 0) return 0;
  player.stack -= amount;
  hand.posts = [...hand.posts, { seat: player.seat, amount }];
  note(hand, { kind: 'post', seat: player.seat, what, amount, dead: amount, allIn: false });
  return amount;
}

/** Takes the hand's fee out of the antes. */
export function takeFee(hand: PanState): void {
  const dealtIn = hand.players.length;
  const row = hand.rules.collection.find(
    ({ minPlayers, maxPlayers }) => minPlayers <= dealtIn && dealtIn <= maxPlayers,
  );
  const amount = Math.min(row?.playerFee ?? 0, hand.tops);
  if (amount === 0) return;
  hand.tops -= amount;
  hand.fee = amount;
  note(hand, { kind: 'collected', place: 'collection:player-fee', amount });
}

const total = (melds: readonly Meld[]): number => melds.reduce((sum, meld) => sum + chipsFor(meld), 0);

/**
 * Eleven cards are down. The winner is paid for going out, for what is still owed, and once more for every condition on
 * the board; nobody pays more than the winner had before taking the tops (000:3653-3665, 002:392).
 */
export function goOut(hand: PanState, index: number): void {
  const winner = at(hand, index);
  const { goingOut, noMelds } = hand.rules;
  const own = chipsOf(hand, winner);
  const board = total(winner.melds) + winner.owed;
  note(hand, { kind: 'told', text: `Seat ${winner.seat} goes out with eleven cards.` });
  hand.players.forEach((payer, each) => {
    if (each === index || (payer.standing !== 'in' && payer.standing !== 'foul')) return;
    const bust = payer.standing === 'in' && payer.melds.length === 0 ? noMelds : 0;
    const chips = (goingOut + bust + board) * rate(winner, payer);
    pay(hand, each, winner, Math.min(chips, own), 'going out');
  });
  takeTops(hand, index);
  end(hand, winner.seat);
}

/**
 * One player is left: they win the tops, and foul hands pay them for the conditions on the board and for going out
 * (002:337-344).
 */
export function winAlone(hand: PanState, index: number): void {
  const winner = at(hand, index);
  const own = chipsOf(hand, winner);
  const board = total(winner.melds) + winner.owed;
  hand.players.forEach((payer, each) => {
    if (payer.standing !== 'foul') return;
    pay(hand, each, winner, Math.min((hand.rules.goingOut + board) * rate(winner, payer), own), 'foul hand');
  });
  takeTops(hand, index);
  end(hand, winner.seat);
}

/**
 * Double antes go to a winner who plays double; otherwise back to those who put them up, because none carry over
 * (002:398-403).
 */
function takeTops(hand: PanState, index: number): void {
  const winner = at(hand, index);
  award(hand, winner, hand.tops, 'tops');
  hand.tops = 0;
  if (!winner.double) {
    giveBackDoubles(hand);
    return;
  }
  award(hand, winner, hand.doubleTops, 'double tops');
  hand.doubleTops = 0;
}

function award(hand: PanState, player: PanPlayer, amount: number, from: string): void {
  if (amount === 0) return;
  player.stack += amount;
  hand.won = [...hand.won, { seat: player.seat, amount, from }];
  note(hand, { kind: 'won', seat: player.seat, amount, from, hand: null });
}

function giveBackDoubles(hand: PanState): void {
  const ante = hand.rules.ante * hand.rules.unit;
  for (const player of hand.players) {
    if (!player.double) continue;
    const amount = Math.min(ante, hand.doubleTops);
    if (amount === 0) continue;
    hand.doubleTops -= amount;
    player.stack += amount;
    hand.returned = [...hand.returned, { seat: player.seat, amount }];
    note(hand, { kind: 'returned', seat: player.seat, amount });
  }
}

/**
 * The tops are divided among the players who are in, by agreement or because the deck has run out; chips that do not
 * divide go to the first of them. Double antes are divided among doubles players only, and only if nobody plays single
 * (000:3643-3645).
 */
export function splitTops(hand: PanState): void {
  const sharing = playersIn(hand);
  share(hand, sharing, hand.tops, 'tops');
  hand.tops = 0;
  if (sharing.every((index) => at(hand, index).double)) {
    share(hand, sharing, hand.doubleTops, 'double tops');
    hand.doubleTops = 0;
  } else giveBackDoubles(hand);
  // 000:3641-3643: the player with fewer chips is dealt to first.
  const [fewest] = [...sharing].sort((a, b) => at(hand, a).stack - at(hand, b).stack);
  end(hand, fewest === undefined ? null : at(hand, fewest).seat);
}

function share(hand: PanState, sharing: readonly number[], amount: number, from: string): void {
  const { unit } = hand.rules;
  const each = Math.floor(amount / unit / sharing.length) * unit;
  const rest = amount - each * sharing.length;
  sharing.forEach((index, nth) => {
    award(hand, at(hand, index), each + (nth === 0 ? rest : 0), from);
  });
}

function end(hand: PanState, winner: Seat | null): void {
  hand.phase = 'over';
  hand.winner = winner;
  hand.card = null;
}

/** A foul hand gives back what it has collected, as far as its chips reach, to everyone who is not out of chips. */
export function repay(hand: PanState, index: number): void {
  const player = at(hand, index);
  for (const payment of hand.payments) {
    const payer = hand.players.find(({ seat }) => seat === payment.from);
    if (payment.to !== player.seat || !payer || !isIn(hand, hand.players.indexOf(payer))) continue;
    pay(hand, index, payer, payment.amount / hand.rules.unit, 'foul hand, given back');
  }
}
