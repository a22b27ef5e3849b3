import { injectable } from 'inversify';
import { clockToleranceSeconds, TokenVerifier, type InvalidToken } from '#application/session/TokenVerifier';
import { Clock } from '#application/shared/Clock';
import type { TokenClaims } from '#domain/session/TokenClaims';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { decodeFakeToken } from '../backend/fakeTokens';
import { FakeBackend } from '../backend/FakeBackend';

@injectable()
export class FakeTokenVerifier extends TokenVerifier {
  constructor(
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {
    super();
  }

  async prepare(): Promise<void> {
    // The code is part of the build of the tests and of the demo.
  }

  async verify(token: string): Promise<Result<TokenClaims, InvalidToken | CallFailure>> {
    const read = decodeFakeToken(token);
    const person = read && this.backend.find(({ id }) => id === read.id);
    if (!person || read.expiresAt.getTime() + clockToleranceSeconds * 1000 <= this.clock.now().getTime()) {
      return fail({ kind: 'invalid-token' });
    }
    const { id, displayName, email } = person;
    return succeed({
      id,
      displayName,
      email,
      roles: this.backend.rolesOf(person),
      expiresAt: read.expiresAt,
    });
  }
}
