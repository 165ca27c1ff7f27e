import type { TableView } from '../../protocol/table-view.ts';
import { classes } from '../../renderer/kit/classes.ts';
import { WarningIcon } from '../../renderer/kit/icons.tsx';
import { texts } from '../texts.ts';
import styles from './TimeDue.module.css';

const css = classes(styles);

/** The floor closes the table after this hand. */
export function Closing({ closing }: { readonly closing: NonNullable<TableView['closing']> }) {
  return (
    <p className={css('due')} role="status" data-testid="closing">
      <WarningIcon />
      <span>{texts.invite.closing(closing.reason)}</span>
    </p>
  );
}
