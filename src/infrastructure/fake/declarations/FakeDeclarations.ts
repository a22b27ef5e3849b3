import { injectable } from 'inversify';
import {
  Declarations,
  type DeclarationRejection,
  type DeclarationResult,
  type DeclarationOptions,
  type DeclarationStatusRejection,
} from '#application/declarations/Declarations';
import { Clock } from '#application/shared/Clock';
import { UuidGenerator } from '#application/shared/UuidGenerator';
import type { PlacedOrder } from '#domain/billing/PlacedOrder';
import { refundOf } from '#domain/billing/withdrawalRight';
import { matchesOrder } from '#domain/commerce/orderNumber';
import type {
  Cancellation,
  DeclarationReceipt,
  DeclarationReference,
  DeclarationStatus,
  OrderDeclaration,
  Withdrawal,
} from '#domain/declarations/Declaration';
import { isSameDeclaration } from '#domain/declarations/earlierDeclaration';
import { isEmail } from '#domain/shared/patterns';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { isSameEmail } from '#domain/shared/spellings';
import { FakeApi } from '../backend/FakeApi';
import type { FakeDeclaration } from '../backend/declarations';
import { FakeBackend } from '../backend/FakeBackend';
import { placedOrderFrom } from '../billing/FakePlacedOrders';

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

  findStatus(
    reference: DeclarationReference,
  ): Promise<Result<DeclarationStatus, DeclarationStatusRejection>> {
    return this.api.callAnonymously((): Result<DeclarationStatus, DeclarationStatusRejection> => {
      if (!isEmail(reference.email)) return fail({ kind: 'email-invalid' });
      const status = this.statusOf(reference);
      return status ? succeed(status) : fail({ kind: 'unknown-declaration' });
    });
  }

  findOrder(reference: DeclarationReference): Promise<Result<PlacedOrder, DeclarationStatusRejection>> {
    return this.api.callAnonymously((): Result<PlacedOrder, DeclarationStatusRejection> => {
      if (!isEmail(reference.email)) return fail({ kind: 'email-invalid' });
      const order = this.ordersOf(reference).find(({ id }) => matchesOrder(reference.number, id));
      return order ? succeed(order) : fail({ kind: 'unknown-declaration' });
    });
  }

  private ordersOf({ email }: DeclarationReference): readonly PlacedOrder[] {
    return this.backend.findByEmail(email)?.orders.map(placedOrderFrom) ?? [];
  }

  private receive(
    kind: OrderDeclaration['kind'],
    declared: Withdrawal,
    { key }: DeclarationOptions,
    endsOn?: string,
  ): DeclarationResult {
    return this.api.callAnonymously((): Result<DeclarationReceipt, DeclarationRejection> => {
      if (!isEmail(declared.email)) return fail({ kind: 'email-invalid' });
      const sender = { kind, email: declared.email, orderNumber: declared.orderNumber };
      const received = this.backend.receiveDeclaration({
        id: this.uuids.generate(),
        kind,
        content: `${key} ${JSON.stringify(declared)}`,
        receivedAt: this.clock.now().toISOString(),
        email: declared.email,
        orderNumber: declared.orderNumber,
        ...(endsOn !== undefined && { endsOn }),
      });
      const first = this.backend.declarations.find((known) => isSameDeclaration(known, sender));
      return succeed({
        ...receiptOf(received),
        ...(first && first.id !== received.id && { earlier: receiptOf(first) }),
      });
    });
  }

  private statusOf(reference: DeclarationReference): DeclarationStatus | undefined {
    const declared = this.backend.declarations.find((one) => isReferenceTo(reference, one));
    const isDeclared = ({ id }: OrderDeclaration): boolean =>
      id !== undefined && matchesOrder(reference.number, id);
    const order = this.ordersOf(reference).find(({ declarations = [] }) => declarations.some(isDeclared));
    const found = order?.declarations?.find(isDeclared) ?? declared;
    if (!found) return undefined;
    return {
      id: found.id ?? '',
      kind: found.kind,
      receivedAt: new Date(found.receivedAt),
      ...('effectiveAt' in found && found.effectiveAt && { effectiveAt: found.effectiveAt }),
      ...(order?.status === 'refunded' && { refund: refundOf(order) }),
    };
  }
}

const receiptOf = ({ id, receivedAt }: FakeDeclaration): DeclarationReceipt => ({
  id,
  receivedAt: new Date(receivedAt),
});

const isReferenceTo = ({ number, email }: DeclarationReference, declared: FakeDeclaration): boolean =>
  matchesOrder(number, declared.id) && isSameEmail(email, declared.email);
