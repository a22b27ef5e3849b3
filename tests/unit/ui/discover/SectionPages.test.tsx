import mining from '#content/en-us/discover_page/mining.json';
import scars from '#content/en-us/update_page/hulls-keep-their-scars.json';
import { everyPath } from '../../support/sitePaths';
import { EditedDocuments, renderPage } from '../../support/renderPage';

type Data = Readonly<Record<string, unknown>>;

const renderPath = async (path: string, edits: Readonly<Record<string, Data>> = {}): Promise<HTMLElement> => {
  document.body.innerHTML = (await renderPage(path, { documents: new EditedDocuments(edits) })).html;
  return document.body.querySelector('main') as HTMLElement;
};

const sectionPaths = everyPath.filter(({ path }) =>
  /\/(landing|entdecken|decouvrir|updates|aktualisierungen|mises-a-jour)\//.test(path),
);

const types = {
  oneBoxLeft: '.discover-one[data-direction="left"]',
  oneBoxRight: '.discover-one[data-direction="right"]',
  twoBox: '.discover-grid[data-columns="2"] > .discover-card',
  threeBox: '.discover-grid[data-columns="3"] > .discover-card',
  twoBigCards: '.discover-big',
  carouselThreeShown: '.k-carousel[data-shown="3"]',
  carouselOneFocused: '.k-carousel--focused .k-carousel__dots button',
  updateCarousel: '.k-carousel[data-shown="1.4"]:not(.k-carousel--focused)',
  videoCover: '.video-stage__play',
};

const slice = (type: string, primary: unknown) => ({ slice_type: type, variation: 'default', primary });

const renderWithBody = (body: unknown) =>
  renderPath('/landing/mining', { [mining.id]: { ...mining.data, body } });

const boxes = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ box_title: `Box ${nth + 1}`, button_label: 'Go' }));

describe('LP-01 the section pages', () => {
  it('include three landing pages and four updates in each of three languages', () => {
    expect(sectionPaths).toHaveLength(21);
  });

  it('show every type of section, one h1, and headings without gaps', async () => {
    const found = new Set<string>();
    for (const { path } of sectionPaths.filter(({ locale }) => locale === 'en-us')) {
      const page = await renderPath(path);
      for (const [name, selector] of Object.entries(types)) if (page.querySelector(selector)) found.add(name);
      const levels = [...page.querySelectorAll('h1,h2,h3')].map(({ tagName }) => Number(tagName[1]));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels.every((level, index) => index === 0 || level - (levels[index - 1] ?? 0) <= 1)).toBe(true);
    }
    expect([...found].sort()).toEqual(Object.keys(types).sort());
  });
});

describe('LP-01 the intro block', () => {
  it('shows a picture, three texts, a video button and a page button', async () => {
    const page = await renderPath('/landing/mining');
    const intro = page.querySelector('.discover-intro');
    expect(intro?.querySelector('img')?.alt).toBe(mining.data.intro_picture.alt);
    expect(intro?.querySelector('h1')?.textContent).toBe(mining.data.intro_title);
    expect(intro?.textContent).toContain(mining.data.intro_subtitle);
    expect(intro?.textContent).toContain(mining.data.intro_description);
    expect([...(intro?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '/buy',
      '/films/intro.mp4',
    ]);
  });

  it('omits the left button without a video and the right button without a link', async () => {
    const page = await renderPath('/landing/mining', {
      [mining.id]: {
        ...mining.data,
        intro_left_film_webm: null,
        intro_left_film_mp4: null,
        intro_right_link: { link_type: 'Any' },
      },
    });
    expect(page.querySelectorAll('.discover-intro a')).toHaveLength(0);
  });

  it('shows the release date of an update', async () => {
    expect((await renderPath('/updates/hulls-keep-their-scars')).textContent).toMatch(
      /Released on November.17,.2026/,
    );
    expect((await renderPath('/fr/mises-a-jour/hulls-keep-their-scars')).textContent).toMatch(
      /Sortie le 17.novembre.2026/,
    );
  });
});

describe('LP-01 unusual content', () => {
  it('omits slices that are empty, have no entries or have an unknown type', async () => {
    const page = await renderWithBody([
      slice('holodeck', { title: 'Nobody knows it' }),
      slice('three_box', {}),
      slice('two_box', { title: 'Only a title', boxes: [{}, { box_title: '' }, null] }),
      slice('one_box', null),
      slice('video_cover', { title: 'No video' }),
      null,
      'text',
      slice('three_box', { title: 'The only one', boxes: boxes(1) }),
    ]);
    expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['The only one']);
    expect(page.querySelectorAll('.discover-body > *')).toHaveLength(1);
  });

  it.each([
    ['three_box', '.discover-card'],
    ['two_box', '.discover-card'],
    ['two_big_cards', '.discover-big'],
    ['carousel_three_shown', '.k-carousel__slide'],
    ['carousel_one_focused', '.k-carousel__slide'],
  ])('renders both 1 and 50 entries of %s', async (type, selector) => {
    const one = await renderWithBody([slice(type, { title: 'T', boxes: boxes(1) })]);
    expect(one.querySelectorAll(selector)).toHaveLength(1);
    expect(one.querySelectorAll('.k-carousel__controls, .k-carousel__dots')).toHaveLength(0);
    const fifty = await renderWithBody([slice(type, { title: 'T', boxes: boxes(50) })]);
    expect(fifty.querySelectorAll(selector)).toHaveLength(50);
    expect(fifty.querySelectorAll('.k-carousel__dots')).toHaveLength(0);
  });

  it.each([
    'javascript:alert(1)',
    'JaVa\tScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//elsewhere.test/',
    '/\\elsewhere.test/',
    'http://elsewhere.test/',
    'blob:https://elsewhere.test/1',
    7,
    null,
  ])('does not render a link or button to %p', async (url) => {
    const link = { link_type: 'Web', url };
    const page = await renderPath('/landing/mining', {
      [mining.id]: {
        ...mining.data,
        intro_right_link: link,
        intro_left_film_webm: link,
        intro_left_film_mp4: link,
        body: [slice('one_box', { box_title: 'T', button_label: 'Go', button_link: link })],
      },
    });
    expect(page.querySelectorAll('a')).toHaveLength(0);
    expect(page.querySelectorAll('.k-button')).toHaveLength(0);
  });

  it('links to a document in the document’s language', async () => {
    const link = { link_type: 'Document', type: 'update_page', uid: 'cranes-that-carry', lang: 'de-de' };
    const page = await renderWithBody([
      slice('one_box', { box_title: 'T', button_label: 'Go', button_link: link }),
    ]);
    expect(page.querySelector('.discover-one a')?.getAttribute('href')).toBe(
      '/de/aktualisierungen/cranes-that-carry',
    );
  });

  it('only the first card opens the roadmap, unless it has a link', async () => {
    const { primary } = scars.data.body.find(({ slice_type }) => slice_type === 'two_big_cards') ?? {};
    const page = (cards: readonly object[]) =>
      renderWithBody([slice('two_big_cards', { ...primary, boxes: cards })]);
    const link = { link_type: 'Web', url: '/buy' };
    expect((await page(boxes(2))).querySelectorAll('.discover-big button.k-button')).toHaveLength(1);
    const linked = boxes(2).map((box) => ({ ...box, button_link: link }));
    const withLinks = await page(linked);
    expect(withLinks.querySelectorAll('.discover-big button.k-button')).toHaveLength(0);
    expect(withLinks.querySelectorAll('.discover-big a.k-button')).toHaveLength(2);
  });

  it('falls back to a default title when every field is empty', async () => {
    expect((await renderPath('/landing/mining', { [mining.id]: {} })).querySelector('h1')?.textContent).toBe(
      'Discover Farstead',
    );
    expect(
      (await renderPath('/updates/hulls-keep-their-scars', { [scars.id]: {} })).querySelector('h1')
        ?.textContent,
    ).toBe('Update');
  });
});
