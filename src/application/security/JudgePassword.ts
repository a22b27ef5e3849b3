import { languageOf, localeOfPath } from '../../domain/language/Locale';
import { weakWordsIn, type Strength } from '../../domain/security/Strength';
import { Navigator } from '../navigation/Navigator';
import { useCase } from '../useCase';
import { PasswordStrength } from './PasswordStrength';

/** Says how strong a password is that somebody chooses, by the words of the page's language (RG-01). */
@useCase
export class JudgePassword {
  constructor(
    private readonly strength: PasswordStrength,
    private readonly navigator: Navigator,
  ) {}

  /** @param known what was typed about the player: names, e-mail */
  async execute(password: string, known: readonly string[]): Promise<Strength | undefined> {
    if (password === '') return undefined;
    const language = languageOf(localeOfPath(this.navigator.path));
    return this.strength.estimate(password, weakWordsIn(known), language);
  }
}
