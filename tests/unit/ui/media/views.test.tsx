import type { MediaFiles } from '#application/media/MediaFiles';
import { localizePath, pathOf } from '#domain/navigation/pagePaths';
import type { RouteId } from '#domain/navigation/routes';
import { FakeMediaFiles } from '#infrastructure/fake/media/FakeMediaFiles';
import { fail, succeed } from '#domain/shared/Result';
import { renderPage } from '../../support/renderPage';
import { viewLocales } from '../../support/viewLocales';

const renderPath = async (path: string): Promise<HTMLElement> => {
  document.body.innerHTML = (await renderPage(path)).html;
  return document.body;
};

const answering = (answer: Awaited<ReturnType<MediaFiles['list']>>) =>
  jest.spyOn(FakeMediaFiles.prototype, 'list').mockResolvedValue(answer);

const pages = [
  'media',
  'screenshots',
  'videos',
  'wallpapers',
  'conceptArt',
  'documents',
] as const satisfies readonly RouteId[];

afterEach(() => jest.restoreAllMocks());

describe.each(viewLocales)('the media pages in %s', (locale) => {
  it('ME-01 the overview shows pinned items, up to seven screenshots and wallpapers, and counts', async () => {
    const page = await renderPath(pathOf('media', locale));
    expect(page.querySelector('#media-pinned')?.getAttribute('data-shown')).toBe('2');
    expect(page.querySelector('#media-wallpapers')?.getAttribute('data-shown')).toBe('1.4');
    expect(page.querySelectorAll('.media__grid--latest > li')).toHaveLength(7);
    const links = [...page.querySelectorAll('.media__part a')].map((link) => [
      link.getAttribute('href'),
      /\d+/.test(link.textContent ?? ''),
    ]);
    expect(links).toContainEqual([pathOf('screenshots', locale), true]);
    expect(links).toContainEqual([pathOf('wallpapers', locale), true]);
  });

  it.each(pages)('ME-02 %s marks its position in both sub-navigations', async (route) => {
    const page = await renderPath(pathOf(route, locale));
    const current = [...page.querySelectorAll('.media-nav [aria-current=page]')];
    expect(current.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill(pathOf(route, locale)));
    expect(page.querySelectorAll('.media-nav--drop details summary')).toHaveLength(1);
    const names = [...page.querySelectorAll('.media-nav a')].map(({ textContent }) => textContent);
    expect(names).not.toContain('');
  });

  it('ME-02 items link to their files when the application is not running', async () => {
    const [document_] = (await renderPath(pathOf('documents', locale))).querySelectorAll('.media-tile');
    expect(document_?.getAttribute('href')).toBe(`/assets/media/documents/fact_sheet-${locale}.pdf`);
    const [picture] = (await renderPath(pathOf('screenshots', locale))).querySelectorAll('.media-tile');
    expect(picture?.getAttribute('href')).toMatch(/^\/assets\/media\/screenshots\/\w+\.webp$/);
    expect(picture?.querySelector('img')?.alt).not.toBe('');
  });
});

describe('failure modes', () => {
  it.each(pages)('ME-01 %s shows a message and its navigation when the API is down', async (route) => {
    answering(fail({ kind: 'offline' }));
    const page = await renderPath(pathOf(route, 'en-us'));
    expect(page.querySelector('.k-notice--danger')?.textContent).toContain('The library couldn’t be loaded');
    expect(page.querySelector('h1')?.textContent).not.toBe('');
    expect(page.querySelectorAll('.media-nav')).toHaveLength(2);
  });

  it.each(pages)('ME-01 %s renders without any items', async (route) => {
    answering(succeed({}));
    expect((await renderPath(pathOf(route, 'en-us'))).querySelector('.k-page-body')?.textContent).toContain(
      'Nothing here yet',
    );
  });

  it('ME-01 shows items without thumbnails or with non-Latin names, but not of an unknown category', async () => {
    answering(
      succeed({
        screenshots: ['a/b/screenshots/星基地.webp', 'a/b/music/song.webp'],
        documents: ['a/b/documents/bare.pdf'],
      }),
    );
    const screenshots = await renderPath(localizePath('/media/screenshots', 'en-us'));
    expect([...screenshots.querySelectorAll('.media-tile')].map((tile) => tile.textContent)).toEqual([
      '星基地',
    ]);
    expect(screenshots.querySelector('.media-tile img')?.getAttribute('src')).toContain('%E6%98%9F');
    const documents = await renderPath(localizePath('/media/documents', 'en-us'));
    expect(documents.querySelectorAll('.media-tile__none')).toHaveLength(1);
  });

  it('ME-02 shows the first 20 items and links the others for browsers without JavaScript', async () => {
    const many = Array.from({ length: 45 }, (_, index) => `a/b/screenshots/shot${String(index)}.webp`);
    answering(succeed({ screenshots: many }));
    const page = await renderPath(localizePath('/media/screenshots', 'en-us'));
    expect(page.querySelectorAll('.media-tile')).toHaveLength(20);
    expect(page.textContent).toContain('20 of 45 shown');
    expect(page.querySelector('noscript')?.innerHTML.match(/shot\d+\.webp/g)).toHaveLength(25);
  });
});
