import { injectable } from 'inversify';
import {
  Declarations,
  type DeclarationRejection,
  type DeclarationResult,
  type DeclarationOptions,
} from '#application/declarations/Declarations';
import { Clock } from '#application/shared/Clock';
import { UuidGenerator } from '#application/shared/UuidGenerator';
import type {
  Cancellation,
  DeclarationReceipt,
  OrderDeclaration,
  Withdrawal,
} from '#domain/declarations/Declaration';
import { isEmail } from '#domain/shared/patterns';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

/** Stores each declaration once, as the API does. Sends no email. */
@injectable()
export class FakeDeclarations extends Declarations {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
    private readonly uuids: UuidGenerator,
  ) {
    super();
  }

  withdraw(withdrawal: Withdrawal, sending: DeclarationOptions): DeclarationResult {
    return this.receive('withdrawal', withdrawal, sending);
  }

  cancel(cancellation: Cancellation, sending: DeclarationOptions): DeclarationResult {
    return this.receive('cancellation', cancellation, sending, cancellation.endsOn);
  }

  private receive(
    kind: OrderDeclaration['kind'],
    declared: Withdrawal,
    { key }: DeclarationOptions,
    endsOn?: string,
  ): DeclarationResult {
    return this.api.callAnonymously((): Result<DeclarationReceipt, DeclarationRejection> => {
      if (!isEmail(declared.email)) return fail({ kind: 'email-invalid' });
      const received = this.backend.receiveDeclaration({
        id: this.uuids.generate(),
        kind,
        content: `${key} ${JSON.stringify(declared)}`,
        receivedAt: this.clock.now().toISOString(),
        email: declared.email,
        orderNumber: declared.orderNumber,
        ...(endsOn !== undefined && { endsOn }),
      });
      return succeed({ id: received.id, receivedAt: new Date(received.receivedAt) });
    });
  }
}
