import { thankYouPage } from '#domain/content/models/thankYouPage';
import type { ThankYouPage } from '#domain/content/ThankYouPage';
import type { Locale } from '#domain/language/Locale';
import { SiteLinks } from '../navigation/SiteLinks';
import { useCase } from '../useCase';
import { Content } from '../content/Content';

/** Loads the thank-you page (TY-01). Omits blank parts and links whose page does not exist. */
@useCase
export class LoadThankYouPage {
  constructor(
    private readonly content: Content,
    private readonly siteLinks: SiteLinks,
  ) {}

  async execute(locale: Locale): Promise<ThankYouPage> {
    const { content } = await this.content.findOne(thankYouPage, { locale });
    const { links: described, community, ...page } = content;
    const links = this.siteLinks.resolveAll(described, locale);
    return { ...page, ...(links.length > 0 && { community: { ...community, links } }) };
  }
}
