import { injectable } from 'inversify';
import { ConfirmationLetters } from '../../../application/registration/ConfirmationLetters';
import type { Language } from '../../../domain/language/Locale';
import { succeed } from '../../../domain/shared/Result';
import { FakeApi } from '../world/FakeApi';

/** Takes every request, as the API does for known and unknown e-mails alike. */
@injectable()
export class FakeConfirmationLetters extends ConfirmationLetters {
  constructor(private readonly api: FakeApi) {
    super();
  }

  async resend(_email: string, _language: Language): Promise<boolean> {
    const taken = await this.api.anyone(() => succeed(undefined));
    return taken.ok;
  }
}
