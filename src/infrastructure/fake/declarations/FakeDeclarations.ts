import { injectable } from 'inversify';
import {
  Declarations,
  type DeclarationRejection,
  type Declared,
  type Sending,
} from '../../../application/declarations/Declarations';
import { Clock } from '../../../application/shared/Clock';
import { Uuids } from '../../../application/shared/Uuids';
import type {
  Cancellation,
  DeclarationReceipt,
  DeclaredAbout,
  Withdrawal,
} from '../../../domain/declarations/Declaration';
import { isEmail } from '../../../domain/shared/patterns';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';

/** Stores each declaration once, as the API does. Sends no email. */
@injectable()
export class FakeDeclarations extends Declarations {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
    private readonly clock: Clock,
    private readonly uuids: Uuids,
  ) {
    super();
  }

  withdraw(withdrawal: Withdrawal, sending: Sending): Declared {
    return this.receive('withdrawal', withdrawal, sending);
  }

  cancel(cancellation: Cancellation, sending: Sending): Declared {
    return this.receive('cancellation', cancellation, sending, cancellation.endsOn);
  }

  private receive(
    kind: DeclaredAbout['kind'],
    declared: Withdrawal,
    { key }: Sending,
    endsOn?: string,
  ): Declared {
    return this.api.anyone((): Result<DeclarationReceipt, DeclarationRejection> => {
      if (!isEmail(declared.email)) return fail({ kind: 'email-invalid' });
      const received = this.world.receiveDeclaration({
        id: this.uuids.fresh(),
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
