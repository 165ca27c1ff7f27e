import { classes } from '../../renderer/kit/classes.ts';
import styles from './AccountCard.module.css';

const css = classes(styles);

/** The account card, and the slot it is swiped through. */
export function AccountCard() {
  return (
    <svg className={css('picture')} viewBox="0 0 320 170" aria-hidden="true">
      <path d="M20 150h280" className={css('slot')} />
      <g className={css('card')}>
        <rect x="70" y="22" width="180" height="112" rx="12" className={css('plastic')} />
        <rect x="70" y="98" width="180" height="24" className={css('stripe')} />
        <rect x="88" y="42" width="34" height="26" rx="5" className={css('chip')} />
      </g>
      <path d="M262 60h34m-12-12 12 12-12 12" className={css('arrow')} />
    </svg>
  );
}
