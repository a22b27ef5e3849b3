import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';
import type { CookiesBlocked } from '../session/Session';
import { useCase } from '../useCase';
import type { PasskeyNotUsed } from './PasskeyDevice';
import type { PasskeyRefused } from './Passkeys';
import { SignInByAssertion } from './SignInByAssertion';
import { UsePasskey } from './UsePasskey';

export type PasskeySignInProblem = PasskeyNotUsed | PasskeyRefused | CookiesBlocked | CallFailure;

@useCase
export class SignInWithPasskey {
  constructor(
    private readonly usePasskey: UsePasskey,
    private readonly signInByAssertion: SignInByAssertion,
  ) {}

  /** @param email the email as entered; may be empty */
  async execute(email: string): Promise<Result<void, PasskeySignInProblem>> {
    const used = await this.usePasskey.execute(email);
    return used.ok ? this.signInByAssertion.execute(used.value) : used;
  }
}
