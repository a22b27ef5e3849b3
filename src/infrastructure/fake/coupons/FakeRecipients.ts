import { injectable } from 'inversify';
import type { UnknownRecipient } from '#application/coupons/Dacs';
import { Recipients } from '#application/coupons/Recipients';
import type { Recipient, RecipientAccount } from '#domain/coupons/Recipient';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import type { FakePerson } from '../backend/people';

const maxResults = 10;

const memberSince = new Date('2026-01-15T09:00:00.000Z');

const isActive = ({ isConfirmed, isSuspended, isGhost }: FakePerson): boolean =>
  isConfirmed && !isSuspended && isGhost !== true;

@injectable()
export class FakeRecipients extends Recipients {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
  ) {
    super();
  }

  search(text: string): Promise<Result<readonly Recipient[], CallFailure>> {
    const wanted = text.toLowerCase();
    return this.api.callAsPlayer(() =>
      succeed(
        this.backend.people
          .filter((person) => isActive(person) && person.displayName.toLowerCase().includes(wanted))
          .map(({ id, displayName }) => ({ id, displayName }))
          .sort((one, other) => one.displayName.localeCompare(other.displayName))
          .slice(0, maxResults),
      ),
    );
  }

  find(id: string): Promise<Result<RecipientAccount, UnknownRecipient | CallFailure>> {
    return this.api.callAsPlayer((): Result<RecipientAccount, UnknownRecipient> => {
      const person = this.backend.find((known) => known.id === id && isActive(known));
      if (!person) return fail({ kind: 'unknown-recipient' });
      return succeed({ id, displayName: person.displayName, memberSince });
    });
  }
}
