import { injectable } from 'inversify';
import { Recipients, type RecipientRejection } from '#application/coupons/Recipients';
import type { Recipient, RecipientAccount } from '#domain/coupons/Recipient';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { displayNameKey } from '#domain/shared/spellings';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import { isRecipient } from '../backend/accountStatus';

const maxResults = 10;

const memberSince = new Date('2026-01-15T09:00:00.000Z');

@injectable()
export class FakeRecipients extends Recipients {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
  ) {
    super();
  }

  search(text: string): Promise<Result<readonly Recipient[], CallFailure>> {
    const wanted = displayNameKey(text);
    return this.api.callAsPlayer(() =>
      succeed(
        this.backend.people
          .filter((person) => isRecipient(person) && displayNameKey(person.displayName).includes(wanted))
          .map(({ id, displayName }) => ({ id, displayName }))
          .sort((one, other) => one.displayName.localeCompare(other.displayName))
          .slice(0, maxResults),
      ),
    );
  }

  find(id: string): Promise<Result<RecipientAccount, RecipientRejection>> {
    return this.api.callAsPlayer((): Result<RecipientAccount, RecipientRejection> => {
      const person = this.backend.find((known) => known.id === id && isRecipient(known));
      if (!person) return fail({ kind: 'unknown-recipient' });
      return succeed({ id, displayName: person.displayName, memberSince });
    });
  }
}
