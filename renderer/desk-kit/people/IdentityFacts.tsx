import type { Identity } from '../../../protocol/views.ts';
import { capital } from '../../hand/hand-facts.ts';
import { WarningIcon } from '../../kit/icons.tsx';

/** `2001-12-31` as people here write it: `12/31/2001`. */
export const dateText = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

/** Who somebody is by the document that was shown: birth date, age, document (LR1). */
export function IdentityFacts({ identity }: { readonly identity: Identity }) {
  const { born, age, idType, idNumber, idExpires, expired } = identity;
  return (
    <dl className="facts" data-testid="identity">
      <div>
        <dt>Born</dt>
        <dd>
          {dateText(born)}, {age} years old
        </dd>
      </div>
      <div>
        <dt>{capital(idType)}</dt>
        <dd className="number">{idNumber}</dd>
      </div>
      <div>
        <dt>Valid until</dt>
        <dd className={expired ? 'facts-bad' : ''}>
          {expired && <WarningIcon />} {dateText(idExpires)}
          {expired && ', expired'}
        </dd>
      </div>
    </dl>
  );
}
