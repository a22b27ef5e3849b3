import { inLocale } from '../../../../src/domain/navigation/matchPath';
import { unknownPageId } from '../../../../src/domain/navigation/unknownPage';
import { documentAt } from '../../infrastructure/content/contentFiles';
import { renderedPage } from '../../support/renderedPage';
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
    document.body.innerHTML = (await renderedPage(inLocale('/', locale))).html;
    return document.body;
  };

  it('HO-01 quotes somebody, with their name and role', async () => {
    const { data } = documentAt(locale, 'landing_page/home.json') as unknown as Home;
    const quote = data.body.find((slice) => slice.slice_type === 'quote')?.primary;
    const page = await shown();
    expect(page.querySelector('blockquote')?.textContent).toBe(quote?.text);
    expect([...page.querySelectorAll('figcaption span')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([quote?.author, quote?.role]),
    );
  });

  it('SH-02 has the notice of an unknown path as the target of its address, with ways on', async () => {
    const notice = (await shown()).querySelector<HTMLElement>(`#${unknownPageId}`);
    expect(notice?.hidden).toBe(false);
    expect(notice?.className).toBe('unknown-page');
    expect(notice?.textContent).toMatch(/^\p{Lu}.+\./u);
    const ways = [...(notice?.querySelectorAll('a') ?? [])].map((way) => way.getAttribute('href'));
    expect(ways).toEqual(['/', '/news', '/tutorials', '/sitemap'].map((path) => inLocale(path, locale)));
  });

  it('HO-01 has a film in its background, without sound or controls, that begins again at its end', async () => {
    const film = (await shown()).querySelector<HTMLVideoElement>('#hero video');
    expect(film?.loop).toBe(true);
    expect(film?.controls).toBe(false);
    expect(film?.getAttribute('aria-hidden')).toBe('true');
  });
});
