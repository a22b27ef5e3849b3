import { injectable } from 'inversify';
import {
  Declarations,
  type DeclarationResult,
  type DeclarationOptions,
  type DeclarationStatusRejection,
} from '#application/declarations/Declarations';
import type { RuleValue } from '#application/shared/rules';
import { amountOf } from '#domain/billing/Amount';
import type { PlacedOrder } from '#domain/billing/PlacedOrder';
import type {
  Cancellation,
  DeclarationReceipt,
  DeclarationReference,
  DeclarationStatus,
  Refund,
  Withdrawal,
} from '#domain/declarations/Declaration';
import { succeed, type Result } from '#domain/shared/Result';
import { placedOrderFrom } from '../billing/placedOrderFrom';
import { CallSender } from '../shared/CallSender';
import { toDate } from '../shared/toDate';
import { declareCancellation, declareWithdrawal, findDeclarationStatus, findOrderStatus } from './calls';

@injectable()
export class HttpDeclarations extends Declarations {
  constructor(private readonly api: CallSender) {
    super();
  }

  async withdraw(withdrawal: Withdrawal, { key, emailLanguage }: DeclarationOptions): DeclarationResult {
    return received(
      await this.api.send(declareWithdrawal, {
        query: { lang: emailLanguage },
        body: withdrawal,
        idempotencyKey: key,
      }),
    );
  }

  async cancel(cancellation: Cancellation, { key, emailLanguage }: DeclarationOptions): DeclarationResult {
    return received(
      await this.api.send(declareCancellation, {
        query: { lang: emailLanguage },
        body: cancellation,
        idempotencyKey: key,
      }),
    );
  }

  async findStatus(
    reference: DeclarationReference,
  ): Promise<Result<DeclarationStatus, DeclarationStatusRejection>> {
    const answer = await this.api.send(findDeclarationStatus, { body: reference });
    if (!answer.ok) return answer;
    const { id, kind, receivedAt, refund } = answer.value;
    const effectiveAt = toDate(answer.value.effectiveAt);
    return succeed({
      id,
      kind,
      receivedAt: new Date(receivedAt),
      ...(effectiveAt && { effectiveAt }),
      ...(refund && { refund: refundFrom(refund) }),
    });
  }

  async findOrder(reference: DeclarationReference): Promise<Result<PlacedOrder, DeclarationStatusRejection>> {
    const answer = await this.api.send(findOrderStatus, { body: reference });
    return answer.ok ? succeed(placedOrderFrom(answer.value)) : answer;
  }
}

const refundFrom = ({
  amount,
  currency,
  cardLastFour,
  ...refund
}: NonNullable<RuleValue<(typeof findDeclarationStatus)['answer']>['refund']>): Refund => {
  const refundedAt = toDate(refund.refundedAt);
  return {
    amount: amountOf(amount, currency),
    ...(refundedAt && { refundedAt }),
    ...(typeof cardLastFour === 'string' && { cardLastFour }),
  };
};

const received = <E>(
  answer: Result<RuleValue<(typeof declareWithdrawal)['answer']>, E>,
): Result<DeclarationReceipt, E> => {
  if (!answer.ok) return answer;
  const { id, receivedAt, earlier } = answer.value;
  return succeed({
    id,
    receivedAt: new Date(receivedAt),
    ...(earlier && { earlier: { id: earlier.id, receivedAt: new Date(earlier.receivedAt) } }),
  });
};
