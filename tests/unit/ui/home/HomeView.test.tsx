import { localizePath } from '#domain/navigation/matchPath';
import { notFoundElementId } from '#domain/navigation/notFoundPath';
import { documentAt } from '../../infrastructure/content/contentFiles';
import { renderPage } from '../../support/renderPage';
import { viewLocales } from '../../support/viewLocales';

interface Home {
  readonly data: {
    readonly body: readonly {
      readonly slice_type: string;
      readonly primary: Readonly<Record<string, string>>;
    }[];
  };
}

describe.each(viewLocales)('the home page in %s', (locale) => {
  const shown = async () => {
    document.body.innerHTML = (await renderPage(localizePath('/', locale))).html;
    return document.body;
  };

  it('HO-01 shows a quote with its author’s name and role', async () => {
    const { data } = documentAt(locale, 'landing_page/home.json') as unknown as Home;
    const quote = data.body.find((slice) => slice.slice_type === 'quote')?.primary;
    const page = await shown();
    expect(page.querySelector('blockquote')?.textContent).toBe(quote?.text);
    expect([...page.querySelectorAll('figcaption span')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([quote?.author, quote?.role]),
    );
  });

  it('SH-02 shows a notice for an unknown path, with links to other pages', async () => {
    const notice = (await shown()).querySelector<HTMLElement>(`#${notFoundElementId}`);
    expect(notice?.hidden).toBe(false);
    expect(notice?.className).toBe('unknown-page');
    expect(notice?.textContent).toMatch(/^\p{Lu}.+\./u);
    const ways = [...(notice?.querySelectorAll('a') ?? [])].map((way) => way.getAttribute('href'));
    expect(ways).toEqual(['/', '/news', '/tutorials', '/sitemap'].map((path) => localizePath(path, locale)));
  });

  it('HO-01 loops a decorative background video without controls', async () => {
    const video = (await shown()).querySelector<HTMLVideoElement>('#hero video');
    expect(video?.loop).toBe(true);
    expect(video?.controls).toBe(false);
    expect(video?.getAttribute('aria-hidden')).toBe('true');
  });
});
