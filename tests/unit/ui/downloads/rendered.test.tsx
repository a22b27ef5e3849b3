import { locales } from '../../../../src/domain/language/Locale';
import { pathOf } from '../../../../src/domain/navigation/matchPath';
import { renderedPage } from '../../support/renderedPage';

it.each(locales)(
  'DL-01 in %s the server renders the public page whole, the same for everybody',
  async (locale) => {
    const path = pathOf('downloadServer', locale);
    const visitor = await renderedPage(path);
    expect(visitor.html).toMatch(/href="\/downloads\/farstead-server-files-[\d.]+\.zip"/);
    expect(visitor.html).toMatch(/<code[^>]*>[\da-f]{64}<\/code>/);
    expect(visitor.html).toContain(`href="${pathOf('accountDownloadServer', locale)}"`);
    expect(visitor.html).not.toMatch(/href="\/downloads\/farstead-myDU/);
    expect(visitor.title).toContain('myDU');
  },
);
