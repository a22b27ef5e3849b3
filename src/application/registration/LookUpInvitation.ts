import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';
import { useCase } from '../useCase';
import { Registrations, type UnknownKey } from './Registrations';

/** Whom the link of a letter was meant for (RG-03). */
@useCase
export class LookUpInvitation {
  constructor(private readonly registrations: Registrations) {}

  execute(activationKey: string): Promise<Result<string, UnknownKey | CallFailure>> {
    return this.registrations.emailOf(activationKey);
  }
}
