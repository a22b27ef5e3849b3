import { maxPasswordLength } from '../shared/patterns';
import { isSameSecret, normalizeSecret } from '../shared/spellings';

export interface PasswordChangeForm {
  readonly password: string;
  readonly confirmPassword: string;
}

export interface PasswordChangeProblems {
  readonly password?: 'too-long';
  readonly confirmPassword?: 'mismatch';
}

/** Allows 1 to 128 characters (document 3 §5). The server enforces the rule for new passwords (D-20). */
export const passwordChangeProblems = ({
  password,
  confirmPassword,
}: PasswordChangeForm): PasswordChangeProblems => ({
  ...(normalizeSecret(password).length > maxPasswordLength && { password: 'too-long' }),
  ...(!isSameSecret(confirmPassword, password) && { confirmPassword: 'mismatch' }),
});
