import { injectable } from 'inversify';
import { Newsletter, type SignUpRejection } from '../../../application/mailing/Newsletter';
import type { Language } from '../../../domain/language/Locale';
import { isEmail } from '../../../domain/shared/patterns';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { FakeApi } from '../world/FakeApi';

/** Accepts every email, as the API does; sends none. */
@injectable()
export class FakeNewsletter extends Newsletter {
  constructor(private readonly api: FakeApi) {
    super();
  }

  signUp(email: string, _language: Language): Promise<Result<void, SignUpRejection>> {
    return this.api.anyone((): Result<void, SignUpRejection> =>
      isEmail(email) ? succeed(undefined) : fail({ kind: 'email-invalid' }),
    );
  }
}
