import type { RegistrationField } from '../../domain/registration/RegistrationForm';
import { useTexts } from '../content/useTexts';
import { isRefusedPassword, refusedPasswordTexts } from '../security/refusedPassword';
import type { FieldError } from './RegistrationPresenter';

/** The error beside a field: a sentence of the content, or the server's own texts. */
export const useFieldError = (): ((
  field: RegistrationField,
  error: FieldError | undefined,
) => string | undefined) => {
  const t = useTexts('signup');
  const security = useTexts('security');
  const problem = (field: RegistrationField, error: 'required' | 'invalid'): string => {
    switch (field) {
      case 'retypePassword':
        return t('retypePassword.required');
      // Optional, so that only what is typed can be wrong.
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
