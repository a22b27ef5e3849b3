import type { DeclarationReference } from '#domain/declarations/Declaration';
import type { FollowedCase } from '#domain/declarations/FollowedCase';
import { succeed, type Result } from '#domain/shared/Result';
import { cleanEmail, cleanOrderNumber } from '#domain/shared/spellings';
import { useCase } from '../useCase';
import { Declarations, type DeclarationStatusRejection } from './Declarations';

/** Returns the status of a withdrawal, a cancellation or an order, also without an account. */
@useCase
export class FollowDeclaration {
  constructor(private readonly declarations: Declarations) {}

  async execute({
    number,
    email,
  }: DeclarationReference): Promise<Result<FollowedCase, DeclarationStatusRejection>> {
    const reference = { number: cleanOrderNumber(number), email: cleanEmail(email) };
    const declaration = await this.declarations.findStatus(reference);
    if (declaration.ok || declaration.error.kind !== 'unknown-declaration') return declaration;
    const order = await this.declarations.findOrder(reference);
    return order.ok ? succeed({ kind: 'order', order: order.value }) : order;
  }
}
