import { useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { keepTogether } from '../foundation/keepTogether';
import { Icon } from '../media/Icon';
import './Field.scss';

export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Error text. Screen readers read it when the field receives focus, see `useFirstInvalidFocus`. */
  readonly error?: string | undefined;
  /** Text that marks an optional field. Required fields are not marked, because most fields are required. */
  readonly optionalText?: string | undefined;
  readonly required?: boolean | undefined;
  /** Id of another element that describes the control. */
  readonly describedBy?: string | undefined;
}

/** Separates the texts of a field from the other properties of its control. */
export const splitFieldTexts = <Props extends FieldTexts>({
  label,
  hint,
  error,
  optionalText,
  required,
  describedBy,
  ...control
}: Props): readonly [FieldTexts, Omit<Props, keyof FieldTexts>] => [
  { label, hint, error, optionalText, required, describedBy },
  control,
];

/** Attributes that associate the control with its label, hint and error. */
interface FieldControl {
  readonly id: string;
  readonly required: boolean | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  readonly children: (control: FieldControl) => ReactNode;
}

export function Field(props: FieldProps) {
  const { label, hint, error, optionalText, required, describedBy: elsewhere, children } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId, elsewhere].filter(Boolean).join(' ');

  return (
    <div className="k-field">
      <label className="k-field__label" htmlFor={id}>
        <span>{label}</span>
        {optionalText !== undefined && <span className="k-field__optional">{optionalText}</span>}
      </label>
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
      {error && (
        <p className="k-field__error" id={errorId}>
          <Icon icon={CircleAlert} size={18} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="k-field__hint" id={hintId}>
          {keepTogether(hint)}
        </p>
      )}
    </div>
  );
}
