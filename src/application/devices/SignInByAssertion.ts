import type { PasskeyAssertion } from '#domain/devices/Passkey';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { Session, type CookiesBlocked } from '../session/Session';
import { useCase } from '../useCase';
import type { PasskeyRefused } from './Passkeys';
import { PasskeySignIns } from './PasskeySignIns';

/** Signs in with a passkey assertion. */
@useCase
export class SignInByAssertion {
  constructor(
    private readonly signIns: PasskeySignIns,
    private readonly session: Session,
  ) {}

  async execute(
    assertion: PasskeyAssertion,
  ): Promise<Result<void, PasskeyRefused | CookiesBlocked | CallFailure>> {
    await this.session.prepare();
    const signedIn = await this.signIns.signIn(assertion);
    return signedIn.ok ? this.session.begin(signedIn.value) : signedIn;
  }
}
