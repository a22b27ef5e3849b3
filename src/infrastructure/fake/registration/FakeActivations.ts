import { injectable } from 'inversify';
import { Activations, type DeadKey } from '#application/registration/Activations';
import { activationRefusal } from '#domain/registration/registrationRefusals';
import type { TokenPair } from '#domain/session/TokenPair';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { accountStatusOf } from '../backend/accountStatus';
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
      const person = this.backend.findKeyOwner('activation', key);
      if (!person || activationRefusal(accountStatusOf(person))) return fail({ kind: 'dead-key' });
      this.backend.spendKey('activation', key);
      this.backend.change(() => {
        person.isConfirmed = true;
      });
      return succeed(this.authenticator.issueTokens(person));
    });
  }
}
