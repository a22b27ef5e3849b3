import { injectable } from 'inversify';
import { StatusNotices, type NoticeRejection } from '#application/server-status/StatusNotices';
import { isEmail } from '#domain/shared/patterns';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';

/** Accepts every email address, as the API does, and sends no emails. */
@injectable()
export class FakeStatusNotices extends StatusNotices {
  constructor(private readonly api: FakeApi) {
    super();
  }

  request(email: string): Promise<Result<void, NoticeRejection>> {
    return this.api.callAnonymously((): Result<void, NoticeRejection> =>
      isEmail(email) ? succeed(undefined) : fail({ kind: 'email-invalid' }),
    );
  }
}
