/**
 * Pots reckoned a second time, from what each player has put in, chip layer by chip layer, without the program's own parts: who can
 * win which chips, what the fees leave of them, and how they are split.
 */

export interface Put {
  /** By player, clockwise from the left of the button. */
  readonly paid: readonly number[];
  readonly live: readonly boolean[];
  /** By ranking, then player: higher is better, 0 does not qualify. */
  readonly strengths: readonly (readonly number[])[];
  /** Chips that belong to nobody. */
  readonly dead: number;
  /** Fees and drops, and what they have to leave in each pot. */
  readonly taken: number;
  readonly left: number;
  readonly chip: number;
  readonly oddChips: 'one-each' | 'first-seat';
  /** The order of players among whom odd chips go. */
  readonly order: readonly number[];
}

interface Layered {
  amount: number;
  readonly who: readonly number[];
}

/** What each player wins. */
export function winnings(put: Put): number[] {
  const won = put.paid.map(() => 0);
  for (const { amount, who } of afterFees(layers(put), put)) share(put, amount, who, won);
  return won;
}

/** Chips by who can win them: of a layer that no live player has paid, those of the layer under it. */
function layers({ paid, live, dead }: Put): Layered[] {
  const pots: Layered[] = [];
  let below = 0;
  let extra = dead;
  for (const level of [...new Set(paid)].toSorted((a, b) => a - b)) {
    const payers = paid.filter((amount) => amount >= level).length;
    const who = paid.flatMap((amount, player) => (live[player] === true && amount >= level ? [player] : []));
    const amount = (level - below) * payers + extra;
    const last = pots.at(-1);
    below = level;
    extra = 0;
    if (last && (who.length === 0 || who.length === last.who.length)) last.amount += amount;
    else if (amount > 0 || who.length > 0) pots.push({ amount, who });
  }
  return pots;
}

/** Fees come out of the first pot as far as it has more than it keeps, then the next; at last out of what was kept. */
function afterFees(pots: Layered[], { taken, left }: Put): Layered[] {
  let owed = taken;
  for (const keep of [left, 0]) {
    for (const pot of pots) {
      while (owed > 0 && pot.amount > keep) {
        const part = Math.min(owed, pot.amount - keep);
        pot.amount -= part;
        owed -= part;
      }
    }
  }
  return pots;
}

function share(put: Put, amount: number, who: readonly number[], won: number[]): void {
  const [only] = who;
  if (only !== undefined && who.length === 1) {
    won[only] = (won[only] ?? 0) + amount;
    return;
  }
  const sides = put.strengths.map((strength) => best(strength, who));
  const [high = [], low = []] = sides;
  const half = Math.floor(amount / (2 * put.chip)) * put.chip;
  if (high.length > 0 && low.length > 0) {
    among(put, amount - half, high, won);
    among(put, half, low, won);
  } else among(put, amount, high.length > 0 ? high : low, won);
}

function best(strength: readonly number[], who: readonly number[]): number[] {
  const most = Math.max(...who.map((player) => strength[player] ?? 0));
  return most === 0 ? [] : who.filter((player) => strength[player] === most);
}

/** Chip by chip, round and round, so that what is odd goes to the first of them; or all that is odd to the very first. */
function among({ chip, order, oddChips }: Put, amount: number, winners: readonly number[], won: number[]): void {
  const sorted = order.filter((player) => winners.includes(player));
  const rounds = Math.floor(amount / (chip * sorted.length));
  let rest = amount - rounds * chip * sorted.length;
  for (const player of sorted) {
    const odd = oddChips === 'first-seat' ? rest : Math.min(chip, rest);
    rest -= odd;
    won[player] = (won[player] ?? 0) + rounds * chip + odd;
  }
}
