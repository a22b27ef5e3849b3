import type { DeclarationReference, DeclarationStatus } from '#domain/declarations/Declaration';
import type { Result } from '#domain/shared/Result';
import { cleanEmail, cleanOrderNumber } from '#domain/shared/spellings';
import { useCase } from '../useCase';
import { Declarations, type DeclarationStatusRejection } from './Declarations';

/** Looks up what has happened to a withdrawal or cancellation. Works without an account. */
@useCase
export class FollowDeclaration {
  constructor(private readonly declarations: Declarations) {}

  execute({
    number,
    email,
  }: DeclarationReference): Promise<Result<DeclarationStatus, DeclarationStatusRejection>> {
    return this.declarations.findStatus({ number: cleanOrderNumber(number), email: cleanEmail(email) });
  }
}
