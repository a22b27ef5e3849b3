import { formatMoney } from '#domain/commerce/formatMoney';
import { localizePath } from '#domain/navigation/pagePaths';
import { notFoundElementId } from '#domain/navigation/notFoundPath';
import { documentAt, textsOf } from '../../infrastructure/content/contentFiles';
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

  it('the first screen says genre, platform and that nothing renews', async () => {
    const facts = (await shown()).querySelector('#hero .landing-hero__facts')?.textContent;
    expect(facts).toContain('Windows');
    expect(facts).toContain(textsOf(locale, 'texts/renewal.json').get('.entries:onePayment'));
  });

  it('the first screen names the lowest price per month where the country is known', async () => {
    const monthlyPrice = async () => ({ cents: 667, currency: 'EUR' }) as const;
    const { html } = await renderPage(localizePath('/', locale), { monthlyPrice });
    document.body.innerHTML = html;
    const price = formatMoney({ cents: 667, currency: 'EUR' }, locale);
    expect(document.querySelector('#hero .landing-hero__facts')?.textContent).toContain(` ${price} `);
    expect((await shown()).querySelector('#hero .landing-hero__facts')?.textContent).not.toMatch(/\d/);
  });

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
    expect(ways).toEqual(
      ['/', '/news', '/tutorials', '/help', '/sitemap'].map((path) => localizePath(path, locale)),
    );
  });

  it('HO-01 loops a decorative background video without controls', async () => {
    const video = (await shown()).querySelector<HTMLVideoElement>('#hero video');
    expect(video?.loop).toBe(true);
    expect(video?.controls).toBe(false);
    expect(video?.getAttribute('aria-hidden')).toBe('true');
  });
});
