import type { ReactNode } from 'react';
import { classes } from '../kit/classes.ts';
import styles from './CheckList.module.css';

const css = classes(styles);

interface CheckListProps<Id extends string | number> {
  readonly options: readonly { readonly id: Id; readonly label: ReactNode }[];
  /** The names of the checked boxes, in the order in which they were checked. */
  readonly checked: readonly Id[];
  readonly onChange: (checked: readonly Id[]) => void;
  /** `list-table` for a box called `list-table-3`. */
  readonly testid: string;
}

/** Checkboxes in a column; any number may be checked. */
export function CheckList<Id extends string | number>({ options, checked, onChange, testid }: CheckListProps<Id>) {
  return (
    <div className={css('check-list')} data-part="check-list">
      {options.map(({ id, label }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={checked.includes(id)}
            onChange={({ target }) => onChange(target.checked ? [...checked, id] : checked.filter((one) => one !== id))}
            data-testid={`${testid}-${id}`}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
