import type { PressForm } from '../../domain/press/pressFormProblems';
import { succeed, type Result } from '../../domain/shared/Result';
import { useCase } from '../useCase';
import { PressOffice, type PressRejection } from './PressOffice';

/** Sends the contact form without what it is about (PR-02). */
@useCase
export class SendPressMessage {
  constructor(private readonly office: PressOffice) {}

  /** @param key of this message, the same when it is tried again */
  async execute(
    { subject, name, email, message, confirmation }: PressForm,
    key: string,
  ): Promise<Result<void, PressRejection>> {
    // A program is not told that it was found out.
    if (confirmation !== '') return succeed(undefined);
    return this.office.send(
      {
        senderName: oneLine(name),
        senderEmail: email.trim(),
        subject: oneLine(subject),
        message: message.trim(),
      },
      key,
    );
  }
}

/** Names and subjects become headers of an email. */
const oneLine = (typed: string): string => typed.trim().replace(/\s+/g, ' ');
