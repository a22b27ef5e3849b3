import { ApiError, ErrorCode } from '../platform/errors';
import type { FieldTexts } from './fieldTexts';

/** Code 121 or 122, with a text beside each field. */
export const taken = (
  texts: FieldTexts,
  { emailTaken, nameTaken }: { readonly emailTaken: boolean; readonly nameTaken: boolean },
): ApiError =>
  new ApiError(
    409,
    emailTaken ? ErrorCode.emailTaken : ErrorCode.displayNameTaken,
    emailTaken ? 'There is an account with this e-mail.' : 'Somebody has this display name.',
    {
      errors: {
        ...(emailTaken && { email: [texts.emailTaken] }),
        ...(nameTaken && { displayName: [texts.displayNameTaken] }),
      },
    },
  );
