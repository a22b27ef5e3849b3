import { injectable } from 'inversify';
import { MailingList } from '#application/mailing/MailingList';
import type { Language } from '#domain/language/Locale';
import type { CategoryChange, OfferedCategory, RecordedCategory } from '#domain/mailing/EmailPreferences';
import { mailingRefusals, preferencesRefusal, recordRefusal } from '#domain/mailing/mailingRefusals';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { ownsGameInterest, sampleMailing } from '#samples/mailing';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import type { FakePerson } from '../backend/people';
import { refuse } from '../backend/refuse';

@injectable()
export class FakeMailingList extends MailingList {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
  ) {
    super();
  }

  listOffered(): Promise<Result<readonly OfferedCategory[], CallFailure>> {
    return this.api.callAsPlayer<readonly OfferedCategory[], CallFailure>(() => succeed(sampleMailing));
  }

  listRecorded(email: string): Promise<Result<readonly RecordedCategory[], CallFailure>> {
    return this.api.callAsPlayer<readonly RecordedCategory[], CallFailure>((person) => {
      const refused = recordRefusal(person.email, email);
      return refused ? refuse(mailingRefusals, refused) : succeed(recordOf(person));
    });
  }

  change(
    email: string,
    _language: Language,
    changes: readonly CategoryChange[],
  ): Promise<Result<void, CallFailure>> {
    return this.api.callAsPlayer((person): Result<void, CallFailure> => {
      const refused = preferencesRefusal(person.email, email, changes.every(isOffered));
      if (refused) return refuse(mailingRefusals, refused);
      this.backend.change(() => changes.flatMap(({ interests }) => interests).forEach(subscribe(person)));
      return succeed(undefined);
    });
  }
}

const recordOf = ({ emailInterests = [], orders }: FakePerson): readonly RecordedCategory[] =>
  sampleMailing.map(({ id, interests }) => ({
    id,
    interests: interests.map((interest) => ({
      ...interest,
      isSubscribed:
        interest.id === ownsGameInterest
          ? orders.some(({ status }) => status === 2)
          : emailInterests.includes(interest.id),
    })),
  }));

const isOffered = ({ id, interests }: CategoryChange): boolean => {
  const offered = sampleMailing.find((category) => category.id === id)?.interests ?? [];
  return interests.every((interest) => offered.some((known) => known.id === interest.id));
};

const subscribe =
  (person: FakePerson) =>
  ({ id, isSubscribed }: CategoryChange['interests'][number]): void => {
    const others = (person.emailInterests ?? []).filter((interest) => interest !== id);
    person.emailInterests = isSubscribed ? [...others, id] : others;
  };
