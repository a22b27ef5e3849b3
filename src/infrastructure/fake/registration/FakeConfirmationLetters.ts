import { injectable } from 'inversify';
import { ConfirmationLetters } from '../../../application/registration/ConfirmationLetters';
import type { Language } from '../../../domain/language/Locale';
import { succeed } from '../../../domain/shared/Result';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';

/** Takes every request, as the API does for known and unknown e-mails alike; a letter goes to who waits for one. */
@injectable()
export class FakeConfirmationLetters extends ConfirmationLetters {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
  ) {
    super();
  }

  async resend(email: string, language: Language): Promise<boolean> {
    const taken = await this.api.anyone(() => {
      const person = this.world.find((known) => known.email === email.toLowerCase());
      if (person && !person.isConfirmed) this.world.sendLetter('activation', person, language);
      return succeed(undefined);
    });
    return taken.ok;
  }
}
