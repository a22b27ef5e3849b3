import { injectable } from 'inversify';
import { PressOffice, type PressRejection } from '#application/press/PressOffice';
import type { PressMessage } from '#domain/press/PressMessage';
import { isEmail } from '#domain/shared/patterns';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';

/** Accepts messages as the API does, and discards them. */
@injectable()
export class FakePressOffice extends PressOffice {
  constructor(private readonly api: FakeApi) {
    super();
  }

  send({ senderEmail }: PressMessage, _key: string): Promise<Result<void, PressRejection>> {
    return this.api.callAnonymously((): Result<void, PressRejection> => {
      if (!isEmail(senderEmail)) return fail({ kind: 'email-invalid' });
      return succeed(undefined);
    });
  }
}
