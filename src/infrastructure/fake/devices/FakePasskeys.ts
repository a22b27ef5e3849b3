import { injectable } from 'inversify';
import {
  Passkeys,
  type LastWayIn,
  type PasskeyRefused,
  type UnknownPasskey,
} from '#application/devices/Passkeys';
import { Clock } from '#application/shared/Clock';
import { passkeyRemovalRefusal } from '#domain/devices/deviceRefusals';
import type { NewPasskey, Passkey, PasskeyRequest } from '#domain/devices/Passkey';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { recordCredentialChange } from '../backend/coupons';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import { isChallenge, encodeChallenge, type FakePasskey } from '../backend/passkeys';
import type { FakePerson } from '../backend/people';
import { allPasskeys } from './assertions';

@injectable()
export class FakePasskeys extends Passkeys {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {
    super();
  }

  list(): Promise<Result<readonly Passkey[], CallFailure>> {
    return this.api.callAsPlayer(({ passkeys = [] }) => succeed(passkeys.map(toPasskey)));
  }

  requestNew(): Promise<Result<PasskeyRequest, CallFailure>> {
    return this.api.callWithProof(({ id, email, displayName, passkeys = [] }) =>
      succeed({
        challenge: encodeChallenge(purposeOf(id), this.clock.now()),
        site: { id: 'localhost', name: 'Farstead' },
        user: { id, name: email, displayName },
        algorithms: [-7],
        known: passkeys.map(({ credentialId }) => credentialId),
      }),
    );
  }

  add(name: string, made: NewPasskey): Promise<Result<Passkey, PasskeyRefused | CallFailure>> {
    return this.api.callWithProof((person): Result<Passkey, PasskeyRefused> => {
      const now = this.clock.now();
      const isKnown = allPasskeys(this.backend).some(
        ({ credentialId }) => credentialId === made.credentialId,
      );
      if (isKnown || !isChallenge(made.clientData, purposeOf(person.id), now)) {
        return fail({ kind: 'passkey-refused' });
      }
      const { credentialId } = made;
      const added = { id: `passkey-${credentialId}`, credentialId, name, createdAt: now.toISOString() };
      this.backend.change(() => {
        person.passkeys = [...(person.passkeys ?? []), added];
        recordCredentialChange(person, this.clock);
      });
      return succeed(toPasskey(added));
    });
  }

  rename(id: string, name: string): Promise<Result<void, UnknownPasskey | CallFailure>> {
    return this.api.callAsPlayer((person): Result<void, UnknownPasskey> => {
      const passkey = passkeyOf(person, id);
      if (!passkey) return fail({ kind: 'unknown-passkey' });
      this.backend.change(() => {
        passkey.name = name;
      });
      return succeed(undefined);
    });
  }

  remove(id: string): Promise<Result<void, UnknownPasskey | LastWayIn | CallFailure>> {
    return this.api.callWithProof((person): Result<void, UnknownPasskey | LastWayIn> => {
      const passkeys = person.passkeys ?? [];
      const ids = passkeys.map((passkey) => passkey.id);
      const refused = passkeyRemovalRefusal(id, ids, person.password !== '');
      if (refused) return fail({ kind: refused });
      this.backend.change(() => {
        person.passkeys = passkeys.filter((passkey) => passkey.id !== id);
        recordCredentialChange(person, this.clock);
      });
      return succeed(undefined);
    });
  }
}

const purposeOf = (id: string): string => `register-${id}`;

const passkeyOf = ({ passkeys = [] }: FakePerson, id: string): FakePasskey | undefined =>
  passkeys.find((passkey) => passkey.id === id);

const toPasskey = ({ id, name, createdAt, lastUsedAt }: FakePasskey): Passkey => ({
  id,
  name,
  createdAt: new Date(createdAt),
  ...(lastUsedAt !== undefined && { lastUsedAt: new Date(lastUsedAt) }),
});
