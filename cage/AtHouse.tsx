import { BarIcon, CheckIcon, ClockIcon, ListIcon, LockIcon, PersonIcon } from '../renderer/kit/icons.tsx';
import { useAct } from '../renderer/link/useLink.tsx';
import type { DialogName } from './account-dialog.ts';
import { CardAct } from './CardAct.tsx';
import { texts as people } from './people/texts.ts';
import { texts } from './texts.ts';
import { type ShownAccount, whenText } from './words.ts';

export interface AtHouseProps {
  readonly account: ShownAccount;
  readonly begin: (name: DialogName) => () => void;
  readonly onSaid: (text: string) => void;
}

/** Further acts at a house: another document, a hold, the terms, closing the account. */
export function AtHouse({ account, begin, onSaid }: AtHouseProps) {
  const act = useAct();
  const { person, terms = null, held, status, dormantSince } = account;
  const wake = (): void => act({ do: 'wake', account: account.account }, () => onSaid(people.dormant.awake(person)));
  const acknowledge = (): void =>
    act({ do: 'terms', account: account.account }, () => onSaid(texts.accountPage.termsDone(person)));
  return (
    <>
      <CardAct
        icon={<ListIcon />}
        text={texts.playerDesk.about}
        onPress={begin('player desk')}
        testid="player-desk-open"
      >
        {texts.playerDesk.title}
      </CardAct>
      <CardAct
        icon={<PersonIcon />}
        text={texts.accountPage.renewedDocument}
        disabled={status === 'closed'}
        onPress={begin('edit')}
        testid="edit-open"
      >
        {texts.accountPage.changeDocument}
      </CardAct>
      <CardAct
        icon={<LockIcon />}
        text={held === undefined ? texts.accountPage.holdText : texts.accountPage.releaseText}
        onPress={begin(held === undefined ? 'hold' : 'release')}
        testid="hold-open"
      >
        {held === undefined ? texts.accountPage.hold : texts.accountPage.release}
      </CardAct>
      <CardAct
        icon={<CheckIcon />}
        text={terms === null ? texts.accountPage.termsText : texts.accountPage.termsSince(whenText(terms))}
        disabled={terms !== null}
        onPress={acknowledge}
        testid="terms"
      >
        {texts.accountPage.terms}
      </CardAct>
      {dormantSince !== undefined && (
        <CardAct icon={<CheckIcon />} text={people.dormant.wakeText} onPress={wake} testid="wake">
          {people.dormant.wake}
        </CardAct>
      )}
      <CardAct icon={<ClockIcon />} text={people.limits.openText} onPress={begin('limits')} testid="limits-open">
        {people.limits.open}
      </CardAct>
      <CardAct
        icon={<BarIcon />}
        text={texts.accountPage.closeText}
        disabled={status === 'closed'}
        onPress={begin('close account')}
        testid="close-open"
      >
        {texts.accountPage.closeAccount}
      </CardAct>
    </>
  );
}
