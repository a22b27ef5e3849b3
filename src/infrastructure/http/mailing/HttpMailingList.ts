import { injectable } from 'inversify';
import { MailingList } from '#application/mailing/MailingList';
import type { RuleValue } from '#application/shared/rules';
import type { Language } from '#domain/language/Locale';
import type { CategoryChange, OfferedCategory, RecordedCategory } from '#domain/mailing/EmailPreferences';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import {
  changeMailingRecord,
  findMailingCategories,
  findMailingRecord,
  findMailingRecordByQuery,
} from './calls';

type RecordAnswer = RuleValue<(typeof findMailingRecord)['answer']>;

@injectable()
export class HttpMailingList extends MailingList {
  constructor(private readonly api: CallSender) {
    super();
  }

  async listOffered(): Promise<Result<readonly OfferedCategory[], CallFailure>> {
    const answer = await this.api.send(findMailingCategories);
    if (!answer.ok) return answer;
    return succeed(
      answer.value.map(({ id, name, interests }) => ({
        id,
        name,
        interests: interests.map((interest) => ({ id: interest.id, name: interest.name })),
      })),
    );
  }

  async listRecorded(email: string): Promise<Result<readonly RecordedCategory[], CallFailure>> {
    const answer = await this.api.send(findMailingRecord, { body: { email } });
    if (answer.ok) return succeed(categoriesIn(answer.value));
    if (answer.error.kind !== 'no-such-call') return fail(answer.error);
    const variant = await this.api.send(findMailingRecordByQuery, { query: { email } });
    return variant.ok ? succeed(categoriesIn(variant.value)) : variant;
  }

  change(
    email: string,
    language: Language,
    changes: readonly CategoryChange[],
  ): Promise<Result<void, CallFailure>> {
    const interestCategories = changes.map(({ id, interests }) => ({
      id,
      interests: interests.map((interest) => ({ id: interest.id, subscribed: interest.isSubscribed })),
    }));
    return this.api.send(changeMailingRecord, {
      body: { emailAddress: email, language, interestCategories },
    });
  }
}

const categoriesIn = ({ interestCategories }: RecordAnswer): readonly RecordedCategory[] =>
  interestCategories.map(({ id, interests }) => ({
    id,
    interests: interests.map((interest) => ({
      id: interest.id,
      name: interest.name,
      isSubscribed: interest.subscribed,
    })),
  }));
