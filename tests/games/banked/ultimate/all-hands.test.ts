import { expect, it } from 'vitest';
import { AllHands } from '../../../../games/banked/ultimate/all-hands.ts';
import { againstAll } from '../../../../games/banked/ultimate/rank.ts';
import { parseCards, standardDeck } from '../../../../games/card.ts';
import { Seeded } from '../../../../main/odds/seeded.ts';

const seeded = new Seeded(4);
const drawn = Array.from({ length: 8 }, () => seeded.shuffle(standardDeck()).slice(0, 5));
const PLAYS = ['As Ks Qs Js Ts', '2c 2d 2h 2s 3c', 'Ks Qd Jh 9c 8s'].map((text) => parseCards(text) ?? []);

it.each([true, false])('all hands on a board come out as they do one by one, boardPlays %s', (boardPlays) => {
  const all = new AllHands();
  for (const board of [...drawn, ...PLAYS]) {
    all.run(board, boardPlays);
    for (let i = 0; i < all.ids.length; i += 31) {
      const id = all.ids[i] ?? 0;
      const found = againstAll([Math.floor(id / 52), id % 52], board, boardPlays);
      const { better, worse, betterShort, worseShort } = found;
      expect([all.wins[i], all.losses[i], all.anteLead[i]]).toEqual([
        better + betterShort,
        worse + worseShort,
        better - worse,
      ]);
    }
  }
});
