import type { RegistrationField } from '../../domain/registration/RegistrationForm';
import { useTexts } from '../content/useTexts';
import type { FieldError } from './RegistrationPresenter';

/** What stands beside a field: its label and what is wrong (document 3 §5), or the server's own words. */
export const useFieldError = (): ((
  field: RegistrationField,
  error: FieldError | undefined,
) => string | undefined) => {
  const t = useTexts('signup');
  return (field, error) => {
    if (error === undefined) return undefined;
    if (typeof error !== 'string') return error.join(' ');
    if (error === 'mismatch') return t('retypePassword.mismatch');
    return `${t(`${field}.label`)} ${t(`${field}.${error}`)}`;
  };
};
