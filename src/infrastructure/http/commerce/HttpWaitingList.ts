import { injectable } from 'inversify';
import { WaitingList, type WaitingListRejection } from '../../../application/commerce/WaitingList';
import type { Language } from '../../../domain/language/Locale';
import type { Result } from '../../../domain/shared/Result';
import { EmailForms } from '../shared/EmailForms';

/** POST /api/waiting-list?lang= (D-09). */
@injectable()
export class HttpWaitingList extends WaitingList {
  constructor(private readonly forms: EmailForms) {
    super();
  }

  join(email: string, language: Language): Promise<Result<void, WaitingListRejection>> {
    return this.forms.send('/api/waiting-list', email, language);
  }
}
