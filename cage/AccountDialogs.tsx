import type { SentStaffMember } from '../protocol/staff-member.ts';
import { BarDialog } from '../renderer/desk-kit/people/BarDialog.tsx';
import type { DialogName } from './account-dialog.ts';
import type { AccountAct } from './acts.ts';
import type { CardData } from './CardMade.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { Deposit } from './Deposit.tsx';
import { EditDialog } from './EditDialog.tsx';
import { ExcludeDialog } from './ExcludeDialog.tsx';
import { HandReceiptDialog } from './HandReceiptDialog.tsx';
import { PhotoDialog } from './Photo.tsx';
import { PinDialog } from './PinDialog.tsx';
import { PlayerDeskDialog } from './PlayerDeskDialog.tsx';
import { LimitsDialog } from './people/LimitsDialog.tsx';
import { PointsDialog } from './people/PointsDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { StatementDialog } from './StatementDialog.tsx';
import { texts } from './texts.ts';
import { Withdraw } from './Withdraw.tsx';
import type { Booking, ShownAccount } from './words.ts';

interface AccountDialogsProps {
  /** The open dialog; null for none. */
  readonly dialog: DialogName | null;
  readonly account: ShownAccount;
  readonly house: string;
  readonly demo: boolean;
  readonly staff: SentStaffMember;
  readonly presented: SentStaffMember | null;
  readonly begin: (name: DialogName) => () => void;
  /** Called when money was booked. */
  readonly paid: (booking: Booking) => void;
  /** Called with a sentence on what was done. */
  readonly tell: (text: string) => void;
  /** Called with the new card; null when none was made. */
  readonly onCard: (card: CardData | null) => void;
  readonly onClose: () => void;
}

/** The dialog open over an account. */
export function AccountDialogs(props: AccountDialogsProps) {
  const { dialog, account, house, demo, staff, presented, begin, paid, tell, onCard, onClose } = props;
  const { person, status } = account;
  const signing = { demo, staff, presented };
  return (
    <>
      {dialog === 'deposit' && <Deposit account={account} onPaid={paid} onClose={onClose} />}
      {dialog === 'withdraw' && <Withdraw account={account} {...signing} onPaid={paid} onClose={onClose} />}
      {dialog === 'statement' && (
        <StatementDialog account={account.account} house={house} demo={demo} staff={staff.name} onClose={onClose} />
      )}
      {dialog === 'pin' && (
        <PinDialog
          account={account}
          {...signing}
          onSet={() => tell(texts.accountPage.hasNewPin(person))}
          onClose={onClose}
        />
      )}
      {dialog === 'exclude' && <ExcludeDialog account={account} onExcluded={tell} onClose={onClose} />}
      {dialog === 'correct' && <CorrectDialog account={account} {...signing} onPaid={paid} onClose={onClose} />}
      {dialog === 'hand receipt' && (
        <HandReceiptDialog account={account} house={house} demo={demo} staff={staff.name} onClose={onClose} />
      )}
      {dialog === 'bar' && (
        <BarDialog
          account={account.account}
          person={person}
          barred={status === 'barred'}
          onClose={onClose}
          onDone={tell}
        />
      )}
      {dialog === 'photo' && (
        <PhotoDialog account={account} onClose={onClose} onDone={tell} onRemove={begin('remove photo')} />
      )}
      {dialog === 'edit' && <EditDialog account={account} {...signing} onClose={onClose} onDone={tell} />}
      {dialog === 'player desk' && <PlayerDeskDialog account={account} onClose={onClose} />}
      {dialog === 'limits' && <LimitsDialog account={account} onSet={tell} onClose={onClose} />}
      {dialog === 'points' && <PointsDialog account={account} {...signing} onDone={tell} onClose={onClose} />}
      {isReasoned(dialog) && (
        <ReasonDialog
          account={account}
          {...signing}
          act={dialog}
          onClose={onClose}
          onDone={(text, made) => {
            tell(text);
            onCard(made);
          }}
        />
      )}
    </>
  );
}

const REASONED: readonly string[] = ['unlock', 'lost', 'replace', 'hold', 'release', 'close account', 'remove photo'];

const isReasoned = (dialog: DialogName | null): dialog is AccountAct => dialog !== null && REASONED.includes(dialog);
