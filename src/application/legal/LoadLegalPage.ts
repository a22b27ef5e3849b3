import type { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { fillRichText } from '#domain/content/fillRichText';
import { legalPage, type LegalPage } from '#domain/content/models/legalPage';
import { languageTag, type Locale } from '#domain/language/Locale';
import { legalSlug, type LegalPageKey } from '#domain/navigation/legalSlugs';
import { Configuration } from '../configuration/Configuration';
import { useCase } from '../useCase';
import { Content } from '../content/Content';

/** Name in legal texts if the back end does not name the seller. */
const unnamedSeller = 'Farstead';

/**
 * Loads a legal page, with the seller filled in. Returns undefined if neither the content service nor the build has it,
 * and for the imprint if the back end does not name the seller (LE-01).
 */
@useCase
export class LoadLegalPage {
  constructor(
    private readonly content: Content,
    private readonly configuration: Configuration,
  ) {}

  async execute(key: LegalPageKey, locale: Locale): Promise<LegalPage | undefined> {
    const seller = this.configuration.currentIfLoaded?.seller;
    if (key === 'imprint' && !seller) return undefined;
    // The content service stores uids in lowercase, but paths contain myDU.
    const uid = legalSlug(key, locale).toLowerCase();
    const { content, isMissing } = await this.content.findOne(legalPage, { locale, uid });
    if (isMissing) return undefined;
    const values = sellerTexts(seller, locale);
    return {
      ...content,
      before: fillRichText(content.before, values),
      after: fillRichText(content.after, values),
    };
  }
}

/** Texts for the placeholders in legal pages. */
const sellerTexts = (
  seller: RemoteConfiguration['seller'],
  locale: Locale,
): Readonly<Record<string, string | undefined>> => {
  if (!seller) return { seller: unnamedSeller };
  const { name, address, capital, ...texts } = seller;
  const euros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  return {
    ...texts,
    seller: name,
    address: address.join(', '),
    capital: new Intl.NumberFormat(languageTag(locale), euros).format(capital),
  };
};
