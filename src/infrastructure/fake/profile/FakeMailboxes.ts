import { injectable } from 'inversify';
import type { EmailKeyProblem } from '#application/profile/EmailChanges';
import { Clock } from '#application/shared/Clock';
import type { Language } from '#domain/language/Locale';
import { isSameEmail } from '#domain/profile/Profile';
import { emailKeySeconds } from '#domain/registration/emailKeys';
import { fail, succeed, type Result } from '#domain/shared/Result';
import type { FakeEmail } from '../backend/emails';
import { FakeBackend } from '../backend/FakeBackend';
import type { FakePerson } from '../backend/people';

type ChangeKind = 'email-change' | 'email-undo';

/** Sends emails about email address changes, and checks whether an address is available. */
@injectable()
export class FakeMailboxes {
  constructor(
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {}

  /** Sends a new confirmation link and invalidates the earlier one. */
  sendConfirmation(person: FakePerson, email: string, language: Language): void {
    this.invalidate('email-change', person);
    const until = this.clock.now().getTime() + emailKeySeconds['email-change'] * 1000;
    this.backend.change(() =>
      Object.assign(person, { pendingEmail: email, pendingUntil: new Date(until).toISOString() }),
    );
    this.backend.addEmail('email-change', { ...person, email }, language);
  }

  notifyOldAddress(person: FakePerson, oldEmail: string, language: Language): void {
    this.backend.addEmail('email-undo', { ...person, email: oldEmail }, language);
  }

  /** @param since if given, only emails sent after this one are invalidated */
  invalidate(kind: ChangeKind, { id }: FakePerson, since?: FakeEmail): void {
    const { emails } = this.backend;
    const newer = since ? emails.slice(0, emails.indexOf(since)) : emails;
    this.backend.change(() =>
      newer
        .filter((email) => email.kind === kind && email.personId === id && !email.isUsed)
        .forEach((email) => Object.assign(email, { isUsed: true, isReplaced: true })),
    );
  }

  /** Returns the email with this key if the key is still valid. */
  find(kind: ChangeKind, key: string, owner?: FakePerson): Result<FakeEmail, EmailKeyProblem> {
    const email = this.backend.emails.find((known) => known.kind === kind && known.key === key);
    if (!email || email.isReplaced) return fail({ kind: 'unknown-key' });
    if (owner && email.personId !== owner.id) return fail({ kind: 'key-of-other' });
    if (email.isUsed) return fail({ kind: 'used-key' });
    return this.isOpen(email) ? succeed(email) : fail({ kind: 'expired-key' });
  }

  take(kind: ChangeKind, key: string, owner?: FakePerson): Result<FakeEmail, EmailKeyProblem> {
    const found = this.find(kind, key, owner);
    if (found.ok) {
      this.backend.change(() => {
        found.value.isUsed = true;
      });
    }
    return found;
  }

  /** Returns false as long as another account uses the address or its former owner can restore it. */
  isFree(email: string, { id }: FakePerson): boolean {
    const holder = this.backend.find((known) => known.id !== id && isSameEmail(known.email, email));
    const reserved = this.backend.emails.some(
      (sent) =>
        sent.kind === 'email-undo' &&
        sent.personId !== id &&
        isSameEmail(sent.to, email) &&
        !sent.isUsed &&
        this.isOpen(sent),
    );
    return !holder && !reserved;
  }

  private isOpen({ expiresAt }: FakeEmail): boolean {
    return Date.parse(expiresAt) > this.clock.now().getTime();
  }
}
