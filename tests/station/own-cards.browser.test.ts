/**
 * The player's own side of the built station: how many cards there is room for, what they have melded, whose cards lie
 * there, and when they are open.
 */
import { expect, it } from 'vitest';
import type { Decision } from '../../games/ask.ts';
import type { HandView, TableHand } from '../../games/hand-view.ts';
import { type AnyGame, GAMES } from '../../games/registry.ts';
import type { Hand } from '../../main/hand/hand.ts';
import { USUAL } from '../../protocol/preferences.ts';
import { countsOf, SEED } from '../center-display/geometry.ts';
import { describeWith } from '../needs.ts';
import { seenFrom, viewsOf, viewsWithShowing } from '../renderer/any-hands.ts';
import { viewAt } from '../renderer/banked-hands.ts';
import * as fixture from '../renderer/fixtures.ts';
import { key, myTurn, openStation, page, stand } from './on-station.ts';

const describe = describeWith('chromium-headless-shell');

const { seated, station, turnStreet } = fixture;

openStation();

/** What seat 1 sees of a hand at a full table, before each decision. */
function seen(id: string): readonly HandView[] {
  const game = GAMES.get(id);
  if (!game) throw new Error(id);
  return seenFrom(game, countsOf(game).at(-1) ?? 2, SEED, 1);
}

const show = (hand: HandView | undefined) =>
  hand ? stand.show(station(seated(), { hand, clock: fixture.CLOCK })) : Promise.reject(new Error('no hand'));

const mine = ({ seats }: HandView) => seats.find(({ seat }) => seat === 1);

/** Seat 1 has so many cards left beside what is melded, and throws one away. */
function discarding(hand: HandView, count: number, laid: readonly TableHand[]): HandView {
  const cards = (mine(hand)?.cards ?? []).slice(0, count);
  const from = cards.filter((card) => card !== null);
  const groups = [{ id: 'discard', label: 'Discard', min: 1, max: 1 }];
  return {
    ...hand,
    ask: { kind: 'cards', seat: 1, prompt: 'Discard one card', from, groups, suggestion: null },
    seats: hand.seats.map((one) => (one.seat === 1 ? { ...one, cards, laid } : one)),
  };
}

/** Faces that the station draws outside what it asks, which covers its cards by itself. */
const faces = () =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-card]')].flatMap((card) =>
      card.closest('[data-testid="ask"]') ? [] : [card.dataset.card],
    ),
  );

/** The moments of a hand in which cards may be secret, one of each kind, as seat 1 and as the public sees them. */
function secrets(game: AnyGame): readonly { readonly hand: HandView; readonly secret: ReadonlySet<string> }[] {
  const players = countsOf(game).at(-1) ?? 2;
  const open = viewsOf(game, players, SEED);
  const kinds = new Map<string, { hand: HandView; secret: ReadonlySet<string> }>();
  for (const [nth, hand] of seenFrom(game, players, SEED, 1).entries()) {
    if (hand.over) continue;
    const known = cardsIn(open[nth]);
    const secret = new Set([...cardsIn(hand)].filter((card) => !known.has(card)));
    const key = `${hand.street} ${hand.ask?.kind} ${hand.kind === 'banked' && hand.dealer?.seat}`;
    if (secret.size > 0) kinds.set(key, { hand, secret });
  }
  return [...kinds.values()];
}

/** Every card that a view names, wherever. */
const cardsIn = (hand: HandView | undefined): ReadonlySet<string> =>
  new Set(
    JSON.stringify(hand ?? null)
      .match(/"(?:[2-9TJQKA][cdhs]|X[1-9]|[1-6]-[1-6]b?)"/g)
      ?.map((card) => card.slice(1, -1)),
  );

describe('cards that nobody else sees', () => {
  it.each([...GAMES.values()].map((game) => [game.id, game] as const))(
    'are not drawn while no finger rests on them: %s',
    async (_, game) => {
      for (const { hand, secret } of secrets(game)) {
        await stand.show(station(seated(), { hand, clock: fixture.CLOCK }));
        const drawn = await faces();
        expect(
          drawn.filter((card) => secret.has(card ?? '')),
          hand.street,
        ).toEqual([]);
      }
    },
  );
});

/** What seat 1 sees when it may show a card after a hand, in each game in which a house may let it. */
const showings = (): readonly HandView[] =>
  [...GAMES.values()]
    .filter((game) => game.rules.safeParse({ mayShow: true }).success)
    .flatMap((game) => {
      const hands = [1, 2, 3, 4, 5, 6].flatMap((seed) => viewsWithShowing(game, 3, seed, 1));
      return hands.find(({ ask }) => ask?.kind === 'choose' && ask.options.some(({ id }) => id === 'show-1')) ?? [];
    });

describe('who may show a card', () => {
  it('is offered each covered card by its place in the hand, and no neighbor reads what it is', async () => {
    const asked = showings();
    expect(asked.length).toBeGreaterThan(10);
    let told = 0;
    for (const hand of asked) {
      await show(hand);
      const own = mine(hand);
      const single = hand.ask?.kind === 'choose' ? hand.ask.options.filter(({ id }) => id.startsWith('show-')) : [];
      const covered = single.map(({ label }) => label.slice('Show '.length));
      expect(own?.cards, hand.game).toEqual(expect.arrayContaining(covered));
      const ask = key('ask');
      expect(await ask.locator('[data-card]').count(), hand.game).toBe(0);
      expect(await ask.textContent()).not.toMatch(/[♣♦♥♠]/);
      for (const [nth, { id, label }] of single.entries()) {
        const backs = key(`choose-${id}`).locator('[data-part="card"]');
        expect(await backs.count()).toBe(covered.length);
        expect(await backs.nth(nth).getAttribute('class'), label).toContain('card-plays');
        const name = `card ${nth + 1} of ${covered.length}`;
        expect(await key(`choose-${id}`).getByRole('img', { name }).count()).toBe(1);
        told += 1;
      }
    }
    expect(told).toBeGreaterThan(20);
  });
});

describe('the own side', () => {
  it('shows ten cards as wide as a finger finds them, all within the box', async () => {
    await show(seen('panguingue').find((hand) => mine(hand)?.cards.length === 10));
    await key('my-cards').hover();
    await page.mouse.down();
    const box = await key('my-cards').boundingBox();
    const cards = key('my-cards').locator('[role="img"]:visible');
    expect(await key('my-cards').locator('[data-card]').count()).toBe(10);
    for (const card of await cards.all()) {
      const { x = 0, y = 0, width = 0, height = 0 } = (await card.boundingBox()) ?? {};
      expect(width).toBeGreaterThanOrEqual(50);
      expect(x >= (box?.x ?? 0) && x + width <= (box?.x ?? 0) + (box?.width ?? 0)).toBe(true);
      expect(y >= (box?.y ?? 0) && y + height <= (box?.y ?? 0) + (box?.height ?? 0)).toBe(true);
    }
    await page.mouse.up();
  });

  it('keeps what is melded in sight while the player discards', async () => {
    const laid = ['3c 4c 5c', '6s 6d 6h', '7h 7d 7c 7s', 'Jc Jc Jc'].map((cards) => {
      return { label: 'Meld', cards: cards.split(' '), text: '', playing: false };
    });
    const ten = seen('panguingue').find((hand) => mine(hand)?.cards.length === 10);
    const discards = [1, 3, 5, 7].flatMap((count) => (ten ? [discarding(ten, count, laid)] : []));
    expect(discards).toHaveLength(4);
    for (const hand of discards) {
      await show(hand);
      const melds = await key('my-melds').boundingBox();
      const box = await key('my-cards').boundingBox();
      const panel = await key('ask').boundingBox();
      expect(await key('my-melds').locator('[data-card]').count()).toBe(laid.flatMap(({ cards }) => cards).length);
      expect((melds?.y ?? 0) + (melds?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
      expect((melds?.x ?? 0) + (melds?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
    }
  });

  it('says on the table that a hand was surrendered', async () => {
    const surrenders = (hand: Hand, seat: number): Decision | null => {
      const ask = hand.ask(seat);
      const may = ask?.kind === 'choose' && ask.options.some(({ id }) => id === 'surrender');
      return may ? { kind: 'choose', option: 'surrender' } : null;
    };
    const hand = [1, 2, 3, 4, 5, 6, 7, 8]
      .map((seed) => viewAt('pure-21-5', 'over', 1, { seed, before: 2, decides: surrenders }))
      .find(({ bets }) => bets.some(({ seat, result }) => seat === 1 && result?.result === 'surrender'));
    await show(hand);
    expect(await page.locator('[data-part="line-place"][data-sector="1"]').textContent()).toContain('surrender');
    expect(await key('bank-line').textContent()).toContain('not in action');
  });
});

describe('own cards under a finger', () => {
  it('shows cards only while they are held', async () => {
    await stand.show(myTurn());
    const faces = page.locator('[data-testid="my-cards"] [data-card]');
    expect(await faces.count()).toBe(0);
    expect(await page.content()).not.toContain('ace of');
    await key('my-cards').hover();
    await page.mouse.down();
    expect(await faces.count()).toBe(2);
    // Only the near corners, and nothing that a neighbor could read from afar.
    expect(await key('my-cards').textContent()).not.toContain('Kings');
    expect(await page.locator('[data-testid="board"] [class*="plays"]').count()).toBe(0);
    await page.mouse.up();
    expect(await faces.count()).toBe(0);
    await page.mouse.down();
    expect(await faces.count()).toBe(2);
    await page.mouse.move(700, 300);
    // Unlike a press, a slide is drawn with the next frame.
    await faces.first().waitFor({ state: 'detached' });
    expect(await faces.count()).toBe(0);
    await page.mouse.up();
    await key('my-cards').hover();
    await page.mouse.down();
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    expect(await faces.count()).toBe(0);
    await page.mouse.up();
  });

  it('hides cards when the card has to be swiped again while a finger rests on them', async () => {
    await stand.show(myTurn());
    await key('my-cards').hover();
    await page.mouse.down();
    const faces = page.locator('[data-testid="my-cards"] [data-card]');
    expect(await faces.count()).toBe(2);
    await stand.show(station(seated({ locked: true }), { hand: turnStreet() }));
    expect(await faces.count()).toBe(0);
    await stand.show(myTurn());
    expect(await faces.count()).toBe(0);
    await page.mouse.up();
  });

  it('names the hand that is looked at only for a player who has chosen so', async () => {
    await stand.show({ ...myTurn(), preferences: { ...USUAL, nameHand: true } });
    await key('my-cards').hover();
    await page.mouse.down();
    expect(await key('my-cards').textContent()).toContain('Three Kings');
    await page.mouse.up();
  });

  it('shows cards to a keyboard only while a key is held down', async () => {
    await stand.show(myTurn());
    const faces = page.locator('[data-testid="my-cards"] [data-card]');
    for (const held of ['Space', 'Enter']) {
      await key('my-cards').focus();
      await page.keyboard.down(held);
      expect(await faces.count()).toBe(2);
      await page.keyboard.up(held);
      expect(await faces.count()).toBe(0);
    }
    await page.keyboard.down('Space');
    await page.keyboard.press('Tab');
    expect(await faces.count()).toBe(0);
    await page.keyboard.up('Space');
  });
});
