import type { Passkey } from '#domain/devices/Passkey';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { Passkeys } from './Passkeys';

@useCase
export class ListPasskeys {
  constructor(private readonly passkeys: Passkeys) {}

  execute(): Promise<Result<readonly Passkey[], CallFailure>> {
    return this.passkeys.list();
  }
}
