import { injectable } from 'inversify';
import {
  Passkeys,
  type LastWayIn,
  type PasskeyRefused,
  type UnknownPasskey,
} from '#application/devices/Passkeys';
import type { RuleValue } from '#application/shared/rules';
import type { NewPasskey, Passkey, PasskeyRequest } from '#domain/devices/Passkey';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { toDate } from '../shared/toDate';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, requestPasskey } from './calls';

type PasskeyAnswer = RuleValue<(typeof addPasskey)['answer']>;

@injectable()
export class HttpPasskeys extends Passkeys {
  constructor(private readonly api: CallSender) {
    super();
  }

  async list(): Promise<Result<readonly Passkey[], CallFailure>> {
    const passkeys = await this.api.send(listPasskeys);
    return passkeys.ok ? succeed(passkeys.value.map(passkeyFrom)) : passkeys;
  }

  requestNew(): Promise<Result<PasskeyRequest, CallFailure>> {
    return this.api.send(requestPasskey);
  }

  async add(name: string, made: NewPasskey): Promise<Result<Passkey, PasskeyRefused | CallFailure>> {
    const added = await this.api.send(addPasskey, { body: { name, ...made } });
    return added.ok ? succeed(passkeyFrom(added.value)) : added;
  }

  rename(id: string, name: string): Promise<Result<void, UnknownPasskey | CallFailure>> {
    return this.api.send(renamePasskey, { path: { passkeyId: id }, body: { name } });
  }

  remove(id: string): Promise<Result<void, UnknownPasskey | LastWayIn | CallFailure>> {
    return this.api.send(removePasskey, { path: { passkeyId: id } });
  }
}

const passkeyFrom = ({ id, name, createdAt, lastUsedAt }: PasskeyAnswer): Passkey => {
  const used = toDate(lastUsedAt);
  return { id, name, createdAt: new Date(createdAt), ...(used && { lastUsedAt: used }) };
};
