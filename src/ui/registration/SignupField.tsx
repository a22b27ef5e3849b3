import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { TextField, type TextFieldProps } from '../kit/TextField';
import type { RegistrationPresenter, TextField as Field } from './RegistrationPresenter';
import { useFieldError } from './useFieldError';

interface SignupFieldProps extends Omit<TextFieldProps, 'label' | 'value' | 'onChange' | 'error' | 'name'> {
  readonly registration: RegistrationPresenter;
  readonly field: Exclude<Field, 'retypePassword'>;
}

/** One text of the form; typing in it renders nothing but this. */
export const SignupField = observer(function SignupField({ registration, field, ...rest }: SignupFieldProps) {
  const t = useTexts('signup');
  const errorText = useFieldError();

  return (
    <TextField
      {...rest}
      label={t(`${field}.label`)}
      name={field}
      readOnly={rest.readOnly === true || registration.isBusy}
      value={registration.values[field]}
      error={errorText(field, registration.errors[field])}
      onChange={(typed) => registration.change(field, typed)}
    />
  );
});
