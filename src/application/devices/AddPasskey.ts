import { passkeyNameProblem, type Passkey } from '#domain/devices/Passkey';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, type Result } from '#domain/shared/Result';
import { cleanName } from '#domain/shared/spellings';
import { useCase } from '../useCase';
import { PasskeyDevice, type PasskeyFailure } from './PasskeyDevice';
import { Passkeys, type PasskeyRefused } from './Passkeys';

export interface InvalidPasskeyName {
  readonly kind: 'name-required' | 'name-too-long';
}

export type AddPasskeyProblem = InvalidPasskeyName | PasskeyFailure | PasskeyRefused | CallFailure;

export const passkeyNameRejection = (name: string): InvalidPasskeyName | undefined => {
  const problem = passkeyNameProblem(name);
  return problem && { kind: `name-${problem}` };
};

@useCase
export class AddPasskey {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly device: PasskeyDevice,
  ) {}

  async execute(name: string): Promise<Result<Passkey, AddPasskeyProblem>> {
    const refusal = passkeyNameRejection(name);
    if (refusal) return fail(refusal);
    const requested = await this.passkeys.requestNew();
    if (!requested.ok) return requested;
    const made = await this.device.create(requested.value);
    return made.ok ? this.passkeys.add(cleanName(name), made.value) : made;
  }
}
