import type { RegistrationField } from '#domain/registration/RegistrationForm';
import { useTexts } from '../content/useTexts';
import { isRefusedPassword, refusedPasswordTexts } from '../security/refusedPassword';
import type { FieldError } from './RegistrationPresenter';

/** Returns the error text of a field: the site's own text, or the server's texts. */
export const useFieldError = (): ((
  field: RegistrationField,
  error: FieldError | undefined,
) => string | undefined) => {
  const t = useTexts('registration');
  const security = useTexts('security');
  const problem = (field: RegistrationField, error: 'required' | 'invalid'): string => {
    switch (field) {
      case 'retypePassword':
        return t('retypePassword.required');
      // The code is optional, so the field is invalid only if it has a value.
      case 'recruiterCode':
      case 'gameCode':
        return t(`${field}.invalid`);
      default:
        return t(`${field}.${error}`);
    }
  };
  return (field, error) => {
    if (error === undefined) return undefined;
    if (typeof error !== 'string') return error.join(' ');
    if (isRefusedPassword(error)) return security(refusedPasswordTexts[error]);
    return error === 'mismatch' ? t('retypePassword.mismatch') : problem(field, error);
  };
};
