import { locales } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { renderPage } from '../../support/renderPage';

it.each(locales)(
  'DL-01 in %s, the server renders the complete public page identically for all visitors',
  async (locale) => {
    const path = pathOf('downloadServer', locale);
    const visitor = await renderPage(path);
    expect(visitor.html).toMatch(/href="\/downloads\/farstead-server-files-[\d.]+\.zip"/);
    expect(visitor.html).toMatch(/<code[^>]*>[\da-f]{64}<\/code>/);
    expect(visitor.html).toContain(`href="${pathOf('accountDownloadServer', locale)}"`);
    expect(visitor.html).not.toMatch(/href="\/downloads\/farstead-myDU/);
    expect(visitor.title).toContain('myDU');
  },
);
