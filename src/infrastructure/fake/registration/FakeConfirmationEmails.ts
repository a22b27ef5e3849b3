import { injectable } from 'inversify';
import { ConfirmationEmails } from '../../../application/registration/ConfirmationEmails';
import type { Language } from '../../../domain/language/Locale';
import { succeed } from '../../../domain/shared/Result';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';

/** Accepts every request, as the API does; only an unconfirmed account gets an email. */
@injectable()
export class FakeConfirmationEmails extends ConfirmationEmails {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
  ) {
    super();
  }

  async resend(email: string, language: Language): Promise<boolean> {
    const taken = await this.api.anyone(() => {
      const person = this.world.find((known) => known.email === email.toLowerCase());
      if (person && !person.isConfirmed) this.world.sendEmail('activation', person, language);
      return succeed(undefined);
    });
    return taken.ok;
  }
}
