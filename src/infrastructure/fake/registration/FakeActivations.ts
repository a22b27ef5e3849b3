import { injectable } from 'inversify';
import { Activations, type DeadKey } from '../../../application/registration/Activations';
import type { TokenPair } from '../../../domain/session/TokenPair';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { FakeAuthenticator } from '../session/FakeAuthenticator';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';

@injectable()
export class FakeActivations extends Activations {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
    private readonly authenticator: FakeAuthenticator,
  ) {
    super();
  }

  activate(key: string): Promise<Result<TokenPair, DeadKey | CallFailure>> {
    return this.api.anyone((): Result<TokenPair, DeadKey> => {
      // The key of a ghost's email can only be used to register.
      const isGhosts = this.world.holderOf('activation', key)?.isGhost === true;
      const person = isGhosts ? undefined : this.world.spendKey('activation', key);
      if (!person) return fail({ kind: 'dead-key' });
      this.world.change(() => {
        person.isConfirmed = true;
      });
      return succeed(this.authenticator.tokensFor(person));
    });
  }
}
