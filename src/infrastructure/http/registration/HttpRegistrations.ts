import { injectable } from 'inversify';
import {
  Registrations,
  type Registration,
  type RegistrationRejection,
  type UnknownKey,
} from '#application/registration/Registrations';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { SessionlessCallSender } from '../shared/SessionlessCallSender';
import { findKeyOwner, register } from './calls';

@injectable()
export class HttpRegistrations extends Registrations {
  constructor(private readonly api: SessionlessCallSender) {
    super();
  }

  register(registration: Registration): Promise<Result<void, RegistrationRejection>> {
    return this.api.send(register, { body: registration });
  }

  async findEmail(activationKey: string): Promise<Result<string, UnknownKey | CallFailure>> {
    const owner = await this.api.send(findKeyOwner, { path: { activationKey } });
    return owner.ok ? succeed(owner.value.email) : owner;
  }
}
