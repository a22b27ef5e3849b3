import { injectable } from 'inversify';
import { Activations, type DeadKey } from '#application/registration/Activations';
import type { TokenPair } from '#domain/session/TokenPair';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeAuthenticator } from '../session/FakeAuthenticator';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

@injectable()
export class FakeActivations extends Activations {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly authenticator: FakeAuthenticator,
  ) {
    super();
  }

  activate(key: string): Promise<Result<TokenPair, DeadKey | CallFailure>> {
    return this.api.callAnonymously((): Result<TokenPair, DeadKey> => {
      // A key emailed to a ghost is valid only for registration.
      const isGhosts = this.backend.findKeyOwner('activation', key)?.isGhost === true;
      const person = isGhosts ? undefined : this.backend.spendKey('activation', key);
      if (!person) return fail({ kind: 'dead-key' });
      this.backend.change(() => {
        person.isConfirmed = true;
      });
      return succeed(this.authenticator.issueTokens(person));
    });
  }
}
