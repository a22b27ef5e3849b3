import { injectable } from 'inversify';
import {
  Declarations,
  type DeclarationResult,
  type DeclarationOptions,
} from '#application/declarations/Declarations';
import type { Cancellation, DeclarationReceipt, Withdrawal } from '#domain/declarations/Declaration';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { declareCancellation, declareWithdrawal } from './calls';

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
}

const received = <E>(
  answer: Result<{ readonly id: string; readonly receivedAt: string }, E>,
): Result<DeclarationReceipt, E> =>
  answer.ok ? succeed({ id: answer.value.id, receivedAt: new Date(answer.value.receivedAt) }) : answer;
