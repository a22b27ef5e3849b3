import { useTexts } from '../content/useTexts';
import { TextField } from '../kit/fields/TextField';

interface QuantityFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (typed: string) => void;
}

/** Number of DACs to convert or send. */
export function QuantityField(props: QuantityFieldProps) {
  const t = useTexts('coupons');
  return (
    <TextField
      {...props}
      label={t('quantity.label')}
      // Not `type="number"`, because Chromium then drops the comma of "1,5".
      inputMode="numeric"
      autoComplete="off"
      usesDataFont
      required
    />
  );
}
