import { useState } from 'react';
import type { Relation } from '../protocol/person.ts';
import type { SentStaffMember } from '../protocol/staff-member.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { IdentityFacts } from '../renderer/desk-kit/people/IdentityFacts.tsx';
import { RelationDialog } from '../renderer/desk-kit/people/RelationDialog.tsx';
import { Relations } from '../renderer/desk-kit/people/Relations.tsx';
import { capital } from '../renderer/hand/hand-facts.ts';
import { Banner } from '../renderer/kit/Banner.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { CheckIcon, GiftIcon, InIcon, ListIcon, OutIcon } from '../renderer/kit/icons.tsx';
import { Tag } from '../renderer/kit/Tag.tsx';
import { AccountDialogs } from './AccountDialogs.tsx';
import styles from './AccountPage.module.css';
import type { DialogName } from './account-dialog.ts';
import { CardActs } from './CardActs.tsx';
import { type CardData, CardMade } from './CardMade.tsx';
import { Funds } from './Funds.tsx';
import { Face } from './Photo.tsx';
import { texts as people } from './people/texts.ts';
import { ReceiptLine } from './ReceiptLine.tsx';
import { texts } from './texts.ts';
import { type Booking, dayText, type ShownAccount, STATUSES } from './words.ts';

const css = classes(desk, styles);

export interface AccountPageProps {
  readonly account: ShownAccount;
  readonly house: string;
  readonly demo: boolean;
  /**
   * The cashier, and the person whose staff card was swiped in addition: that person may sign for what the cashier may
   * not do alone.
   */
  readonly staff: SentStaffMember;
  readonly presented: SentStaffMember | null;
  /** The dialog to open first. */
  readonly open: DialogName | null;
  readonly onDone: () => void;
}

/** The open account: its balance, and everything the cashier may do with it. */
export function AccountPage({ account, house, demo, staff, presented, open, onDone }: AccountPageProps) {
  const [dialog, setDialog] = useState<DialogName | null>(open);
  const [booking, setBooking] = useState<Booking | null>(null);
  const [card, setCard] = useState<CardData | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  /** The relation to end, or the kind of relation to enter; null for neither. */
  const [relation, setRelation] = useState<Relation | 'beside' | 'apart' | null>(null);
  const close = (): void => setDialog(null);
  const begin = (name: DialogName) => (): void => {
    setSaid(null);
    setDialog(name);
  };
  const paid = (booked: Booking): void => {
    setBooking(booked);
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
        <AccountHead account={account} onPhoto={begin('photo')} onDone={onDone} />
        <IdentityFacts identity={account.identity} />
        <Standing account={account} />
        <Funds account={account} />
        {booking && <ReceiptLine key={booking.document} {...{ booking, account, house, demo }} staff={staff.name} />}
        {said && (
          <p className={css('done-line')} role="status">
            <CheckIcon /> {said}
          </p>
        )}
        <MoneyKeys account={account} begin={begin} />
        <Relations
          related={account.related}
          onAdd={(apart) => setRelation(apart ? 'apart' : 'beside')}
          onEnd={setRelation}
        />
      </section>
      <CardActs account={account} begin={begin} onSaid={setSaid} />
      <AccountDialogs
        {...{ dialog, account, house, demo, staff, presented, begin, paid, tell, onCard: setCard }}
        onClose={close}
      />
      {relation !== null && (
        <RelationDialog
          account={account.account}
          person={account.person}
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
    </>
  );
}

interface MoneyKeysProps {
  readonly account: ShownAccount;
  readonly begin: (name: DialogName) => () => void;
}

/** The keys for money in and out, the statement and points. */
function MoneyKeys({ account, begin }: MoneyKeysProps) {
  return (
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
  );
}

/** The account holder, with their photo, and the account's status. */
function AccountHead({ account, onPhoto, onDone }: AccountHeadProps) {
  return (
    <header className={css('account-head')}>
      <Face account={account} onOpen={onPhoto} />
      <div className={css('account-who')}>
        <h2 data-testid="account-person">{account.person}</h2>
        <p className={css('soft')}>
          {texts.common.accountNumber(<span className={css('number')}>{account.account}</span>)}
          {account.card !== '' && <> {texts.accountPage.card(<span className={css('number')}>{account.card}</span>)}</>}
        </p>
      </div>
      <Tag tone={STATUSES[account.status].tone} testid="account-status">
        {STATUSES[account.status].text}
      </Tag>
      <Button onPress={onDone} testid="done">
        {texts.accountPage.doneWithThisCustomer}
      </Button>
    </header>
  );
}

interface AccountHeadProps {
  readonly account: ShownAccount;
  readonly onPhoto: () => void;
  readonly onDone: () => void;
}

/** What is special about the account, and what to do about it. */
function Standing({
  account: { status, note: why, identity, held, dormantSince },
}: {
  readonly account: ShownAccount;
}) {
  const { help } = STATUSES[status];
  const also = held === undefined || status === 'held' ? null : texts.accountPage.heldBecause(held);
  const rests = dormantSince === undefined ? null : people.dormant.since(dayText(dormantSince));
  // For a bar, the note also says how long it holds.
  const note = status === 'barred' ? (identity.note ?? why) : why;
  if (help === null && note === null && also === null && rests === null) return null;
  return (
    <Banner level={status === 'barred' ? 'error' : 'warning'} testid="account-standing">
      {[note === null ? null : capital(note), help, also, rests].filter((text) => text !== null).join('. ')}
    </Banner>
  );
}
