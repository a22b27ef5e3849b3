import { injectable } from 'inversify';
import { WaitingList, type WaitingListRejection } from '../../../application/commerce/WaitingList';
import type { Language } from '../../../domain/language/Locale';
import { isEmail } from '../../../domain/shared/patterns';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';

@injectable()
export class FakeWaitingList extends WaitingList {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
  ) {
    super();
  }

  join(email: string, _language: Language): Promise<Result<void, WaitingListRejection>> {
    return this.api.anyone((): Result<void, WaitingListRejection> => {
      if (!isEmail(email)) return fail({ kind: 'email-invalid' });
      this.world.joinWaitingList(email);
      return succeed(undefined);
    });
  }
}
