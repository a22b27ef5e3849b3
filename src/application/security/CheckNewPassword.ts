import { fail, succeed, type Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { BreachedPasswords, type BreachedPassword } from './BreachedPasswords';

/** Rejects a password that was exposed in a data breach. */
@useCase
export class CheckNewPassword {
  constructor(private readonly breached: BreachedPasswords) {}

  async execute(password: string): Promise<Result<void, BreachedPassword>> {
    return (await this.breached.has(password)) ? fail({ kind: 'breached-password' }) : succeed(undefined);
  }
}
