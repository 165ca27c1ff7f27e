import { classes } from '../../renderer/kit/classes.ts';
import { LockIcon } from '../../renderer/kit/icons.tsx';
import { texts } from '../texts.ts';
import styles from './Locked.module.css';

const css = classes(styles);

/** The station waits for its player's card (LR18). The table behind stays in sight. */
export function Locked({ person }: { readonly person: string }) {
  return (
    <div className={css('locked')} role="alert" data-testid="locked">
      <div className={css('box')}>
        <LockIcon />
        <h2>{texts.locked.title}</h2>
        <p>{texts.locked.kept(person)}</p>
      </div>
    </div>
  );
}
