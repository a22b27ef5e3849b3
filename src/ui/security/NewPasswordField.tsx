import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { PasswordField } from '../kit/fields/PasswordField';
import type { NewPasswordPresenter } from './NewPasswordPresenter';
import { StrengthMeter } from './StrengthMeter';
import './NewPasswordField.scss';

interface NewPasswordFieldProps {
  readonly password: NewPasswordPresenter;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly readOnly?: boolean | undefined;
  /** Called instead of `password.change`. */
  readonly onChange?: ((typed: string) => void) | undefined;
}

/** A field for a new password, with its strength. The page must load the texts of the namespace `security`. */
export const NewPasswordField = observer(function NewPasswordField(props: NewPasswordFieldProps) {
  const { password, label, hint, error, readOnly, onChange = password.change } = props;
  const t = useTexts('security');
  const adviceId = `${useId()}-advice`;
  const hasAdvice = password.strength !== undefined && password.strength.advice.length > 0;

  return (
    <div className="new-password">
      <PasswordField
        label={label}
        hint={hint}
        error={error}
        name="password"
        autoComplete="new-password"
        required
        readOnly={readOnly}
        value={password.password}
        describedBy={hasAdvice ? adviceId : undefined}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        onChange={onChange}
      />
      <StrengthMeter password={password} adviceId={adviceId} />
    </div>
  );
});
