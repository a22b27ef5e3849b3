import { injectable } from 'inversify';
import { PlayerLanguage } from '../../../application/language/PlayerLanguage';
import type { Language } from '../../../domain/language/Locale';
import { succeed } from '../../../domain/shared/Result';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';

@injectable()
export class FakePlayerLanguage extends PlayerLanguage {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
  ) {
    super();
  }

  async save(language: Language): Promise<boolean> {
    const saved = await this.api.player((person) => {
      this.world.change(() => (person.language = language));
      return succeed(undefined);
    });
    return saved.ok;
  }
}
