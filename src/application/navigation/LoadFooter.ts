import type { Locale } from '../../domain/language/Locale';
import {
  emptyFooter,
  socialNetworks,
  type Advertisement,
  type Footer,
  type ListedLink,
  type SocialLink,
} from '../../domain/navigation/Footer';
import { Documents } from '../content/Documents';
import { listIn, textIn, type Fields } from '../content/fields';
import { ownPictureIn } from '../content/pictures';
import { useCase } from '../useCase';
import { SiteLinks } from './SiteLinks';

/** The footer of a locale; what is blank, or leads nowhere, is left out (SH-13). */
@useCase
export class LoadFooter {
  constructor(
    private readonly documents: Documents,
    private readonly links: SiteLinks,
  ) {}

  async execute(locale: Locale): Promise<Footer> {
    const found = await this.documents.find({ type: 'footer', locale });
    const data = found.ok ? found.value.documents[0]?.data : undefined;
    if (!data) return emptyFooter;
    const [advertisement] = listIn(data, 'advertisements', (fields) =>
      this.advertisementFrom(fields, locale),
    );
    return {
      links: listIn(data, 'links', (fields) => this.listedLinkFrom(fields, locale)),
      socials: listIn(data, 'socials', (fields) => this.socialLinkFrom(fields)),
      ...(advertisement && { advertisement }),
    };
  }

  private listedLinkFrom(fields: Fields, locale: Locale): ListedLink | undefined {
    const link = this.links.linkIn(fields, locale);
    return link && { ...link, emphasis: textIn(fields, 'emphasis') === 'big' ? 'big' : 'simple' };
  }

  private socialLinkFrom(fields: Fields): SocialLink | undefined {
    const link = this.links.externalLinkIn(fields);
    const network = socialNetworks.find((known) => known === textIn(fields, 'network'));
    return link && { ...link, ...(network && { network }) };
  }

  /** Without a title and a text there is nothing to show. */
  private advertisementFrom(fields: Fields, locale: Locale): Advertisement | undefined {
    const title = textIn(fields, 'title');
    const text = textIn(fields, 'text');
    if (title === '' && text === '') return undefined;
    const { page, address, link_label: label } = fields;
    const link = this.links.linkIn({ page, address, label }, locale);
    return { title, text, ...ownPictureIn(fields), ...(link && { link }) };
  }
}
