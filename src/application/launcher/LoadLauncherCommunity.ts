import type { ContentOf } from '#domain/content/model/Field';
import { launcherCommunity } from '#domain/content/models/launcherCommunity';
import type { Locale } from '#domain/language/Locale';
import type { SocialNetwork } from '#domain/navigation/Footer';
import type { NavigationLink } from '#domain/navigation/Menu';
import { Content } from '../content/Content';
import { SiteLinks } from '../navigation/SiteLinks';
import { useCase } from '../useCase';

export type CommunityLink = NavigationLink & { readonly network?: SocialNetwork | undefined };

export type LauncherCommunity = Omit<ContentOf<typeof launcherCommunity>, 'links'> & {
  readonly links: readonly CommunityLink[];
};

@useCase
export class LoadLauncherCommunity {
  constructor(
    private readonly content: Content,
    private readonly siteLinks: SiteLinks,
  ) {}

  async execute(locale: Locale): Promise<LauncherCommunity> {
    const { content } = await this.content.findOne(launcherCommunity, { locale });
    const links = content.links.flatMap(({ network, ...described }): readonly CommunityLink[] => {
      const link = this.siteLinks.resolve(described, locale);
      return link ? [{ ...link, network }] : [];
    });
    return { ...content, links };
  }
}
