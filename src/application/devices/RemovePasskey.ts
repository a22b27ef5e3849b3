import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { Passkeys, type LastWayIn } from './Passkeys';

/** Removes a passkey. Succeeds if it was already removed elsewhere. */
@useCase
export class RemovePasskey {
  constructor(private readonly passkeys: Passkeys) {}

  async execute(id: string): Promise<Result<void, LastWayIn | CallFailure>> {
    const removed = await this.passkeys.remove(id);
    if (removed.ok) return removed;
    return removed.error.kind === 'unknown-passkey' ? succeed(undefined) : fail(removed.error);
  }
}
