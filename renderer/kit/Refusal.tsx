import { classes } from './classes.ts';
import { WarningIcon } from './icons.tsx';
import styles from './Refusal.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

/** The host's refusal in its own words, shown where the request was made. Renders nothing when `text` is null. */
export function Refusal({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <p className={css('refusal')} role="alert" data-testid="refusal">
      <WarningIcon />
      <span>
        <strong>{texts.refusal.notDone}</strong> {text}
      </span>
    </p>
  );
}
