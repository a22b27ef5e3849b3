import type { Locale } from '../../domain/language/Locale';
import { emptyMenus, type MenuLink, type Menus } from '../../domain/navigation/Menu';
import { routes } from '../../domain/navigation/routes';
import { Documents } from '../content/Documents';
import { groupIn, textIn, type Fields } from '../content/fields';
import { useCase } from '../useCase';

/** The menus of a locale; links to pages that do not exist or have no name are left out (SH-08). */
@useCase
export class LoadMenus {
  constructor(private readonly documents: Documents) {}

  async execute(locale: Locale): Promise<Menus> {
    const found = await this.documents.find({ type: 'navigation', locale });
    const data = found.ok ? found.value.documents[0]?.data : undefined;
    if (!data) return emptyMenus;
    return {
      main: linksIn(data, 'menu'),
      profile: linksIn(data, 'profile_links'),
      account: linksIn(data, 'account_links'),
      footer: groupIn(data, 'footer_links').flatMap((fields) =>
        linkFrom(fields).map((link) => ({
          ...link,
          emphasis: textIn(fields, 'emphasis') === 'big' ? ('big' as const) : ('simple' as const),
        })),
      ),
    };
  }
}

const linksIn = (data: Fields, group: string): readonly MenuLink[] => groupIn(data, group).flatMap(linkFrom);

const linkFrom = (fields: Fields): readonly MenuLink[] => {
  const label = textIn(fields, 'label');
  const route = routes.find(({ id, ready }) => ready && id === textIn(fields, 'page'));
  return label !== '' && route ? [{ label, page: route.id }] : [];
};
