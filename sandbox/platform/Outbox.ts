import { setTimeout as wait } from 'node:timers/promises';
import { createTransport, type Transporter } from 'nodemailer';
import { sql, type Selectable } from 'kysely';
import { isEmail } from '#domain/shared/patterns';
import { emailKey } from '#domain/shared/spellings';
import { SettingError } from '#server/startup/SettingError';
import type { Clock } from './clock';
import type { Database } from './database';
import type { Tables } from './tables';

export type SentEmail = Selectable<Tables['emails']>;

interface OutboxOptions {
  /** smtp://user:password@host:port */
  readonly smtpUrl: string;
  readonly db: Database;
  readonly clock: Clock;
  /** Called with a description of each email that was not sent, and while the mail server does not respond. */
  readonly onFailure: (error: Error) => void;
}

/** Milliseconds before the first retry, doubled for each further one. */
const retryDelayMs = 5_000;
const maxRetryDelayMs = 15 * 60_000;

/** Milliseconds before a mail server that does not respond counts as down. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Milliseconds that the end of the process waits for emails that are being sent. */
const closeTimeoutMs = 2_000;

/** Number of emails, to different addresses, that are sent at the same time. */
const maxConcurrent = 10;

const sender = { name: 'Farstead', address: 'no-reply@farstead.test' };

/** Checks SMTP_URL. @throws SettingError; its message omits the URL, which may contain a password */
export const requireMailUrl = (smtpUrl: string): void => {
  const { protocol, hostname } = URL.canParse(smtpUrl) ? new URL(smtpUrl) : {};
  if (!hostname || !/^smtps?:$/.test(protocol ?? '')) {
    throw new SettingError('SMTP_URL must be a URL such as smtp://user:password@mail.example.com:587.');
  }
};

interface Retry {
  readonly failures: number;
  /** In milliseconds of `performance.now()`. */
  readonly at: number;
}

/** What the mail server's response says about an email. */
type Outcome = 'sent' | 'rejected' | 'delayed' | 'unavailable';

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}

/** Only errors about the envelope or the message concern one email. All others concern the mail server. */
const outcomeOf = ({ code, responseCode = 0 }: SmtpError): Outcome => {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'unavailable';
  return responseCode >= 500 ? 'rejected' : 'delayed';
};

/** Returns the headers of RFC 8058. Email clients ignore them unless the mail server signs both (DKIM). */
const unsubscribeHeaders = (link: string): Record<string, { prepared: true; value: string }> => ({
  'List-Unsubscribe': { prepared: true, value: `<${link}>` },
  'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
});

/**
 * Sends the queued emails of the database to the mail server: each address gets its emails in order. Retries with
 * growing delays until the mail server accepts or rejects an email, or the email expires.
 */
export class Outbox {
  private readonly transport: Transporter;
  /** Addresses that the mail server has delayed. */
  private readonly delayed = new Map<string, Retry>();
  /** Set while the mail server does not respond. */
  private unavailable: Retry | undefined;
  private running: Promise<void> | undefined;
  private isWokenAgain = false;
  private isClosed = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: OutboxOptions) {
    this.transport = createTransport({ url: options.smtpUrl, ...timeouts });
  }

  /** Sends what is due, without making the caller wait. Call it after storing emails and at the start. */
  wake(): void {
    if (this.isClosed) return;
    if (this.running) {
      this.isWokenAgain = true;
      return;
    }
    this.running = this.sendDue()
      .catch((error: unknown) => this.pause(error))
      .finally(() => {
        this.running = undefined;
        if (this.isWokenAgain) this.wake();
        else this.schedule();
      });
  }

  /** Sends also what waits for a retry, because the clock was moved. */
  retryNow(): void {
    this.unavailable = undefined;
    this.delayed.clear();
    this.wake();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.transport.close();
    // Emails that are being sent should be marked, or they are sent twice. A mail server that hangs is not waited for.
    await Promise.race([this.running, wait(closeTimeoutMs, undefined, { ref: false })]);
  }

  private async sendDue(): Promise<void> {
    this.isWokenAgain = false;
    const now = performance.now();
    if (this.unavailable && this.unavailable.at > now) return;
    while (!this.isClosed) {
      await this.expire();
      const emails = await this.nextEmails(now, this.unavailable ? 1 : maxConcurrent);
      if (emails.length === 0) return this.forgetDue(now);
      await Promise.all(emails.map((email) => this.send(email)));
      if (this.unavailable) return;
    }
  }

  /** Forgets the retries that are due once no email waits for them, or each would be due again at once. */
  private forgetDue(now: number): void {
    if (this.unavailable && this.unavailable.at <= now) this.unavailable = undefined;
    for (const [address, { at }] of this.delayed) if (at <= now) this.delayed.delete(address);
  }

  private async expire(): Promise<void> {
    const { db, clock, onFailure } = this.options;
    const expired = await db
      .updateTable('emails')
      .set({ is_queued: false })
      .where('is_queued', '=', true)
      .where('expires_at', '<=', clock.now())
      .returning('id')
      .execute();
    for (const { id } of expired) onFailure(new Error(`Email ${id} was not sent: it has expired.`));
  }

  /** Returns the oldest queued email of each address that is not delayed. */
  private nextEmails(now: number, limit: number): Promise<SentEmail[]> {
    const delayed = [...this.delayed].flatMap(([address, { at }]) => (at > now ? [address] : []));
    const address = sql<string>`lower(recipient)`;
    return this.options.db
      .selectFrom((from) =>
        from
          .selectFrom('emails')
          .selectAll()
          .distinctOn(address)
          .where('is_queued', '=', true)
          .orderBy(address)
          .orderBy('id')
          .as('first'),
      )
      .selectAll()
      .where(address, '<>', sql<string>`all(${delayed}::text[])`)
      .orderBy('id')
      .limit(limit)
      .execute();
  }

  private async send(email: SentEmail): Promise<void> {
    const { id, recipient } = email;
    const address = emailKey(recipient);
    let outcome: Outcome = 'sent';
    try {
      await this.deliver(email);
      this.unavailable = undefined;
    } catch (error) {
      if (this.isClosed) return;
      outcome = outcomeOf(error as SmtpError);
      if (outcome === 'unavailable') {
        this.pause(error);
      } else {
        // A response about one email shows that the mail server is back.
        this.unavailable = undefined;
        this.report(`Email ${id} was ${outcome}`, error);
      }
    }
    if (outcome === 'delayed') this.delayed.set(address, this.retryAfter(this.delayed.get(address)));
    else this.delayed.delete(address);
    if (outcome === 'sent' || outcome === 'rejected') {
      await this.options.db.updateTable('emails').set({ is_queued: false }).where('id', '=', id).execute();
    }
  }

  private async deliver(email: SentEmail): Promise<void> {
    const { recipient, subject, html, text, unsubscribe_link, reply_to } = email;
    // A string would be parsed as a header, which can contain several recipients.
    for (const address of [recipient, reply_to ?? recipient]) {
      if (isEmail(address)) continue;
      throw Object.assign(new Error('It must have one address.'), { code: 'EENVELOPE', responseCode: 553 });
    }
    const to = { name: '', address: recipient };
    const headers = unsubscribe_link === null ? {} : unsubscribeHeaders(unsubscribe_link);
    const replyTo = reply_to === null ? {} : { replyTo: { name: '', address: reply_to } };
    await this.transport.sendMail({ from: sender, to, subject, html, text, headers, ...replyTo });
  }

  private pause(error: unknown): void {
    if (this.isClosed || (this.unavailable && this.unavailable.at > performance.now())) return;
    this.unavailable = this.retryAfter(this.unavailable);
    this.report('Emails wait for the mail server', error);
  }

  private retryAfter(before: Retry | undefined): Retry {
    const failures = (before?.failures ?? 0) + 1;
    return {
      failures,
      at: performance.now() + Math.min(retryDelayMs * 2 ** (failures - 1), maxRetryDelayMs),
    };
  }

  private report(message: string, cause: unknown): void {
    this.options.onFailure(new Error(message, { cause }));
  }

  private schedule(): void {
    const retries = this.unavailable ? [this.unavailable] : [...this.delayed.values()];
    const [next] = retries.map(({ at }) => at).toSorted((one, other) => one - other);
    clearTimeout(this.timer);
    if (next === undefined || this.isClosed) return;
    this.timer = setTimeout(() => this.wake(), Math.max(0, next - performance.now()));
    this.timer.unref();
  }
}
