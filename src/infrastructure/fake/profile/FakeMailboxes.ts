import { injectable } from 'inversify';
import type { EmailKeyProblem } from '#application/profile/EmailChanges';
import { Clock } from '#application/shared/Clock';
import type { Language } from '#domain/language/Locale';
import { emailKeyRefusal, isEmailTaken } from '#domain/profile/profileRefusals';
import { emailKeySeconds } from '#domain/registration/emailKeys';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { isSameEmail } from '#domain/shared/spellings';
import type { FakeEmail } from '../backend/emails';
import { FakeBackend } from '../backend/FakeBackend';
import type { FakePerson } from '../backend/people';
import { pendingEmailOf } from './fakeProfile';

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
    const now = this.clock.now();
    const until = now.getTime() + emailKeySeconds['email-change'] * 1000;
    const pendingSince = pendingEmailOf(person, now) === undefined ? undefined : person.pendingSince;
    this.backend.change(() =>
      Object.assign(person, {
        pendingEmail: email,
        pendingUntil: new Date(until).toISOString(),
        pendingSince: pendingSince ?? now.toISOString(),
      }),
    );
    this.backend.addEmail('email-change', { ...person, email }, language);
  }

  /** @param requestedAt when the change was requested */
  notifyOldAddress(
    person: FakePerson,
    oldEmail: string,
    language: Language,
    requestedAt: string | undefined,
  ): void {
    const sent = this.backend.addEmail('email-undo', { ...person, email: oldEmail }, language);
    this.backend.change(() => (sent.requestedAt = requestedAt));
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
    const facts = email &&
      !email.isReplaced && {
        ownerId: email.personId,
        isUsed: email.isUsed,
        expiresAt: new Date(email.expiresAt),
      };
    const refused = emailKeyRefusal(facts || undefined, this.clock.now(), owner?.id);
    return email && !refused ? succeed(email) : fail({ kind: refused ?? 'unknown-key' });
  }

  /** Returns the ids of the former owners of an address who can still restore it. */
  reservationsOf(email: string): readonly string[] {
    return this.backend.emails
      .filter(
        (sent) =>
          sent.kind === 'email-undo' && isSameEmail(sent.to, email) && !sent.isUsed && this.isOpen(sent),
      )
      .map(({ personId }) => personId);
  }

  /** Whether another account has the address or can restore it. */
  isTaken(email: string, { id }: FakePerson): boolean {
    const holder = this.backend.find((known) => known.id !== id && isSameEmail(known.email, email));
    return isEmailTaken(id, holder?.id, this.reservationsOf(email));
  }

  private isOpen({ expiresAt }: FakeEmail): boolean {
    return Date.parse(expiresAt) > this.clock.now().getTime();
  }
}
