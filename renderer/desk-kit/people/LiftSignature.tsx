import { signHint } from '../../../protocol/second-person.ts';
import type { Signature } from '../../../protocol/signature.ts';
import { useLink } from '../../link/useLink.tsx';
import { SecondPerson, type Signing, useSecondPerson } from '../SecondPerson.tsx';
import { texts } from '../texts.ts';

interface LiftSigning {
  /** For the intent; undefined when nobody has signed. Clears the PIN. */
  take(): { readonly signature?: Signature };
  readonly fields: Signing['fields'];
  readonly demo: boolean;
}

/** The second person's signature for lifting a permanent bar, at the desk that this screen shows. */
export function useLiftSigning(): LiftSigning {
  const { view } = useLink();
  const isDesk = view?.screen === 'cage' || view?.screen === 'floor-console';
  const { signature, forgetPin, fields } = useSecondPerson(isDesk ? view.staff : null, isDesk ? view.presented : null);
  const demo = view?.screen === 'cage' ? view.demo : view?.screen === 'floor-console' && view.table.demo;
  const take = (): { readonly signature?: Signature } => {
    forgetPin();
    return signature === null ? {} : { signature };
  };
  return { take, fields, demo };
}

/** The fields of the signature. */
export const LiftSignature = ({
  signing,
  onEnter,
}: {
  readonly signing: LiftSigning;
  readonly onEnter: () => void;
}) => (
  <SecondPerson
    fields={signing.fields}
    hint={signHint('second a lifting', signing.demo)}
    pinHint={texts.liftDialog.forGoodTakesTwo}
    onEnter={onEnter}
  />
);
