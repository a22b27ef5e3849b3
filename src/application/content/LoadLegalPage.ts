import type { LegalPage } from '../../domain/content/LegalPage';
import { legalPage } from '../../domain/content/models/legalPage';
import type { Locale } from '../../domain/language/Locale';
import { legalSlug, type LegalPageKey } from '../../domain/navigation/legalSlugs';
import { useCase } from '../useCase';
import { Content } from './Content';

/** One of the legal pages (LE-01); nothing when neither the content service nor the build has it. */
@useCase
export class LoadLegalPage {
  constructor(private readonly content: Content) {}

  async execute(key: LegalPageKey, locale: Locale): Promise<LegalPage | undefined> {
    // The content service keeps its uids in lower case; paths write myDU as the game does.
    const uid = legalSlug(key, locale).toLowerCase();
    const { content, isMissing } = await this.content.one(legalPage, { locale, uid });
    return isMissing ? undefined : content;
  }
}
