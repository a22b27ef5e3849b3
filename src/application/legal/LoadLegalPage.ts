import type { LegalPage } from '#domain/content/LegalPage';
import { legalPage } from '#domain/content/models/legalPage';
import type { Locale } from '#domain/language/Locale';
import { legalSlug, type LegalPageKey } from '#domain/navigation/legalSlugs';
import { useCase } from '../useCase';
import { Content } from '../content/Content';

/** Loads a legal page. Returns undefined if neither the content service nor the build has it (LE-01). */
@useCase
export class LoadLegalPage {
  constructor(private readonly content: Content) {}

  async execute(key: LegalPageKey, locale: Locale): Promise<LegalPage | undefined> {
    // The content service stores uids in lowercase, but paths contain myDU.
    const uid = legalSlug(key, locale).toLowerCase();
    const { content, isMissing } = await this.content.findOne(legalPage, { locale, uid });
    return isMissing ? undefined : content;
  }
}
