import { injectable } from 'inversify';
import { PlayerLanguage } from '#application/language/PlayerLanguage';
import type { Language } from '#domain/language/Locale';
import { succeed } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

@injectable()
export class FakePlayerLanguage extends PlayerLanguage {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
  ) {
    super();
  }

  async save(language: Language): Promise<boolean> {
    const saved = await this.api.callAsPlayer((person) => {
      this.backend.change(() => (person.language = language));
      return succeed(undefined);
    });
    return saved.ok;
  }
}
