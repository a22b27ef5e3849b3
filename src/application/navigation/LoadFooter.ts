import { footer } from '#domain/content/models/footer';
import type { ContentOf } from '#domain/content/model/Field';
import type { Locale } from '#domain/language/Locale';
import type { Advertisement, Footer, FooterLink, SocialLink } from '#domain/navigation/Footer';
import { Content } from '../content/Content';
import { useCase } from '../useCase';
import { SiteLinks } from './SiteLinks';

type RawContent = ContentOf<typeof footer>;

@useCase
export class LoadFooter {
  constructor(
    private readonly content: Content,
    private readonly siteLinks: SiteLinks,
  ) {}

  async execute(locale: Locale): Promise<Footer> {
    const { content } = await this.content.findOne(footer, { locale });
    const { links, socials, advertisements } = content;
    // Skips advertisements with neither a title nor a text, because they would be empty.
    const shown = advertisements.find(({ title, text }) => title !== '' || text !== '');
    return {
      links: links.flatMap((link) => this.footerLink(link, locale) ?? []),
      socials: socials.flatMap((social) => this.socialLink(social) ?? []),
      ...(shown && { advertisement: this.advertisement(shown, locale) }),
    };
  }

  private footerLink(listed: RawContent['links'][number], locale: Locale): FooterLink | undefined {
    const link = this.siteLinks.resolve(listed, locale);
    return link && { ...link, emphasis: listed.emphasis };
  }

  private socialLink({ network, ...social }: RawContent['socials'][number]): SocialLink | undefined {
    const link = this.siteLinks.resolveExternal(social);
    return link && { ...link, ...(network && { network }) };
  }

  private advertisement(
    { title, text, picture, linkLabel, page, address }: RawContent['advertisements'][number],
    locale: Locale,
  ): Advertisement {
    const link = this.siteLinks.resolve({ label: linkLabel, page, address }, locale);
    return { title, text, ...(picture && { picture }), ...(link && { link }) };
  }
}
