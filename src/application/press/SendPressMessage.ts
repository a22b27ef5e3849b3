import type { PressForm } from '#domain/press/pressFormProblems';
import { succeed, type Result } from '#domain/shared/Result';
import { cleanEmail, cleanName, cleanText } from '#domain/shared/spellings';
import { useCase } from '../useCase';
import { PressOffice, type PressRejection } from './PressOffice';

/** Sends the contact form without its `about` field (PR-02). */
@useCase
export class SendPressMessage {
  constructor(private readonly office: PressOffice) {}

  /** @param key idempotency key of this message, unchanged on retries */
  async execute(
    { subject, name, email, message, confirmation }: PressForm,
    key: string,
  ): Promise<Result<void, PressRejection>> {
    // Reports success to bots, so that they do not notice that they were detected.
    if (confirmation !== '') return succeed(undefined);
    return this.office.send(
      {
        senderName: oneLine(name),
        senderEmail: cleanEmail(email),
        subject: oneLine(subject),
        message: cleanText(message),
      },
      key,
    );
  }
}

/** Replaces line breaks, because names and subjects are used in email headers. */
const oneLine = (typed: string): string => cleanName(typed).replace(/\s+/g, ' ');
