import { injectable } from 'inversify';
import { WaitingList, type WaitingListRejection } from '#application/commerce/WaitingList';
import type { Language } from '#domain/language/Locale';
import { isEmail } from '#domain/shared/patterns';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

@injectable()
export class FakeWaitingList extends WaitingList {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
  ) {
    super();
  }

  join(email: string, _language: Language): Promise<Result<void, WaitingListRejection>> {
    return this.api.callAnonymously((): Result<void, WaitingListRejection> => {
      if (!isEmail(email)) return fail({ kind: 'email-invalid' });
      this.backend.joinWaitingList(email);
      return succeed(undefined);
    });
  }
}
