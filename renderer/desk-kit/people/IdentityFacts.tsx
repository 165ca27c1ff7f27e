import type { Identity } from '../../../protocol/person.ts';
import { classes } from '../../kit/classes.ts';
import { WarningIcon } from '../../kit/icons.tsx';
import desk from '../desk.module.css';
import { texts } from '../texts.ts';
import { dateText } from './date-text.ts';
import { documentText } from './document-text.ts';
import styles from './IdentityFacts.module.css';

const css = classes(desk, styles);

/** A person's identity by the document they showed: birth date, age, document (LR1). */
export function IdentityFacts({ identity }: { readonly identity: Identity }) {
  const { born, age, idType, idNumber, idExpires, expired } = identity;
  return (
    <dl className={css('facts')} data-testid="identity">
      <div>
        <dt>{texts.identityFacts.born}</dt>
        <dd>{texts.identityFacts.yearsOld(dateText(born), age)}</dd>
      </div>
      <div>
        <dt>{documentText(idType)}</dt>
        <dd className={css('number')}>{idNumber}</dd>
      </div>
      <div>
        <dt>{texts.identityFacts.validUntil}</dt>
        <dd className={css(expired ? 'facts-bad' : '')}>
          {expired && <WarningIcon />} {dateText(idExpires)}
          {expired && texts.identityFacts.expired}
        </dd>
      </div>
    </dl>
  );
}
