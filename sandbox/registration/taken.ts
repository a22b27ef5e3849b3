import { backEndTexts } from '../../content/generated/backEndTexts';
import type { Language } from '../../src/domain/language/Locale';
import { ApiError, ErrorCode } from '../platform/errors';

/** Code 121 or 122, with a text beside each field. */
export const taken = (
  language: Language,
  { emailTaken, nameTaken }: { readonly emailTaken: boolean; readonly nameTaken: boolean },
): ApiError =>
  new ApiError(
    409,
    emailTaken ? ErrorCode.emailTaken : ErrorCode.displayNameTaken,
    emailTaken ? 'There is an account with this e-mail.' : 'Somebody has this display name.',
    {
      errors: {
        ...(emailTaken && { email: [backEndTexts[language].registration.emailTaken] }),
        ...(nameTaken && { displayName: [backEndTexts[language].registration.displayNameTaken] }),
      },
    },
  );
