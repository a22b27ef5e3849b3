import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';
import { Session, type CookiesBlocked } from '../session/Session';
import { useCase } from '../useCase';
import type { PasskeyNotUsed } from './PasskeyDevice';
import type { PasskeyRefused } from './Passkeys';
import { PasskeySignIns } from './PasskeySignIns';
import { UsePasskey } from './UsePasskey';

export type PasskeySignInProblem = PasskeyNotUsed | PasskeyRefused | CookiesBlocked | CallFailure;

@useCase
export class SignInWithPasskey {
  constructor(
    private readonly usePasskey: UsePasskey,
    private readonly signIns: PasskeySignIns,
    private readonly session: Session,
  ) {}

  /** @param email as typed; may be empty */
  async execute(email: string): Promise<Result<void, PasskeySignInProblem>> {
    const used = await this.usePasskey.execute(email);
    if (!used.ok) return used;
    const signedIn = await this.signIns.signIn(used.value);
    return signedIn.ok ? this.session.begin(signedIn.value) : signedIn;
  }
}
