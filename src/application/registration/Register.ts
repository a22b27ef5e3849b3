import {
  registrationProblems,
  cleanRegistration,
  type RegistrationForm,
  type RegistrationProblems,
} from '#domain/registration/RegistrationForm';
import { productsPathWith, type SignupLink } from '#domain/registration/SignupLink';
import { fail, type Result } from '#domain/shared/Result';
import { PageLanguage } from '../language/PageLanguage';
import { ReturnPaths } from '../navigation/ReturnPaths';
import type { BreachedPassword } from '../security/BreachedPasswords';
import { CheckNewPassword } from '../security/CheckNewPassword';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { ActivationMarks } from './ActivationMarks';
import { StoredGameTimeCode } from './StoredGameTimeCode';
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
    private readonly gameTimeCode: StoredGameTimeCode,
    private readonly returnPaths: ReturnPaths,
    private readonly checkNewPassword: CheckNewPassword,
    private readonly marks: ActivationMarks,
    private readonly session: Session,
  ) {}

  /**
   * Registers an account. A game code is ignored for store owners, because they already have the game. A game-time
   * code is stored until the player opens the products page.
   */
  async execute(
    form: RegistrationForm,
    link: SignupLink,
  ): Promise<Result<void, MistypedForm | BreachedPassword | RegistrationRejection>> {
    const { steamSessionTicket, steamAppId, source, campaign, activationKey } = link;
    const typed = cleanRegistration(steamSessionTicket ? { ...form, gameCode: '' } : form);
    const problems = registrationProblems(typed, activationKey !== undefined);
    if (Object.keys(problems).length > 0) return fail({ kind: 'mistyped', problems });
    const checked = await this.checkNewPassword.execute(typed.password);
    if (!checked.ok) return checked;
    const { firstName, lastName, displayName, email, password, newsletter, gameCode, recruiterCode } = typed;
    // A buyer is signed in afterwards. Loading code for that must not load the document again: the key works only once.
    if (activationKey !== undefined) await this.session.prepare();
    const registered = await this.registrations.register({
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
    // A buyer's key confirms the account immediately, so no activation link follows.
    if (registered.ok && activationKey === undefined) this.marks.markRegistered(displayName);
    if (registered.ok && link.gameTimeCode)
      this.saveGameTimeCode(link.gameTimeCode, activationKey !== undefined);
    return registered;
  }

  /** Stores the code for the next sign-in in this tab, and for the new tab that the confirmation email opens. */
  private saveGameTimeCode(code: string, isConfirmed: boolean): void {
    this.returnPaths.save(productsPathWith(code, this.page.locale));
    if (!isConfirmed) this.gameTimeCode.save(code);
  }
}
