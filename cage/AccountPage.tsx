import { useState } from 'react';
import type { Relation } from '../protocol/person.ts';
import type { StaffMember } from '../protocol/staff-member.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { BarDialog } from '../renderer/desk-kit/people/BarDialog.tsx';
import { IdentityFacts } from '../renderer/desk-kit/people/IdentityFacts.tsx';
import { RelationDialog } from '../renderer/desk-kit/people/RelationDialog.tsx';
import { Relations } from '../renderer/desk-kit/people/Relations.tsx';
import { capital } from '../renderer/hand/hand-facts.ts';
import { Banner } from '../renderer/kit/Banner.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import {
  AccountCardIcon,
  BarIcon,
  CheckIcon,
  GiftIcon,
  InIcon,
  KeyIcon,
  ListIcon,
  LockIcon,
  OutIcon,
  PersonIcon,
  PrinterIcon,
  SwapIcon,
  WarningIcon,
} from '../renderer/kit/icons.tsx';
import { Tag } from '../renderer/kit/Tag.tsx';
import styles from './AccountPage.module.css';
import { AtHouse } from './AtHouse.tsx';
import type { DialogName } from './account-dialog.ts';
import type { AccountAct } from './acts.ts';
import { CardAct } from './CardAct.tsx';
import { type CardData, CardMade } from './CardMade.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { Deposit } from './Deposit.tsx';
import { EditDialog } from './EditDialog.tsx';
import { ExcludeDialog } from './ExcludeDialog.tsx';
import { Funds } from './Funds.tsx';
import { HandReceiptDialog } from './HandReceiptDialog.tsx';
import { Face, PhotoDialog } from './Photo.tsx';
import { PinDialog } from './PinDialog.tsx';
import { PlayerDeskDialog } from './PlayerDeskDialog.tsx';
import { LimitsDialog } from './people/LimitsDialog.tsx';
import { PointsDialog } from './people/PointsDialog.tsx';
import { texts as people } from './people/texts.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { ReceiptLine } from './ReceiptLine.tsx';
import { StatementDialog } from './StatementDialog.tsx';
import { texts } from './texts.ts';
import { Withdraw } from './Withdraw.tsx';
import { type Account, dayText, type Receipt, STATUSES } from './words.ts';

const css = classes(desk, styles);

export interface AccountPageProps {
  readonly account: Account;
  readonly house: string;
  readonly demo: boolean;
  /** The cashier, and whose staff card was swiped besides: that person may sign what the cashier may not do alone. */
  readonly staff: StaffMember;
  readonly presented: StaffMember | null;
  /** The dialog to begin with. */
  readonly open: DialogName | null;
  readonly onDone: () => void;
}

/** The account on hand: what it holds, and everything the cashier may do with it. */
export function AccountPage({ account, house, demo, staff, presented, open, onDone }: AccountPageProps) {
  const [dialog, setDialog] = useState<DialogName | null>(open);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [card, setCard] = useState<CardData | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  /** The relation being ended, or a new one; null when neither. */
  const [relation, setRelation] = useState<Relation | 'beside' | 'apart' | null>(null);
  const { person, status } = account;
  const signing = { demo, staff, presented };

  const close = (): void => setDialog(null);
  const begin = (name: DialogName) => (): void => {
    setSaid(null);
    setDialog(name);
  };
  const paid = (booked: Receipt): void => {
    setReceipt(booked);
    close();
  };
  const tell = (text: string): void => {
    setSaid(text);
    close();
  };
  if (card !== null) return <CardMade card={card} demo={demo} onDone={() => setCard(null)} />;
  return (
    <>
      <section className={css('panel account')} data-testid="account">
        <header className={css('account-head')}>
          <Face account={account} onOpen={begin('photo')} />
          <div className={css('account-who')}>
            <h2 data-testid="account-person">{person}</h2>
            <p className={css('soft')}>
              {texts.common.accountNumber(<span className={css('number')}>{account.account}</span>)}
              {account.card !== '' && (
                <> {texts.accountPage.card(<span className={css('number')}>{account.card}</span>)}</>
              )}
            </p>
          </div>
          <Tag tone={STATUSES[status].tone} testid="account-status">
            {STATUSES[status].text}
          </Tag>
          <Button onPress={onDone} testid="done">
            {texts.accountPage.doneWithThisCustomer}
          </Button>
        </header>
        <IdentityFacts identity={account.identity} />
        <Standing account={account} />
        <Funds account={account} />
        {receipt && <ReceiptLine receipt={receipt} account={account} house={house} demo={demo} staff={staff.name} />}
        {said && (
          <p className={css('done-line')} role="status">
            <CheckIcon /> {said}
          </p>
        )}
        <div className={css('account-acts')}>
          <Button kind="go" size="big" onPress={begin('deposit')} testid="deposit-open">
            <InIcon /> {texts.common.deposit}
          </Button>
          <Button size="big" onPress={begin('withdraw')} testid="withdraw-open">
            <OutIcon /> {texts.accountPage.withdraw}
          </Button>
          <Button size="big" onPress={begin('statement')} testid="statement-open">
            <ListIcon /> {texts.common.statement}
          </Button>
          {account.terms !== undefined && (
            <Button size="big" onPress={begin('points')} testid="points-open">
              <GiftIcon /> {people.points.open}
            </Button>
          )}
        </div>
        <Relations
          related={account.related}
          onAdd={(apart) => setRelation(apart ? 'apart' : 'beside')}
          onEnd={setRelation}
        />
      </section>
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
        {account.terms !== undefined && <AtHouse account={account} begin={begin} onSaid={setSaid} />}
      </section>
      {dialog === 'deposit' && <Deposit account={account} onPaid={paid} onClose={close} />}
      {dialog === 'withdraw' && <Withdraw account={account} {...signing} onPaid={paid} onClose={close} />}
      {dialog === 'statement' && (
        <StatementDialog account={account.account} house={house} demo={demo} staff={staff.name} onClose={close} />
      )}
      {dialog === 'pin' && (
        <PinDialog
          account={account}
          {...signing}
          onSet={() => tell(texts.accountPage.hasNewPin(person))}
          onClose={close}
        />
      )}
      {dialog === 'exclude' && <ExcludeDialog account={account} onExcluded={tell} onClose={close} />}
      {dialog === 'correct' && <CorrectDialog account={account} {...signing} onPaid={paid} onClose={close} />}
      {dialog === 'hand receipt' && (
        <HandReceiptDialog account={account} house={house} demo={demo} staff={staff.name} onClose={close} />
      )}
      {dialog === 'bar' && (
        <BarDialog
          account={account.account}
          person={person}
          barred={status === 'barred'}
          onClose={close}
          onDone={tell}
        />
      )}
      {relation !== null && (
        <RelationDialog
          account={account.account}
          person={person}
          end={typeof relation === 'string' ? null : relation}
          apart={relation === 'apart' || (typeof relation === 'object' && relation.apart === true)}
          others={[]}
          finds
          onClose={() => setRelation(null)}
          onDone={(text) => {
            setRelation(null);
            tell(text);
          }}
        />
      )}
      {dialog === 'photo' && (
        <PhotoDialog account={account} onClose={close} onDone={tell} onRemove={begin('remove photo')} />
      )}
      {dialog === 'edit' && <EditDialog account={account} {...signing} onClose={close} onDone={tell} />}
      {dialog === 'player desk' && <PlayerDeskDialog account={account} onClose={close} />}
      {dialog === 'limits' && <LimitsDialog account={account} onSet={tell} onClose={close} />}
      {dialog === 'points' && <PointsDialog account={account} {...signing} onDone={tell} onClose={close} />}
      {isReasoned(dialog) && (
        <ReasonDialog
          account={account}
          {...signing}
          act={dialog}
          onClose={close}
          onDone={(text, made) => {
            tell(text);
            setCard(made);
          }}
        />
      )}
    </>
  );
}

const REASONED: readonly string[] = ['unlock', 'lost', 'replace', 'hold', 'release', 'close account', 'remove photo'];

const isReasoned = (dialog: DialogName | null): dialog is AccountAct => dialog !== null && REASONED.includes(dialog);

/** What is special about the account, with what to do about it. */
function Standing({ account: { status, note: why, identity, held, dormantSince } }: { readonly account: Account }) {
  const { help } = STATUSES[status];
  const also = held === undefined || status === 'held' ? null : texts.accountPage.heldBecause(held);
  const rests = dormantSince === undefined ? null : people.dormant.since(dayText(dormantSince));
  // Of a bar, how long it holds as well.
  const note = status === 'barred' ? (identity.note ?? why) : why;
  if (help === null && note === null && also === null && rests === null) return null;
  return (
    <Banner level={status === 'barred' ? 'error' : 'warning'} testid="account-standing">
      {[note === null ? null : capital(note), help, also, rests].filter((text) => text !== null).join('. ')}
    </Banner>
  );
}
