import type { Kysely } from 'kysely';
import type { Language } from '#domain/language/Locale';
import { addSeconds, type Clock } from './clock';
import type { Database } from './database';
import type { Outbox, SentEmail } from './Outbox';
import type { Tables } from './tables';

export type { SentEmail };

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
  /** Seconds after which the email is useless and no longer sent; missing if it is always sent. */
  readonly lifetimeSeconds?: number | undefined;
}

export interface EmailWithCopies extends OutgoingEmail {
  /** Creates a copy for an address that the account had before. */
  copyFor(formerAddress: string): OutgoingEmail;
}

/** Stores every email, for /sandbox/mailbox. Sends it, too, if a mail server is configured. */
export class Mailbox {
  /** @param outbox missing without a mail server */
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly outbox?: Outbox,
  ) {}

  async send(email: OutgoingEmail): Promise<void> {
    this.relay(await this.store(email, this.db));
  }

  /**
   * Stores an email in the transaction that stores the related data.
   * @returns the email, to be sent after the transaction
   */
  store(outgoing: OutgoingEmail, transaction: Kysely<Tables>): Promise<SentEmail> {
    const { recipient, language, subject, html, text, lifetimeSeconds } = outgoing;
    const { unsubscribeLink: unsubscribe_link = null, replyTo: reply_to = null } = outgoing;
    const now = this.clock.now();
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
        sent_at: now,
        is_queued: this.outbox !== undefined,
        expires_at: lifetimeSeconds === undefined ? null : addSeconds(now, lifetimeSeconds),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Sends an email without waiting, because the duration must not reveal whether the address has an account. */
  relay({ is_queued }: SentEmail): void {
    if (is_queued) this.outbox?.wake();
  }

  /** Sends also what waits for a retry, because the clock was moved. */
  retryNow(): void {
    this.outbox?.retryNow();
  }

  /** Returns the stored emails, newest first. */
  emails(recipient?: string): Promise<SentEmail[]> {
    const all = this.db.selectFrom('emails').selectAll().orderBy('id', 'desc').limit(200);
    return (recipient === undefined ? all : all.where('recipient', '=', recipient)).execute();
  }

  email(id: number): Promise<SentEmail | undefined> {
    return this.db.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirst();
  }
}
