import { injectable } from 'inversify';
import type { PasskeyRefused } from '#application/devices/Passkeys';
import { PasskeySignIns } from '#application/devices/PasskeySignIns';
import { Clock } from '#application/shared/Clock';
import type { AssertionRequest, PasskeyAssertion } from '#domain/devices/Passkey';
import { signInRefusals, accountRefusal } from '#domain/session/signInRefusals';
import type { TokenPair } from '#domain/session/TokenPair';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { accountStatusOf } from '../backend/accountStatus';
import { FakeAuthenticator } from '../session/FakeAuthenticator';
import { simulateNetwork } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import { encodeChallenge } from '../backend/passkeys';
import { refuse } from '../backend/refuse';
import { ownerOfAssertion } from './assertions';

@injectable()
export class FakePasskeySignIns extends PasskeySignIns {
  constructor(
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
    private readonly authenticator: FakeAuthenticator,
  ) {
    super();
  }

  request(_email: string): Promise<Result<AssertionRequest, CallFailure>> {
    return simulateNetwork<AssertionRequest, CallFailure>(this.backend, this.clock, () =>
      succeed({ challenge: encodeChallenge('sign-in', this.clock.now()), siteId: 'localhost', allowed: [] }),
    );
  }

  signIn(assertion: PasskeyAssertion): Promise<Result<TokenPair, PasskeyRefused | CallFailure>> {
    return simulateNetwork<TokenPair, PasskeyRefused | CallFailure>(this.backend, this.clock, () => {
      const person = ownerOfAssertion(this.backend, assertion, this.clock.now());
      if (!person) return fail({ kind: 'passkey-refused' });
      const refused = accountRefusal(accountStatusOf(person));
      return refused ? refuse(signInRefusals, refused) : succeed(this.authenticator.issueTokens(person));
    });
  }
}
