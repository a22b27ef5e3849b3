import { randomUUID } from 'node:crypto';
import type { PressMessage } from '#domain/press/PressMessage';
import { backEndTexts } from '#content/generated/backEndTexts';
import type { Sandbox } from '../context';
import { fillIn } from '../platform/fillIn';
import type { OutgoingEmail } from '../platform/mailbox';
import { fingerprint } from '../platform/random';
import { staffEmail, type StaffDesk } from '../platform/staffEmail';

const office: StaffDesk = { address: 'press@farstead.test', language: 'en' };

/** @param key idempotency key; without one, every message has a different hash */
export const hashOf = (message: PressMessage, key: string | undefined): string =>
  fingerprint(
    JSON.stringify([
      key ?? randomUUID(),
      message.senderName,
      message.senderEmail,
      message.subject,
      message.message,
    ]),
  );

/** Delivers a message to the press office, only once for each key. */
export const receivePressMessage = async (
  { db, clock, mailbox }: Sandbox,
  message: PressMessage,
  requestHash: string,
): Promise<void> => {
  const email = await db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('press_messages')
      .values({ request_hash: requestHash, received_at: clock.now() })
      .onConflict((conflict) => conflict.column('request_hash').doNothing())
      .returning('request_hash')
      .executeTakeFirst();
    return added && mailbox.store(emailOf(message), transaction);
  });
  if (email) mailbox.relay(email);
};

/** Creates the email to the press office. The sender gets no copy, so that the form cannot email strangers. */
const emailOf = ({ senderName, senderEmail, subject, message }: PressMessage): OutgoingEmail => {
  const { facts, ...texts } = backEndTexts[office.language].press;
  return staffEmail(office, {
    sender: senderEmail,
    message,
    answerSubject: fillIn(texts.answerSubject, { subject }),
    texts: {
      ...texts,
      subject: fillIn(texts.subject, { subject, name: senderName }),
      facts: [
        { name: facts.subject, value: subject },
        { name: facts.name, value: senderName },
        { name: facts.email, value: senderEmail },
      ],
    },
  });
};
