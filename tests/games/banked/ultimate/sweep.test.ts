import { expect, it } from 'vitest';
import { againstAll } from '../../../../games/banked/ultimate/rank.ts';
import { Sweep } from '../../../../games/banked/ultimate/sweep.ts';
import { parseCards, standardDeck } from '../../../../games/card.ts';
import { Seeded } from '../../../../main/odds/seeded.ts';

const seeded = new Seeded(4);
const drawn = Array.from({ length: 8 }, () => seeded.shuffle(standardDeck()).slice(0, 5));
const PLAYS = ['As Ks Qs Js Ts', '2c 2d 2h 2s 3c', 'Ks Qd Jh 9c 8s'].map((text) => parseCards(text) ?? []);

it.each([true, false])('every hand beside a board comes out as one by one, boardPlays %s', (boardPlays) => {
  const sweep = new Sweep();
  for (const board of [...drawn, ...PLAYS]) {
    sweep.run(board, boardPlays);
    for (let i = 0; i < sweep.ids.length; i += 31) {
      const id = sweep.ids[i] ?? 0;
      const found = againstAll([Math.floor(id / 52), id % 52], board, boardPlays);
      const { better, worse, betterShort, worseShort } = found;
      expect([sweep.wins[i], sweep.losses[i], sweep.anteLead[i]]).toEqual([
        better + betterShort,
        worse + worseShort,
        better - worse,
      ]);
    }
  }
});
