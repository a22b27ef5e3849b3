import type { Locale } from '../../domain/language/Locale';
import {
  emptyFooter,
  socialNetworks,
  type Advertisement,
  type FootLink,
  type Footer,
  type ListedLink,
  type SocialLink,
} from '../../domain/navigation/Footer';
import { pathOf } from '../../domain/navigation/matchPath';
import { wayOf } from '../../domain/navigation/outside';
import { routes } from '../../domain/navigation/routes';
import { Documents } from '../content/Documents';
import { groupIn, textIn, type Fields } from '../content/fields';
import { pictureIn } from '../content/pictures';
import { useCase } from '../useCase';
import { BuiltPages } from './BuiltPages';
import { Navigator } from './Navigator';

/** The footer of a locale; what is blank, or leads nowhere, is left out (SH-13). */
@useCase
export class LoadFooter {
  constructor(
    private readonly documents: Documents,
    private readonly pages: BuiltPages,
    private readonly navigator: Navigator,
  ) {}

  async execute(locale: Locale): Promise<Footer> {
    const found = await this.documents.find({ type: 'footer', locale });
    const data = found.ok ? found.value.documents[0]?.data : undefined;
    if (!data) return emptyFooter;
    const [advertisement] = groupIn(data, 'advertisements').flatMap((fields) =>
      present(this.advertisementFrom(fields, locale)),
    );
    return {
      links: groupIn(data, 'links').flatMap((fields) => present(this.listedLinkFrom(fields, locale))),
      socials: groupIn(data, 'socials').flatMap((fields) => present(this.socialLinkFrom(fields))),
      ...(advertisement && { advertisement }),
    };
  }

  private listedLinkFrom(fields: Fields, locale: Locale): ListedLink | undefined {
    const link = this.linkFrom(fields, textIn(fields, 'label'), locale);
    return link && { ...link, emphasis: textIn(fields, 'emphasis') === 'big' ? 'big' : 'simple' };
  }

  private socialLinkFrom(fields: Fields): SocialLink | undefined {
    const label = textIn(fields, 'label');
    const way = wayOf(textIn(fields, 'address'), this.navigator.origin);
    if (label === '' || way?.kind !== 'outside') return undefined;
    const network = socialNetworks.find((known) => known === textIn(fields, 'network'));
    return { label, href: way.href, ...(network && { network }) };
  }

  /** Without a title and a text there is nothing to show. */
  private advertisementFrom(fields: Fields, locale: Locale): Advertisement | undefined {
    const title = textIn(fields, 'title');
    const text = textIn(fields, 'text');
    if (title === '' && text === '') return undefined;
    const picture = pictureIn(fields, 'picture', textIn(fields, 'coordinates'));
    const link = this.linkFrom(fields, textIn(fields, 'link_label'), locale);
    return { title, text, ...(picture && { picture }), ...(link && { link }) };
  }

  /** To a page of this build by its id, else to an address elsewhere. */
  private linkFrom(fields: Fields, label: string, locale: Locale): FootLink | undefined {
    if (label === '') return undefined;
    const page = textIn(fields, 'page');
    if (page !== '') {
      const route = routes.find(({ id }) => id === page);
      return route && this.pages.has(route.id)
        ? { label, href: pathOf(route.id, locale), page: route.id }
        : undefined;
    }
    const way = wayOf(textIn(fields, 'address'), this.navigator.origin);
    return way?.kind === 'outside' ? { label, href: way.href } : undefined;
  }
}

const present = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);
