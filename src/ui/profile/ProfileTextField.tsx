import { observer } from 'mobx-react-lite';
import type { ProfileField } from '#domain/profile/Profile';
import { useTexts } from '../content/useTexts';
import { EmailField } from '../forms/EmailField';
import { TextField } from '../kit/fields/TextField';
import type { ProfileFormPresenter } from './ProfileFormPresenter';
import { fieldLabels, useFieldErrors } from './useFieldErrors';

interface ProfileTextFieldProps {
  readonly editor: ProfileFormPresenter;
  readonly field: ProfileField;
  readonly autoComplete: string;
  readonly hint?: string | undefined;
  readonly isOptional?: boolean;
  readonly readOnly?: boolean;
}

export const ProfileTextField = observer(function ProfileTextField(props: ProfileTextFieldProps) {
  const { editor, field, autoComplete, hint, isOptional = false, readOnly = false } = props;
  const t = useTexts('profile');
  const errorOf = useFieldErrors(editor);
  const Control = field === 'email' ? EmailField : TextField;

  return (
    <Control
      label={t(fieldLabels[field])}
      hint={hint}
      error={errorOf(field)}
      optionalText={isOptional ? t('optional') : undefined}
      required={!isOptional}
      name={field}
      autoComplete={autoComplete}
      readOnly={readOnly || editor.isPasswordDialogOpen}
      value={editor.form.values[field]}
      onChange={(value) => editor.change(field, value)}
    />
  );
});
