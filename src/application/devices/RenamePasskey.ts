import type { CallFailure } from '../../domain/shared/CallFailure';
import { fail, type Result } from '../../domain/shared/Result';
import { useCase } from '../useCase';
import { nameRefusal, type PasskeyNameRefused } from './AddPasskey';
import { Passkeys, type UnknownPasskey } from './Passkeys';

@useCase
export class RenamePasskey {
  constructor(private readonly passkeys: Passkeys) {}

  async execute(
    id: string,
    name: string,
  ): Promise<Result<void, PasskeyNameRefused | UnknownPasskey | CallFailure>> {
    const refusal = nameRefusal(name);
    return refusal ? fail(refusal) : this.passkeys.rename(id, name.trim());
  }
}
