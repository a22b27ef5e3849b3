import type { ProfileField, ProfileProblem } from '#domain/profile/Profile';
import { fieldRefusals, unknownFieldRefusal } from '#domain/profile/profileRefusals';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { ProfileFormPresenter } from './ProfileFormPresenter';

const tooLongTexts = {
  firstName: 'problem.nameTooLong',
  lastName: 'problem.nameTooLong',
  displayName: 'problem.displayName',
  email: 'problem.emailTooLong',
  addressStreet: 'problem.addressTooLong',
  addressCity: 'problem.addressTooLong',
  addressPostcode: 'problem.addressTooLong',
  addressState: 'problem.addressTooLong',
  addressCountry: 'problem.country',
} as const satisfies Record<ProfileField, string>;

const invalidTexts = {
  firstName: 'problem.invalid',
  lastName: 'problem.invalid',
  displayName: 'problem.displayName',
  email: 'problem.email',
  addressStreet: 'problem.invalid',
  addressCity: 'problem.invalid',
  addressPostcode: 'problem.invalid',
  addressState: 'problem.invalid',
  addressCountry: 'problem.country',
} as const satisfies Record<ProfileField, string>;

const requiredTexts = {
  firstName: 'problem.firstNameRequired',
  lastName: 'problem.lastNameRequired',
  displayName: 'problem.displayNameRequired',
  email: 'problem.emailRequired',
} as const;

/** Returns a field's error text: from the site's own checks, else the server's texts, else the error catalog. */
export const useFieldErrors = (
  editor: ProfileFormPresenter,
): ((field: ProfileField) => string | undefined) => {
  const t = useTexts('profile');
  const failureText = useFailureText();
  const { refusal } = editor;
  const { problems } = editor.form;

  const own = (field: ProfileField, problem: ProfileProblem): string => {
    switch (problem) {
      case 'own-email':
        return t('problem.ownEmail');
      case 'too-long':
        return t(tooLongTexts[field]);
      case 'invalid':
        return t(invalidTexts[field]);
      case 'required':
        return t(
          field in requiredTexts ? requiredTexts[field as keyof typeof requiredTexts] : invalidTexts[field],
        );
    }
  };

  return (field) => {
    const problem = problems[field];
    if (problem) return own(field, problem);
    const texts = refusal?.byField[field];
    if (!refusal || !texts) return undefined;
    if (texts.length > 0) return texts.join(' ');
    const { reason } = refusal;
    return failureText({ kind: 'server', ...(reason ? fieldRefusals[reason] : unknownFieldRefusal) });
  };
};

export const fieldLabels = {
  firstName: 'field.firstName',
  lastName: 'field.lastName',
  displayName: 'field.displayName',
  email: 'field.email',
  addressStreet: 'field.addressStreet',
  addressCity: 'field.addressCity',
  addressPostcode: 'field.addressPostcode',
  addressState: 'field.addressState',
  addressCountry: 'field.addressCountry',
} as const satisfies Record<ProfileField, string>;
