import type { ContentOf } from '#domain/content/model/Field';
import { serverStatusPage } from '#domain/content/models/serverStatusPage';
import type { Locale } from '#domain/language/Locale';
import type { NavigationLink } from '#domain/navigation/Menu';
import { Content } from '../content/Content';
import { SiteLinks } from '../navigation/SiteLinks';
import { useCase } from '../useCase';
import { Servers, type Server } from './Servers';

export type ServerStatusPage = Omit<ContentOf<typeof serverStatusPage>, 'supportLinks'> & {
  readonly supportLinks: readonly NavigationLink[];
  readonly servers: readonly Server[];
};

@useCase
export class LoadServerStatusPage {
  constructor(
    private readonly content: Content,
    private readonly servers: Servers,
    private readonly siteLinks: SiteLinks,
  ) {}

  async execute(locale: Locale): Promise<ServerStatusPage> {
    const [{ content }, servers] = await Promise.all([
      this.content.findOne(serverStatusPage, { locale }),
      this.servers.list(locale),
    ]);
    return { ...content, supportLinks: this.siteLinks.resolveAll(content.supportLinks, locale), servers };
  }
}
