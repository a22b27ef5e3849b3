import { injectable } from 'inversify';
import { SupportDesk, type SupportOptions, type SupportRejection } from '#application/help/SupportDesk';
import type { SupportMessage, SupportReceipt } from '#domain/help/SupportMessage';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { sendSupportMessage } from './calls';

@injectable()
export class HttpSupportDesk extends SupportDesk {
  constructor(private readonly api: CallSender) {
    super();
  }

  async send(
    message: SupportMessage,
    { key, emailLanguage }: SupportOptions,
  ): Promise<Result<SupportReceipt, SupportRejection>> {
    const sent = await this.api.send(sendSupportMessage, {
      query: { lang: emailLanguage },
      body: message,
      idempotencyKey: key,
    });
    return sent.ok ? succeed({ id: sent.value.id, answerBy: new Date(sent.value.answerBy) }) : sent;
  }
}
