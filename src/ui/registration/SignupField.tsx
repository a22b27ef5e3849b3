import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { EmailField } from '../forms/EmailField';
import { TextField, type TextFieldProps } from '../kit/fields/TextField';
import type { RegistrationPresenter, TextField as Field } from './RegistrationPresenter';
import { useFieldError } from './useFieldError';

interface SignupFieldProps extends Omit<TextFieldProps, 'label' | 'value' | 'onChange' | 'error' | 'name'> {
  readonly registration: RegistrationPresenter;
  readonly field: Exclude<Field, 'retypePassword'>;
}

/** A separate observer, so that typing re-renders only this field. */
export const SignupField = observer(function SignupField({ registration, field, ...rest }: SignupFieldProps) {
  const t = useTexts('registration');
  const errorText = useFieldError();
  const Control = field === 'email' ? EmailField : TextField;

  return (
    <Control
      {...rest}
      label={t(`${field}.label`)}
      name={field}
      readOnly={rest.readOnly === true || registration.sending.isSending}
      value={registration.form.values[field]}
      error={errorText(field, registration.form.problems[field])}
      onChange={(typed) => registration.change(field, typed)}
    />
  );
});
