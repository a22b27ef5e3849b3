import { isSupportTopic, type SupportForm } from '#domain/help/supportFormProblems';
import { supportAnswerBy, type SupportReceipt } from '#domain/help/SupportMessage';
import { succeed, type Result } from '#domain/shared/Result';
import { cleanEmail, cleanName, cleanText } from '#domain/shared/spellings';
import { PageLanguage } from '../language/PageLanguage';
import { Clock } from '../shared/Clock';
import { useCase } from '../useCase';
import { SupportDesk, type SupportRejection } from './SupportDesk';

@useCase
export class SendSupportMessage {
  constructor(
    private readonly desk: SupportDesk,
    private readonly page: PageLanguage,
    private readonly clock: Clock,
  ) {}

  /** @param key idempotency key of this message, unchanged on retries */
  async execute(
    { topic, email, caseNumber, message, confirmation }: SupportForm,
    key: string,
  ): Promise<Result<SupportReceipt, SupportRejection>> {
    // Reports success to bots, so that they do not notice that they were detected.
    if (confirmation !== '') return succeed({ id: key, answerBy: supportAnswerBy(this.clock.now()) });
    return this.desk.send(
      {
        topic: isSupportTopic(topic) ? topic : 'other',
        email: cleanEmail(email),
        caseNumber: cleanName(caseNumber),
        message: cleanText(message),
      },
      { key, emailLanguage: this.page.language },
    );
  }
}
