import { backEndTexts } from '#content/generated/backEndTexts';
import type { Language } from '#domain/language/Locale';
import { registrationRefusals } from '#domain/registration/registrationRefusals';
import { refusal, type ApiError } from '../platform/errors';

/** Error 121 or 122, with a message for each taken field. */
export const alreadyTakenError = (
  language: Language,
  { emailTaken, nameTaken }: { readonly emailTaken: boolean; readonly nameTaken: boolean },
): ApiError =>
  refusal(
    registrationRefusals,
    emailTaken ? 'email-taken' : 'display-name-taken',
    emailTaken ? 'An account with this email exists.' : 'The display name is taken.',
    {
      errors: {
        ...(emailTaken && { email: [backEndTexts[language].registration.emailTaken] }),
        ...(nameTaken && { displayName: [backEndTexts[language].registration.displayNameTaken] }),
      },
    },
  );

const uniqueViolation = '23505';

/** Converts the database error when a concurrent request has just taken the email or display name. */
export const toAlreadyTakenError = (error: unknown, language: Language): unknown => {
  const { code, constraint = '' } = error as { readonly code?: unknown; readonly constraint?: string };
  if (!(error instanceof Error) || code !== uniqueViolation) return error;
  const nameTaken = constraint.includes('display_name');
  return alreadyTakenError(language, { emailTaken: !nameTaken, nameTaken });
};
