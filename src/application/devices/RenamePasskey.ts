import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, type Result } from '#domain/shared/Result';
import { cleanName } from '#domain/shared/spellings';
import { useCase } from '../useCase';
import { passkeyNameRejection, type InvalidPasskeyName } from './AddPasskey';
import { Passkeys, type UnknownPasskey } from './Passkeys';

@useCase
export class RenamePasskey {
  constructor(private readonly passkeys: Passkeys) {}

  async execute(
    id: string,
    name: string,
  ): Promise<Result<void, InvalidPasskeyName | UnknownPasskey | CallFailure>> {
    const refusal = passkeyNameRejection(name);
    return refusal ? fail(refusal) : this.passkeys.rename(id, cleanName(name));
  }
}
