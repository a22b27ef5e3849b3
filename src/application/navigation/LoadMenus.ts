import type { Locale } from '../../domain/language/Locale';
import { emptyMenus, type MenuLink, type Menus } from '../../domain/navigation/Menu';
import { routes } from '../../domain/navigation/routes';
import { Documents } from '../content/Documents';
import { groupIn, textIn, type Fields } from '../content/fields';
import { useCase } from '../useCase';
import { BuiltPages } from './BuiltPages';

/** The menus of a locale; links to pages that do not exist or have no name are left out (SH-08). */
@useCase
export class LoadMenus {
  constructor(
    private readonly documents: Documents,
    private readonly pages: BuiltPages,
  ) {}

  async execute(locale: Locale): Promise<Menus> {
    const found = await this.documents.find({ type: 'navigation', locale });
    const data = found.ok ? found.value.documents[0]?.data : undefined;
    if (!data) return emptyMenus;
    return {
      main: this.linksIn(data, 'menu'),
      profile: this.linksIn(data, 'profile_links'),
      account: this.linksIn(data, 'account_links'),
      footer: groupIn(data, 'footer_links').flatMap((fields) =>
        this.linkFrom(fields).map((link) => ({
          ...link,
          emphasis: textIn(fields, 'emphasis') === 'big' ? ('big' as const) : ('simple' as const),
        })),
      ),
    };
  }

  private linksIn(data: Fields, group: string): readonly MenuLink[] {
    return groupIn(data, group).flatMap((fields) => this.linkFrom(fields));
  }

  private linkFrom(fields: Fields): readonly MenuLink[] {
    const label = textIn(fields, 'label');
    const route = routes.find(({ id }) => id === textIn(fields, 'page'));
    return label !== '' && route && this.pages.has(route.id) ? [{ label, page: route.id }] : [];
  }
}
