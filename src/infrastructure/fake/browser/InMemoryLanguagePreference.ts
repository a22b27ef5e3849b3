import { injectable } from 'inversify';
import { LanguagePreference, type ChosenLanguage } from '../../../application/language/LanguagePreference';

@injectable()
export class InMemoryLanguagePreference extends LanguagePreference {
  private chosen: ChosenLanguage | undefined;

  read(): ChosenLanguage | undefined {
    return this.chosen;
  }

  write(chosen: ChosenLanguage): void {
    this.chosen = chosen;
  }
}
