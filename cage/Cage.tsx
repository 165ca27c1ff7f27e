import { useState } from 'react';
import type { CageView } from '../protocol/cage-view.ts';
import type { SentStaffMember } from '../protocol/staff-member.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { Handover } from '../renderer/desk-kit/Handover.tsx';
import { SignedIn } from '../renderer/desk-kit/SignedIn.tsx';
import { SignIn } from '../renderer/desk-kit/SignIn.tsx';
import { Banner, DemoBadge } from '../renderer/kit/Banner.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { AccountCardIcon, InIcon, SearchIcon } from '../renderer/kit/icons.tsx';
import { Money } from '../renderer/kit/Money.tsx';
import { useAct } from '../renderer/link/useLink.tsx';
import { AccountPage } from './AccountPage.tsx';
import type { DialogName } from './account-dialog.ts';
import styles from './Cage.module.css';
import { type CardData, CardMade } from './CardMade.tsx';
import { DrawerDialog } from './DrawerDialog.tsx';
import { Find } from './Find.tsx';
import { HouseBox } from './HouseBox.tsx';
import { Issue } from './Issue.tsx';
import { JackpotDialog } from './JackpotDialog.tsx';
import { texts } from './texts.ts';

const css = classes(desk, styles);

/** What the main part of the screen shows: the open account, or something else. */
type Mode =
  | { readonly name: 'account'; readonly open: DialogName | null }
  | { readonly name: 'issue' }
  | { readonly name: 'issued'; readonly card: CardData };

const AT_ACCOUNT: Mode = { name: 'account', open: null };

/** The cashier's screen; a sign-in page while nobody is signed in. */
export function Cage({ view }: { readonly view: CageView }) {
  const { staff, house, demo, presented, notice } = view;
  if (staff === null)
    return <SignIn desk={texts.cage.cage} house={house} demo={demo} presented={presented} notice={notice} />;
  // A new sign-in finds nothing of what the previous cashier had started.
  return <Counter key={staff.id} view={view} staff={staff} />;
}

/** Finds or makes an account card, takes money in, pays it out (LR1, LR3). */
function Counter({ view, staff }: { readonly view: CageView; readonly staff: SentStaffMember }) {
  const [mode, setMode] = useState<Mode>(AT_ACCOUNT);
  const act = useAct();
  const { account, house, demo } = view;

  const done = (): void => {
    setMode(AT_ACCOUNT);
    if (account !== null) act({ do: 'done' });
  };
  return (
    <div className={css('desk cage')}>
      <Bar view={view} staff={staff} />
      <Handover presented={view.presented} staff={staff} />
      <div className={css('cage-main')}>
        <Find
          onIssue={() => setMode({ name: 'issue' })}
          onFound={() => setMode(AT_ACCOUNT)}
          issuing={mode.name === 'issue'}
        >
          {view.shift !== undefined && <HouseBox view={view} demo={demo} staff={staff} presented={view.presented} />}
        </Find>
        <main className={css('cage-page')}>
          {view.notice && <Banner level={view.notice.level}>{view.notice.text}</Banner>}
          {mode.name === 'issue' && (
            <Issue
              swiped={account?.person ?? null}
              described={view.described}
              demo={demo}
              staff={staff}
              presented={view.presented}
              onIssued={(card) => setMode({ name: 'issued', card })}
              onCancel={() => setMode(AT_ACCOUNT)}
            />
          )}
          {mode.name === 'issued' && (
            <CardMade
              card={mode.card}
              demo={demo}
              onDeposit={() => setMode({ name: 'account', open: 'deposit' })}
              onDone={done}
            />
          )}
          {mode.name === 'account' &&
            (account === null ? (
              <Start />
            ) : (
              <AccountPage
                key={account.account}
                account={account}
                house={house}
                demo={demo}
                staff={staff}
                presented={view.presented}
                open={mode.open}
                onDone={done}
              />
            ))}
        </main>
      </div>
    </div>
  );
}

function Bar({ view, staff }: { readonly view: CageView; readonly staff: SentStaffMember }) {
  const [open, setOpen] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const jackpot = view.jackpots.find(({ balance }) => balance > 0);
  return (
    <header className={css('desk-bar')}>
      <div className={css('desk-title')}>
        <h1>{view.cage === undefined ? texts.cage.cage : texts.cage.cageNumber(view.cage)}</h1>
        <p>{view.house}</p>
      </div>
      {view.demo && <DemoBadge />}
      <span className={css('desk-gap')} />
      <p className={css('drawer')}>
        <span>{texts.common.cashInDrawer}</span>
        <Money amount={view.drawer} testid="drawer" />
      </p>
      <Button size="small" onPress={() => setOpen(true)} testid="drawer-open">
        {texts.cage.fillOrDrop}
      </Button>
      {open && (
        <DrawerDialog
          drawer={view.drawer}
          demo={view.demo}
          staff={staff}
          presented={view.presented}
          onClose={() => setOpen(false)}
        />
      )}
      {jackpot && (
        <>
          <p className={css('drawer')}>
            <span>{texts.cage.inJackpot}</span>
            <Money amount={jackpot.balance} testid="jackpot" />
          </p>
          <Button size="small" onPress={() => setPaying(true)} testid="jackpot-open">
            {texts.common.payOut}
          </Button>
        </>
      )}
      {jackpot && isPaying && (
        <JackpotDialog
          jackpot={jackpot}
          demo={view.demo}
          staff={staff}
          presented={view.presented}
          onClose={() => setPaying(false)}
        />
      )}
      <SignedIn staff={staff} />
    </header>
  );
}

/** What to do when no account is open. */
function Start() {
  return (
    <section className={css('panel start')} data-testid="cage-start">
      <span className={css('start-card')}>
        <AccountCardIcon />
      </span>
      <h2>{texts.cage.swipeAccountCard}</h2>
      <p className={css('soft')}>{texts.cage.accountAppearsHereAs}</p>
      <ul>
        <li>
          <SearchIcon /> {texts.cage.noCardAtHand}
        </li>
        <li>
          <AccountCardIcon /> {texts.cage.newPlayerIssueAccount}
        </li>
        <li>
          <InIcon /> {texts.cage.thenTakeMoneyIn}
        </li>
      </ul>
    </section>
  );
}
