import {
  registrationProblems,
  trimmed,
  type RegistrationForm,
  type RegistrationProblems,
} from '../../domain/registration/RegistrationForm';
import type { SignupLink } from '../../domain/registration/SignupLink';
import { fail, type Result } from '../../domain/shared/Result';
import { PageLanguage } from '../language/PageLanguage';
import { useCase } from '../useCase';
import { Registrations, type RegistrationRejection } from './Registrations';

export interface MistypedForm {
  readonly kind: 'mistyped';
  readonly problems: RegistrationProblems;
}

@useCase
export class Register {
  constructor(
    private readonly registrations: Registrations,
    private readonly page: PageLanguage,
  ) {}

  /** Store owners have the game: their code is ignored. */
  async execute(
    form: RegistrationForm,
    link: SignupLink,
  ): Promise<Result<void, MistypedForm | RegistrationRejection>> {
    const { steamSessionTicket, steamAppId, source, campaign, activationKey } = link;
    const typed = steamSessionTicket ? { ...form, gameCode: '' } : form;
    const problems = registrationProblems(typed);
    if (Object.keys(problems).length > 0) return fail({ kind: 'mistyped', problems });
    const { firstName, lastName, displayName, email, password, newsletter, gameCode, recruiterCode } =
      trimmed(typed);
    return this.registrations.register({
      displayName,
      firstName,
      lastName,
      email,
      password,
      newsletter,
      language: this.page.language,
      ...(activationKey && { activationKey }),
      ...(gameCode && { entitlementCode: gameCode }),
      ...(campaign && { acquisitionGaUtm: campaign }),
      ...(recruiterCode && { recruiterId: recruiterCode }),
      ...(steamSessionTicket && { steamSessionTicket }),
      ...(steamAppId && { steamAppId }),
      ...(source && { source }),
    });
  }
}
