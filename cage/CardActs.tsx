import desk from '../renderer/desk-kit/desk.module.css';
import { classes } from '../renderer/kit/classes.ts';
import {
  AccountCardIcon,
  BarIcon,
  KeyIcon,
  LockIcon,
  PersonIcon,
  PrinterIcon,
  SwapIcon,
  WarningIcon,
} from '../renderer/kit/icons.tsx';
import { AtHouse, type AtHouseProps } from './AtHouse.tsx';
import { CardAct } from './CardAct.tsx';
import styles from './CardActs.module.css';
import { texts } from './texts.ts';

const css = classes(desk, styles);

/** The keys for acts rarer than money: on the card, the PIN and the person. */
export function CardActs({ account, begin, onSaid }: AtHouseProps) {
  const { status } = account;
  return (
    <section className={css('panel card-acts')} aria-label={texts.accountPage.cardAndPin}>
      <CardAct
        icon={<KeyIcon />}
        text={texts.accountPage.customerChoosesOneSecond}
        onPress={begin('pin')}
        testid="pin-open"
      >
        {texts.accountPage.setNewPin}
      </CardAct>
      <CardAct
        icon={<LockIcon />}
        text={status === 'locked' ? texts.accountPage.tooManyWrongPins : texts.accountPage.cardIsNotLocked}
        disabled={status !== 'locked'}
        onPress={begin('unlock')}
        testid="unlock-open"
      >
        {texts.common.unlock}
      </CardAct>
      <CardAct
        icon={<WarningIcon />}
        text={account.card === '' ? texts.accountPage.thereIsNoLive : texts.accountPage.cardStopsWorkingAt}
        disabled={account.card === ''}
        onPress={begin('lost')}
        testid="lost-open"
      >
        {texts.accountPage.reportLost}
      </CardAct>
      <CardAct
        icon={<AccountCardIcon />}
        text={texts.accountPage.oldCardStopsSecond}
        onPress={begin('replace')}
        testid="replace-open"
      >
        {texts.accountPage.replaceCard}
      </CardAct>
      <CardAct
        icon={<BarIcon />}
        text={status === 'barred' ? texts.accountPage.letThisPersonPlay : texts.accountPage.mayNotPlayFor}
        onPress={begin('bar')}
        testid="bar-open"
      >
        {status === 'barred' ? texts.accountPage.liftBar : texts.accountPage.barThisPerson}
      </CardAct>
      <CardAct
        icon={<PersonIcon />}
        text={texts.accountPage.selfExclusionForTime}
        onPress={begin('exclude')}
        testid="exclude-open"
      >
        {texts.accountPage.exclude}
      </CardAct>
      <CardAct
        icon={<SwapIcon />}
        text={texts.accountPage.bookingWasWrongSecond}
        onPress={begin('correct')}
        testid="correct-open"
      >
        {texts.common.correct}
      </CardAct>
      <CardAct
        icon={<PrinterIcon />}
        text={texts.accountPage.proofThatCardsWere}
        onPress={begin('hand receipt')}
        testid="hand-receipt-open"
      >
        {texts.accountPage.handReceipt}
      </CardAct>
      {account.terms !== undefined && <AtHouse account={account} begin={begin} onSaid={onSaid} />}
    </section>
  );
}
