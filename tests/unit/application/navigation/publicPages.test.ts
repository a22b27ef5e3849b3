import { LoadFooter } from '#application/navigation/LoadFooter';
import { LoadMenus } from '#application/navigation/LoadMenus';
import { locales } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import type { RouteId } from '#domain/navigation/routes';
import { pillarRoutes } from '#domain/pillars/pillars';
import { sitePages } from '#ui/app/sitePages';
import { compose } from '../../support/compose';

const isBuilt = (id: RouteId): boolean => id in sitePages;

const inFooter = (['contentCreators', 'recruitAFriend', 'partners', 'serverStatus'] as const).filter(isBuilt);

const inHeader = ([...inFooter, ...Object.values(pillarRoutes), 'contest'] as const).filter(isBuilt);

describe.each(locales)('the bundled navigation in %s', (locale) => {
  it('SH-08 LP-02 the header links to every public page', async () => {
    const { main } = await (await compose({ pages: sitePages })).get(LoadMenus).execute(locale);
    const links = main.flatMap((entry) =>
      entry.kind === 'link' ? [entry.link] : entry.blocks.flatMap((block) => block.links),
    );
    expect(links.map(({ href }) => href)).toEqual(
      expect.arrayContaining(inHeader.map((id) => pathOf(id, locale))),
    );
  });

  it('SH-13 the footer links to creators, recruiting, partners and the server status', async () => {
    const { links } = await (await compose({ pages: sitePages })).get(LoadFooter).execute(locale);
    expect(links.map(({ href }) => href)).toEqual(
      expect.arrayContaining(inFooter.map((id) => pathOf(id, locale))),
    );
  });
});
