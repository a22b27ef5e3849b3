import { footer } from '../../domain/content/models/footer';
import type { ContentOf } from '../../domain/content/model/Field';
import type { Locale } from '../../domain/language/Locale';
import type { Advertisement, Footer, ListedLink, SocialLink } from '../../domain/navigation/Footer';
import { Content } from '../content/Content';
import { useCase } from '../useCase';
import { SiteLinks } from './SiteLinks';

type Described = ContentOf<typeof footer>;

@useCase
export class LoadFooter {
  constructor(
    private readonly content: Content,
    private readonly siteLinks: SiteLinks,
  ) {}

  async execute(locale: Locale): Promise<Footer> {
    const { content } = await this.content.one(footer, { locale });
    const { links, socials, advertisements } = content;
    // An advertisement without a title and a text has nothing to show.
    const shown = advertisements.find(({ title, text }) => title !== '' || text !== '');
    return {
      links: links.flatMap((link) => this.listedLink(link, locale) ?? []),
      socials: socials.flatMap((social) => this.socialLink(social) ?? []),
      ...(shown && { advertisement: this.advertisement(shown, locale) }),
    };
  }

  private listedLink(listed: Described['links'][number], locale: Locale): ListedLink | undefined {
    const link = this.siteLinks.link(listed, locale);
    return link && { ...link, emphasis: listed.emphasis };
  }

  private socialLink({ network, ...social }: Described['socials'][number]): SocialLink | undefined {
    const link = this.siteLinks.externalLink(social);
    return link && { ...link, ...(network && { network }) };
  }

  private advertisement(
    { title, text, picture, linkLabel, page, address }: Described['advertisements'][number],
    locale: Locale,
  ): Advertisement {
    const link = this.siteLinks.link({ label: linkLabel, page, address }, locale);
    return { title, text, ...(picture && { picture }), ...(link && { link }) };
  }
}
