import type { Language } from '#domain/language/Locale';
import { isEmail } from '#domain/shared/patterns';
import { createTransport, type Transporter } from 'nodemailer';
import type { Kysely, Selectable } from 'kysely';
import { addSeconds, type Clock } from './clock';
import type { Database } from './database';
import type { Tables } from './tables';

export interface OutgoingEmail {
  readonly recipient: string;
  readonly language: Language;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** One-click unsubscribe link for the header (RFC 8058); only for emails that the recipient has subscribed to. */
  readonly unsubscribeLink?: string | undefined;
  /** Address that replies are sent to. */
  readonly replyTo?: string | undefined;
}

export interface EmailWithCopies extends OutgoingEmail {
  /** Creates a copy for an address that the account had before. */
  copyFor(formerAddress: string): OutgoingEmail;
}

export type SentEmail = Selectable<Tables['emails']> & { readonly copies?: readonly SentEmail[] };

/** Pending emails older than this are not sent, because their links have expired. */
const relayRetentionSeconds = 2 * 86_400;

const sender = { name: 'Farstead', address: 'no-reply@farstead.test' };

/** Stores every email, for /sandbox/mailbox. Sends it, too, if a mail server is configured. */
export class Mailbox {
  private readonly transport: Transporter | undefined;

  /** @param smtpUrl smtp://user:password@host:port of a real mail server */
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    smtpUrl: string | undefined,
    private readonly onFailure: (error: unknown) => void,
  ) {
    this.transport = smtpUrl ? createTransport(smtpUrl) : undefined;
  }

  async send(email: OutgoingEmail): Promise<void> {
    this.relay(await this.store(email, this.db));
  }

  /**
   * Stores an email in the transaction that stores the related data.
   * @returns the email, to be sent after the transaction
   */
  store(outgoing: OutgoingEmail, transaction: Kysely<Tables>): Promise<SentEmail> {
    const { recipient, language, subject, html, text } = outgoing;
    const { unsubscribeLink: unsubscribe_link = null, replyTo: reply_to = null } = outgoing;
    return transaction
      .insertInto('emails')
      .values({
        recipient,
        language,
        subject,
        html,
        text,
        unsubscribe_link,
        reply_to,
        sent_at: this.clock.now(),
        is_queued: this.transport !== undefined,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Sends an email without waiting, because the duration must not reveal whether the address has an account. */
  relay(email: SentEmail): void {
    this.deliver(email).catch(this.onFailure);
    email.copies?.forEach((copy) => this.relay(copy));
  }

  /** Sends the emails that a previous process stored but did not send, one after another. */
  async relayPending(): Promise<void> {
    if (!this.transport) return;
    const left = await this.db
      .selectFrom('emails')
      .selectAll()
      .where('is_queued', '=', true)
      .where('sent_at', '>', addSeconds(this.clock.now(), -relayRetentionSeconds))
      .orderBy('id')
      .execute();
    void left.reduce(
      (before, email) => before.then(() => this.deliver(email)).catch(this.onFailure),
      Promise.resolve(),
    );
  }

  /** Returns the stored emails, newest first. */
  emails(recipient?: string): Promise<SentEmail[]> {
    const all = this.db.selectFrom('emails').selectAll().orderBy('id', 'desc').limit(200);
    return (recipient === undefined ? all : all.where('recipient', '=', recipient)).execute();
  }

  email(id: number): Promise<SentEmail | undefined> {
    return this.db.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirst();
  }

  private async deliver(email: SentEmail): Promise<void> {
    const { id, recipient, subject, html, text, unsubscribe_link, reply_to } = email;
    if (!this.transport) return;
    // A string would be parsed as a header, which can contain several recipients.
    if (!isEmail(recipient)) throw new Error('The recipient of an email is not one address.');
    if (!isEmail(reply_to ?? recipient)) throw new Error('The address for answers is not one address.');
    const to = { name: '', address: recipient };
    const headers = unsubscribe_link === null ? {} : unsubscribeHeaders(unsubscribe_link);
    const replyTo = reply_to === null ? {} : { replyTo: { name: '', address: reply_to } };
    await this.transport.sendMail({ from: sender, to, subject, html, text, headers, ...replyTo });
    await this.db.updateTable('emails').set({ is_queued: false }).where('id', '=', id).execute();
  }

  close(): void {
    this.transport?.close();
  }
}

/** Returns the headers of RFC 8058. Email clients ignore them unless the mail server signs both (DKIM). */
const unsubscribeHeaders = (link: string): Record<string, { prepared: true; value: string }> => ({
  'List-Unsubscribe': { prepared: true, value: `<${link}>` },
  'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
});
