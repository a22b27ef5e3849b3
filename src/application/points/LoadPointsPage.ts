import type { ContentOf } from '#domain/content/model/Field';
import { pointsPage } from '#domain/content/models/pointsPage';
import type { Locale } from '#domain/language/Locale';
import type { NavigationLink } from '#domain/navigation/Menu';
import { SiteLinks } from '../navigation/SiteLinks';
import { useCase } from '../useCase';
import { Content } from '../content/Content';

export type PointsPage = Omit<ContentOf<typeof pointsPage>, 'button'> & { readonly button?: NavigationLink };

/** Loads the points page (PT-01). Buttons without a target are omitted. */
@useCase
export class LoadPointsPage {
  constructor(
    private readonly content: Content,
    private readonly siteLinks: SiteLinks,
  ) {}

  async execute(locale: Locale): Promise<PointsPage> {
    const { button: described, ...page } = (await this.content.findOne(pointsPage, { locale })).content;
    const button = this.siteLinks.resolve(described, locale);
    return { ...page, ...(button && { button }) };
  }
}
