import { injectable } from 'inversify';
import { WaitingList, type WaitingListRejection } from '#application/commerce/WaitingList';
import type { Language } from '#domain/language/Locale';
import type { Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { joinWaitingList } from './calls';

@injectable()
export class HttpWaitingList extends WaitingList {
  constructor(private readonly api: CallSender) {
    super();
  }

  join(email: string, language: Language): Promise<Result<void, WaitingListRejection>> {
    return this.api.send(joinWaitingList, { query: { lang: language }, body: { email } });
  }
}
