import { injectable } from 'inversify';
import {
  clockToleranceSeconds,
  TokenVerifier,
  type InvalidToken,
} from '../../../application/session/TokenVerifier';
import { Clock } from '../../../application/shared/Clock';
import type { TokenClaims } from '../../../domain/session/TokenClaims';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { readFakeToken } from '../world/fakeTokens';
import { FakeWorld } from '../world/FakeWorld';

@injectable()
export class FakeTokenVerifier extends TokenVerifier {
  constructor(
    private readonly world: FakeWorld,
    private readonly clock: Clock,
  ) {
    super();
  }

  async verify(token: string): Promise<Result<TokenClaims, InvalidToken | CallFailure>> {
    const read = readFakeToken(token);
    const person = read && this.world.find(({ id }) => id === read.id);
    if (!person || read.expiresAt.getTime() + clockToleranceSeconds * 1000 <= this.clock.now().getTime()) {
      return fail({ kind: 'invalid-token' });
    }
    const { id, displayName, email } = person;
    return succeed({ id, displayName, email, roles: this.world.rolesOf(person), expiresAt: read.expiresAt });
  }
}
