import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { CookiesBlocked } from '../session/Session';
import { useCase } from '../useCase';
import type { PasskeyFailure } from './PasskeyDevice';
import type { PasskeyRefused } from './Passkeys';
import { SignInByAssertion } from './SignInByAssertion';
import { GetPasskeyAssertion } from './GetPasskeyAssertion';

export type PasskeySignInProblem = PasskeyFailure | PasskeyRefused | CookiesBlocked | CallFailure;

@useCase
export class SignInWithPasskey {
  constructor(
    private readonly getPasskeyAssertion: GetPasskeyAssertion,
    private readonly signInByAssertion: SignInByAssertion,
  ) {}

  /** @param email the email as entered; may be empty */
  async execute(email: string): Promise<Result<void, PasskeySignInProblem>> {
    const used = await this.getPasskeyAssertion.execute(email);
    return used.ok ? this.signInByAssertion.execute(used.value) : used;
  }
}
