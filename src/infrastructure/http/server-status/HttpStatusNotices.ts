import { injectable } from 'inversify';
import { StatusNotices, type NoticeRejection } from '#application/server-status/StatusNotices';
import type { Language } from '#domain/language/Locale';
import type { Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { requestStatusNotice } from './calls';

@injectable()
export class HttpStatusNotices extends StatusNotices {
  constructor(private readonly api: CallSender) {
    super();
  }

  request(email: string, language: Language): Promise<Result<void, NoticeRejection>> {
    return this.api.send(requestStatusNotice, { query: { lang: language }, body: { email } });
  }
}
