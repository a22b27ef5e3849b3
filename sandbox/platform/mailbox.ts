import type { Language } from '../../src/domain/language/Locale';
import { createTransport, type Transporter } from 'nodemailer';
import type { Kysely, Selectable } from 'kysely';
import { addSeconds, type Clock } from './clock';
import type { Database } from './database';
import type { EmailsTable, Tables } from './tables';

export interface Letter {
  readonly recipient: string;
  readonly language: Language;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export type SentEmail = Selectable<EmailsTable>;

/** No link in a letter works for longer. */
const keptForHandOverSeconds = 2 * 86_400;

const sender = { name: 'Farstead', address: 'no-reply@farstead.test' };

/** Keeps every letter for reading under /sandbox/mailbox, and sends it on when there is a mail server. */
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

  async send(letter: Letter): Promise<void> {
    this.handOver(await this.keep(letter, this.db));
  }

  /**
   * Keeps a letter together with what it is about: both are there after the transaction, or neither.
   * @returns what is handed over once the transaction is through
   */
  keep(letter: Letter, transaction: Kysely<Tables>): Promise<SentEmail> {
    return transaction
      .insertInto('letters')
      .values({ ...letter, sent_at: this.clock.now(), awaits_hand_over: this.transport !== undefined })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Not awaited: how long a mail server takes must not tell a stranger whether the address has an account. */
  handOver(letter: SentEmail): void {
    this.deliver(letter).catch(this.onFailure);
  }

  /** Hands over what the mail server had not taken when the process ended, one letter after the other. */
  async handOverLeft(): Promise<void> {
    if (!this.transport) return;
    const left = await this.db
      .selectFrom('letters')
      .selectAll()
      .where('awaits_hand_over', '=', true)
      .where('sent_at', '>', addSeconds(this.clock.now(), -keptForHandOverSeconds))
      .orderBy('id')
      .execute();
    void left.reduce(
      (before, letter) => before.then(() => this.deliver(letter)).catch(this.onFailure),
      Promise.resolve(),
    );
  }

  /** Newest first. */
  letters(recipient?: string): Promise<SentEmail[]> {
    const all = this.db.selectFrom('letters').selectAll().orderBy('id', 'desc').limit(200);
    return (recipient === undefined ? all : all.where('recipient', '=', recipient)).execute();
  }

  letter(id: number): Promise<SentEmail | undefined> {
    return this.db.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst();
  }

  private async deliver({ id, recipient, subject, html, text }: SentEmail): Promise<void> {
    if (!this.transport) return;
    await this.transport.sendMail({ from: sender, to: recipient, subject, html, text });
    await this.db.updateTable('letters').set({ awaits_hand_over: false }).where('id', '=', id).execute();
  }

  close(): void {
    this.transport?.close();
  }
}
