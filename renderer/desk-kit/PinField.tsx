import { Field } from '../kit/Field.tsx';

interface PinFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  readonly onChange: (text: string) => void;
  readonly onEnter: () => void;
  readonly testid: string;
}

/** Where a PIN is typed; it is not shown. */
export function PinField(props: PinFieldProps) {
  return <Field {...props} type="password" inputMode="numeric" maxLength={8} />;
}
