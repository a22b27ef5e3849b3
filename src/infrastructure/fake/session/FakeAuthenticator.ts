import { injectable } from 'inversify';
import { Authenticator, type RefreshRefused, type SignInRejection } from '#application/session/Authenticator';
import { Clock } from '#application/shared/Clock';
import type { Credentials } from '#domain/session/Credentials';
import { signInRefusal } from '#domain/session/signInRefusals';
import type { TokenPair } from '#domain/session/TokenPair';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { isSameSecret } from '#domain/shared/spellings';
import { takeSecondFactor } from '../security/secondFactor';
import { applyDueReset } from '../security/applyReset';
import { simulateNetwork } from '../backend/FakeApi';
import { encodeFakeToken } from '../backend/fakeTokens';
import { FakeBackend } from '../backend/FakeBackend';
import type { FakePerson } from '../backend/people';
import { accountStatusOf } from '../backend/accountStatus';

const tokenMilliseconds = 15 * 60_000;

@injectable()
export class FakeAuthenticator extends Authenticator {
  constructor(
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {
    super();
  }

  signIn(credentials: Credentials): Promise<Result<TokenPair, SignInRejection>> {
    return simulateNetwork<TokenPair, SignInRejection>(this.backend, this.clock, () => {
      const person = this.backend.findByEmail(credentials.email);
      if (person) this.backend.change(() => applyDueReset(this.backend, person, this.clock));
      const isRightPassword = person !== undefined && isSameSecret(person.password, credentials.password);
      const refused = signInRefusal(person && accountStatusOf(person), isRightPassword);
      if (!person || refused) return fail({ kind: refused ?? 'wrong-credentials' });
      if (!this.acceptsSecondFactor(person, credentials.otp)) return fail({ kind: 'two-factor' });
      return succeed(this.issueTokens(person));
    });
  }

  refresh(held: TokenPair): Promise<Result<TokenPair, RefreshRefused | CallFailure>> {
    return simulateNetwork<TokenPair, RefreshRefused | CallFailure>(this.backend, this.clock, () => {
      const person = this.backend.spendRefreshToken(held.refreshToken);
      return person && accountStatusOf(person) === 'active'
        ? succeed(this.issueTokens(person, held.refreshToken))
        : fail({ kind: 'refresh-refused' });
    });
  }

  signOut(refreshToken: string): Promise<Result<void, CallFailure>> {
    return simulateNetwork(this.backend, this.clock, (): Result<void, CallFailure> => {
      this.backend.endSession(refreshToken);
      return succeed(undefined);
    });
  }

  /** Issues tokens without the sign-in form; demos use it to switch accounts. @param replaced current refresh token */
  issueTokens(person: FakePerson, replaced?: string): TokenPair {
    const refreshToken = this.backend.issueRefreshToken(person, replaced);
    const expiresAt = new Date(this.clock.now().getTime() + tokenMilliseconds);
    return { token: encodeFakeToken({ id: person.id, expiresAt }, refreshToken), refreshToken };
  }

  private acceptsSecondFactor(person: FakePerson, code: string): boolean {
    let isAccepted = false;
    this.backend.change(() => {
      isAccepted = takeSecondFactor(person, code, this.clock.now());
    });
    return isAccepted;
  }
}
