import { IsString, MinLength } from 'class-validator';
import { injectable } from 'inversify';
import {
  Registrations,
  type RefusedRegistration,
  type Registration,
  type RegistrationRejection,
  type UnknownKey,
} from '../../../application/registration/Registrations';
import type { RegistrationField } from '../../../domain/registration/RegistrationForm';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { ApiClient, asCallFailure, type FieldErrors, type Refusal } from '../shared/ApiClient';
import { malformed, readAnswer } from '../shared/readAnswer';

class KeyOwnerAnswer {
  @IsString()
  @MinLength(1)
  email!: string;
}

const unknownKey = 130;

/** What the API calls the fields of the form. */
const fields: Readonly<Record<string, RegistrationField>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  displayName: 'displayName',
  email: 'email',
  password: 'password',
  recruiterId: 'recruiterCode',
  entitlementCode: 'gameCode',
};

/** POST /api/register, where only 204 is success, and GET /api/register/activate/{key}. */
@injectable()
export class HttpRegistrations extends Registrations {
  constructor(private readonly api: ApiClient) {
    super();
  }

  async register(registration: Registration): Promise<Result<void, RegistrationRejection>> {
    const answer = await this.api.send({ method: 'POST', path: '/api/register', body: registration });
    if (answer.ok) return answer.value.status === 204 ? succeed(undefined) : malformed;
    const { error } = answer;
    if (isUnknownKey(error)) return fail({ kind: 'unknown-key' });
    const isOwnFault = error.kind === 'refused' && error.status < 500;
    return fail(isOwnFault ? refusedFor(error.errors ?? {}) : asCallFailure(error));
  }

  async emailOf(activationKey: string): Promise<Result<string, UnknownKey | CallFailure>> {
    const answer = await this.api.send({
      method: 'GET',
      path: `/api/register/activate/${encodeURIComponent(activationKey)}`,
    });
    if (!answer.ok) {
      return fail(isUnknownKey(answer.error) ? { kind: 'unknown-key' } : asCallFailure(answer.error));
    }
    const owner = readAnswer(KeyOwnerAnswer, answer.value.body);
    return owner.ok ? succeed(owner.value.email) : owner;
  }
}

const isUnknownKey = (error: Refusal | CallFailure): boolean =>
  error.kind === 'refused' && error.status === 404 && error.code === unknownKey;

const refusedFor = (errors: FieldErrors): RefusedRegistration => ({
  kind: 'refused',
  byField: Object.fromEntries(
    Object.entries(errors).flatMap(([name, texts]) => {
      const field = fields[name];
      return field ? [[field, texts]] : [];
    }),
  ),
  texts: [...new Set(Object.values(errors).flat())],
});
