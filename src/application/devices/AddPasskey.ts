import { passkeyNameProblem, type Passkey } from '../../domain/devices/Passkey';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { fail, type Result } from '../../domain/shared/Result';
import { useCase } from '../useCase';
import { PasskeyDevice, type PasskeyNotUsed } from './PasskeyDevice';
import { Passkeys, type PasskeyRefused } from './Passkeys';

export interface PasskeyNameRefused {
  readonly kind: 'name-required' | 'name-too-long';
}

export type AddPasskeyProblem = PasskeyNameRefused | PasskeyNotUsed | PasskeyRefused | CallFailure;

export const nameRefusal = (name: string): PasskeyNameRefused | undefined => {
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
    const refusal = nameRefusal(name);
    if (refusal) return fail(refusal);
    const requested = await this.passkeys.requestNew();
    if (!requested.ok) return requested;
    const made = await this.device.make(requested.value);
    return made.ok ? this.passkeys.add(name.trim(), made.value) : made;
  }
}
