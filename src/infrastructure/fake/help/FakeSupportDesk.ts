import { injectable } from 'inversify';
import { SupportDesk, type SupportOptions, type SupportRejection } from '#application/help/SupportDesk';
import { Clock } from '#application/shared/Clock';
import { supportAnswerBy, type SupportMessage, type SupportReceipt } from '#domain/help/SupportMessage';
import { isEmail } from '#domain/shared/patterns';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';

/** Accepts messages as the API does, and discards them. */
@injectable()
export class FakeSupportDesk extends SupportDesk {
  constructor(
    private readonly api: FakeApi,
    private readonly clock: Clock,
  ) {
    super();
  }

  send(
    { email }: SupportMessage,
    { key }: SupportOptions,
  ): Promise<Result<SupportReceipt, SupportRejection>> {
    return this.api.callAnonymously((): Result<SupportReceipt, SupportRejection> => {
      if (!isEmail(email)) return fail({ kind: 'email-invalid' });
      return succeed({ id: key, answerBy: supportAnswerBy(this.clock.now()) });
    });
  }
}
