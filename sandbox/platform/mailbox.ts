import type { Language } from '../../src/domain/language/Locale';
import { createTransport, type Transporter } from 'nodemailer';
import type { Selectable } from 'kysely';
import type { Clock } from './clock';
import type { Database } from './database';
import type { LettersTable } from './tables';

export interface Letter {
  readonly recipient: string;
  readonly language: Language;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export type SentLetter = Selectable<LettersTable>;

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
    await this.db
      .insertInto('letters')
      .values({ ...letter, sent_at: this.clock.now() })
      .execute();
    const { recipient, subject, html, text } = letter;
    // Not awaited: how long a mail server takes must not tell a stranger whether the address has an account.
    this.transport?.sendMail({ from: sender, to: recipient, subject, html, text }).catch(this.onFailure);
  }

  /** Newest first. */
  letters(recipient?: string): Promise<SentLetter[]> {
    const all = this.db.selectFrom('letters').selectAll().orderBy('id', 'desc').limit(200);
    return (recipient === undefined ? all : all.where('recipient', '=', recipient)).execute();
  }

  letter(id: number): Promise<SentLetter | undefined> {
    return this.db.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst();
  }

  close(): void {
    this.transport?.close();
  }
}
