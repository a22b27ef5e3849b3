import type { ContentOf } from '#domain/content/model/Field';
import { helpPage } from '#domain/content/models/helpPage';
import type { Locale } from '#domain/language/Locale';
import type { NavigationLink } from '#domain/navigation/Menu';
import { Content } from '../content/Content';
import { SiteLinks } from '../navigation/SiteLinks';
import { useCase } from '../useCase';

export type HelpPage = Omit<ContentOf<typeof helpPage>, 'orderLinks' | 'otherLinks' | 'pages'> & {
  readonly orderLinks: readonly NavigationLink[];
  readonly otherLinks: readonly NavigationLink[];
};

@useCase
export class LoadHelpPage {
  constructor(
    private readonly content: Content,
    private readonly siteLinks: SiteLinks,
  ) {}

  async execute(locale: Locale): Promise<HelpPage> {
    const { content } = await this.content.findOne(helpPage, { locale });
    return {
      ...content,
      orderLinks: this.siteLinks.resolveAll(content.orderLinks, locale),
      otherLinks: this.siteLinks.resolveAll(content.otherLinks, locale),
    };
  }
}
