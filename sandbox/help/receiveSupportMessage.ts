import { randomUUID } from 'node:crypto';
import { supportAnswerBy, type SupportMessage, type SupportReceipt } from '#domain/help/SupportMessage';
import type { Language } from '#domain/language/Locale';
import type { Sandbox } from '../context';
import { confirmationEmail, messageEmail } from './emails';

interface ReceivedRequest {
  /** Hash of the key and the content, so that a retry is delivered only once. */
  readonly requestHash: string;
  readonly language: Language;
}

/** Delivers a message to support and confirms it to the sender, only once for each request. */
export const receiveSupportMessage = async (
  { db, clock, mailbox, rootUrl }: Sandbox,
  message: SupportMessage,
  { requestHash, language }: ReceivedRequest,
): Promise<SupportReceipt> => {
  const { row, emails } = await db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('support_messages')
      .values({
        id: randomUUID(),
        request_hash: requestHash,
        topic: message.topic,
        received_at: clock.now(),
      })
      .onConflict((conflict) => conflict.column('request_hash').doNothing())
      .returning(['id', 'received_at'])
      .executeTakeFirst();
    const row =
      added ??
      (await transaction
        .selectFrom('support_messages')
        .select(['id', 'received_at'])
        .where('request_hash', '=', requestHash)
        .executeTakeFirstOrThrow());
    if (!added) return { row, emails: [] };
    const receipt = { id: row.id, answerBy: supportAnswerBy(row.received_at) };
    const outgoing = [
      messageEmail(message, row.id),
      confirmationEmail(message, receipt, { language, rootUrl: rootUrl() }),
    ];
    const emails = [];
    for (const email of outgoing) emails.push(await mailbox.store(email, transaction));
    return { row, emails };
  });
  for (const email of emails) mailbox.relay(email);
  return { id: row.id, answerBy: supportAnswerBy(row.received_at) };
};
