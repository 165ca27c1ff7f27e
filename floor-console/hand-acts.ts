/** What the floorman can do to a running hand: stop play, void it, declare one of its hands foul. */
import type { Cents } from '../games/money.ts';
import { type DescribedAct, plain, type SeatedPlayer } from './act.ts';
import { texts } from './texts.ts';

/** Stops play: nobody's time runs and nothing is dealt (LR14). */
export function stopPlay(running: boolean): DescribedAct {
  return {
    ...plain,
    title: texts.acts.stopPlay,
    consequences: [
      running ? texts.acts.runningHandStandsStill : texts.acts.noNewHandIs,
      texts.acts.everyStationShowsThat,
      texts.acts.playGoesOnFrom,
    ],
    reasons: [
      texts.acts.disputeAtTable,
      texts.acts.playerNeedsHelp,
      texts.acts.equipmentCheck,
      texts.acts.disturbanceInRoom,
    ],
    confirm: texts.common.stopPlay,
    intent: (reason) => ({ do: 'stop', reason }),
    done: texts.acts.playIsStopped,
  };
}

/** Declares one hand dead for misconduct; its chips stay in the pot (LR9). */
export function foulHand({ seat, player }: SeatedPlayer): DescribedAct {
  return {
    ...plain,
    title: texts.acts.foulHandOfSeat(player, seat),
    consequences: [
      texts.acts.handOfIsDead(player),
      texts.acts.everythingHasBetIn(player),
      texts.acts.othersPlayOnFouled,
    ],
    reasons: [
      texts.acts.signallingToAnotherPlayer,
      texts.acts.showedCardsDuringHand,
      texts.acts.agreedToCheckIt,
      texts.acts.saidCardsAloud,
    ],
    confirm: texts.acts.foulHandOfSeat2(seat),
    grave: true,
    intent: (reason) => ({ do: 'foul', seat, reason }),
    done: texts.acts.handOfSeatIs(player, seat),
  };
}

/** Takes the running hand back as if it had not been dealt. `putIn` is what each seat has put into it. */
export function voidHand(
  hand: number,
  putIn: readonly (SeatedPlayer & { readonly amount: Cents })[] | null,
): DescribedAct {
  const total = putIn?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  return {
    ...plain,
    title: texts.acts.voidHand(hand),
    consequences: [
      texts.acts.everyChipPutIn,
      texts.acts.nobodyWinsThisHand,
      texts.acts.buttonAndBlindsOwed,
      texts.acts.handStaysInRecords,
    ],
    figures:
      putIn === null || total === 0
        ? []
        : [
            ...putIn.map(({ seat, player, amount }) => ({ label: texts.acts.seat(seat, player), amount })),
            { label: texts.acts.goesBackInAll, amount: total },
          ],
    reasons: [
      texts.acts.equipmentFailure,
      texts.acts.stationWentDark,
      texts.acts.wrongPlayerActed,
      texts.acts.disputeThatCannotBe,
    ],
    confirm: texts.acts.voidHand2(hand),
    grave: true,
    second: 'second a ruling',
    intent: (reason, signature) => ({ do: 'void', reason, signature }),
    done: texts.acts.handIsVoidEvery(hand),
  };
}
