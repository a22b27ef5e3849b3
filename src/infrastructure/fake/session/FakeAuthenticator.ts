import { injectable } from 'inversify';
import {
  Authenticator,
  type RefreshRefused,
  type SignInRejection,
} from '../../../application/session/Authenticator';
import { Clock } from '../../../application/shared/Clock';
import type { Credentials } from '../../../domain/session/Credentials';
import type { TokenPair } from '../../../domain/session/TokenPair';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { takeSecondFactor } from '../security/secondFactor';
import { throughWeather } from '../world/FakeApi';
import { writeFakeToken } from '../world/fakeTokens';
import { FakeWorld } from '../world/FakeWorld';
import type { FakePerson } from '../world/people';

const tokenMilliseconds = 15 * 60_000;
const badCredentials = 100;
const suspended = 110;

@injectable()
export class FakeAuthenticator extends Authenticator {
  constructor(
    private readonly world: FakeWorld,
    private readonly clock: Clock,
  ) {
    super();
  }

  signIn(credentials: Credentials): Promise<Result<TokenPair, SignInRejection>> {
    return throughWeather<TokenPair, SignInRejection>(this.world, this.clock, () => {
      const email = credentials.email.toLowerCase();
      const person = this.world.find((candidate) => candidate.email === email);
      if (!person || person.isGhost || person.password !== credentials.password)
        return refused(badCredentials);
      if (!person.isConfirmed) return fail({ kind: 'unconfirmed' });
      if (person.isSuspended) return refused(suspended);
      if (!this.takes(person, credentials.otp)) return fail({ kind: 'two-factor' });
      return succeed(this.tokensFor(person));
    });
  }

  refresh(held: TokenPair): Promise<Result<TokenPair, RefreshRefused | CallFailure>> {
    return throughWeather<TokenPair, RefreshRefused | CallFailure>(this.world, this.clock, () => {
      const person = this.world.spendRefreshToken(held.refreshToken);
      return person ? succeed(this.tokensFor(person, held.refreshToken)) : fail({ kind: 'refresh-refused' });
    });
  }

  async signOut(held: TokenPair): Promise<void> {
    await throughWeather(this.world, this.clock, () =>
      succeed(this.world.spendRefreshToken(held.refreshToken)),
    );
  }

  /** Issues tokens without the sign-in form; demos use it to switch accounts. @param replaced current refresh token */
  tokensFor(person: FakePerson, replaced?: string): TokenPair {
    const refreshToken = this.world.issueRefreshToken(person, replaced);
    const expiresAt = new Date(this.clock.now().getTime() + tokenMilliseconds);
    return { token: writeFakeToken({ id: person.id, expiresAt }, refreshToken), refreshToken };
  }

  private takes(person: FakePerson, code: string): boolean {
    let isAccepted = false;
    this.world.change(() => {
      isAccepted = takeSecondFactor(person, code, this.clock.now());
    });
    return isAccepted;
  }
}

const refused = (code: number) => fail({ kind: 'server', status: 400, code } as const);
