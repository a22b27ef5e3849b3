import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { holdRequests } from './support/holdRequests';
import { english, german, languages } from './support/languages';
import { expect, test } from './support/test';
import { waitForHydration } from './support/waitForHydration';

const recordVideoRequests = (page: Page): string[] => {
  const videos: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(webm|mp4)$/.test(pathname)) videos.push(pathname);
  });
  return videos;
};

/** Number of reviews that are completely visible. */
const countVisibleSlides = (carousel: Locator): Promise<number> =>
  carousel.locator('.k-carousel__viewport').evaluate((viewport) => {
    const { left, right } = viewport.getBoundingClientRect();
    return [...viewport.querySelectorAll('[aria-roledescription]')].filter((slide) => {
      const box = slide.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1;
    }).length;
  });

for (const language of languages) {
  const text = (key: string, variables = {}) => language.text(`home:${key}`, variables);

  test(`HO-01 HO-02 the page labels its sections, and its menu links to each section (${language.locale}) @phone`, async ({
    page,
  }) => {
    await page.goto(language.path.home);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('link', { name: language.text('navigation:play.buy') }).first(),
    ).toHaveAttribute('href', /\/(buy|acheter|kaufen)$/);
    await expect(main.getByText(text('hero.facts'))).toBeInViewport();
    const links = main.getByRole('navigation', { name: text('anchors.label') }).getByRole('link');
    await expect(links).toHaveText(
      ['world', 'reboot', 'pillars', 'evening', 'reviews', 'own-server'].map((part) =>
        text(`anchors.${part}`),
      ),
    );
    for (const part of ['own-server', 'reboot']) {
      await links.filter({ hasText: text(`anchors.${part}`) }).click();
      await expect(page).toHaveURL(`${language.path.home}#${part}`);
      await expect(page.locator(`#${part}`).getByRole('heading', { level: 2 })).toBeInViewport();
      await links.first().scrollIntoViewIfNeeded();
    }
  });

  test(`HO-01 the intro opens in a popup with captions and restores focus when closed (${language.locale})`, async ({
    page,
    browserErrors,
  }) => {
    // Abort the large video file: this test covers only the popup around it.
    await page.route('**/films/*.{webm,mp4}', (route) => route.abort());
    browserErrors.allow(/^\/films\//);
    await page.goto(language.path.home);
    const link = page.getByRole('link', { name: text('intro.watch') });
    await expect(link).toHaveAttribute('href', '/films/intro.mp4');
    await link.click();
    const popup = page.getByRole('dialog');
    const player = popup.locator('video');
    await expect(player).toBeVisible();
    await expect(player).toHaveAttribute('controls');
    await expect(player.locator('track[kind="captions"]')).toHaveAttribute(
      'src',
      `/films/intro.${language.locale}.vtt`,
    );
    await expect
      .poll(() => player.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0))
      .toBeGreaterThan(3);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(link).toBeFocused();
  });

  test(`HO-03 the carousel shows as many reviews as fit and moves with buttons and keys (${language.locale}) @phone`, async ({
    page,
  }) => {
    await page.goto(`${language.path.home}#reviews`);
    const carousel = page.getByRole('region', { name: text('reviews.label') });
    await expect(carousel).toHaveClass(/is-moving/);
    const count = await carousel.locator('.k-carousel__slide').count();
    const at = (number: number) =>
      carousel.getByText(text('reviews.position', { number, total: count }), { exact: true });
    expect(count).toBeGreaterThanOrEqual(8);
    await expect
      .poll(() => countVisibleSlides(carousel))
      .toBe((page.viewportSize()?.width ?? 0) < 480 ? 1 : 3);
    await expect(at(1)).toBeVisible();

    await carousel.getByRole('button', { name: text('reviews.next') }).click();
    await expect(at(2)).toBeVisible();
    await carousel.getByRole('group', { name: text('reviews.label') }).press('ArrowLeft');
    await expect(at(1)).toBeVisible();
    await carousel.getByRole('button', { name: text('reviews.previous') }).click();
    await expect(at(count)).toBeVisible();
    // These tests use reduced motion, so there is nothing to pause.
    await expect(carousel.getByRole('button', { name: language.text('app:motion.stop') })).toBeHidden();
  });
}

test('HO-01 does not fetch the video with reduced motion', async ({ page }) => {
  const videos = recordVideoRequests(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(videos).toEqual([]);
});

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('HO-01 the video replaces the image and can be paused', async ({ page }) => {
    await page.goto('/');
    const player = page.locator('#hero video');
    await expect(player).toHaveAttribute('data-rolling', 'true');
    const isPaused = () => player.evaluate((video: HTMLVideoElement) => video.paused);
    expect(await isPaused()).toBe(false);

    const hero = page.locator('#hero');
    await hero.getByRole('button', { name: english.text('app:motion.stop') }).click();
    await expect.poll(isPaused).toBe(true);
    await hero.getByRole('button', { name: english.text('app:motion.start') }).click();
    await expect.poll(isPaused).toBe(false);
    await page.locator('#own-server').scrollIntoViewIfNeeded();
    await expect.poll(isPaused).toBe(true);
  });

  test('HO-01 the motion control works without the application and is remembered @phone', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/assets/main.*.js');
    await page.goto('/', { waitUntil: 'commit' });
    const hero = page.locator('#hero');
    const stop = hero.getByRole('button', { name: english.text('app:motion.stop') });
    const start = hero.getByRole('button', { name: english.text('app:motion.start') });
    const isMoving = () =>
      hero
        .locator('.landing-hero__picture')
        .evaluate((picture) => picture.getAnimations().some(({ playState }) => playState === 'running'));
    await expect.poll(isMoving).toBe(true);
    await stop.click();
    await expect(start).toBeFocused();
    expect(await isMoving()).toBe(false);
    release();
    await waitForHydration(page);
    await expect(start).toBeVisible();

    const videos = recordVideoRequests(page);
    await page.reload();
    await expect(start).toBeVisible();
    expect(await isMoving()).toBe(false);
    expect(videos).toEqual([]);
    await start.click();
    await expect.poll(isMoving).toBe(true);
  });

  test('HO-01 does not fetch the video with data saving on', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
    });
    const videos = recordVideoRequests(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(videos).toEqual([]);
  });

  test('HO-03 reviews rotate every 5000 ms within 1000 ms, except while being read or paused', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/#reviews');
    const carousel = page.getByRole('region', { name: english.text('home:reviews.label') });
    await expect(carousel).toHaveClass(/is-moving/);
    await page.clock.pauseAt(Date.now() + 60_000);
    const position = carousel.locator('.k-carousel__position');
    const place = () =>
      carousel
        .locator('.k-carousel__slides')
        .evaluate((slides) => new DOMMatrix(getComputedStyle(slides).transform).e);
    const run = async (milliseconds: number) => {
      await page.clock.runFor(milliseconds);
      return position.textContent();
    };
    /** Advances the clock until the next review starts to move in, to a tenth of a second. */
    const untilNext = async () => {
      const before = await position.textContent();
      for (let waited = 0; waited <= 5100; waited += 100) {
        if ((await run(100)) !== before) return;
      }
      throw new Error(`nothing came after ${before}`);
    };

    await untilNext();
    const first = await position.textContent();
    const width = await carousel
      .locator('.k-carousel__slide')
      .first()
      .evaluate((slide) => slide.clientWidth);
    await run(150);
    const underWay = await place();
    await run(750);
    const nearly = await place();
    await run(1000);
    const atRest = await place();
    expect(Math.abs(underWay - atRest)).toBeGreaterThan(width / 10);
    expect(Math.abs(nearly - atRest)).toBeLessThan(2);
    expect(await run(2800)).toBe(first);
    expect(await run(400)).not.toBe(first);

    await run(1000);
    await carousel.locator('.k-carousel__viewport').hover();
    const read = await position.textContent();
    expect(await run(20_000)).toBe(read);
    await page.mouse.move(5, 5);
    await untilNext();

    const next = carousel.getByRole('button', { name: english.text('home:reviews.next') });
    await next.focus();
    const focused = await position.textContent();
    expect(await run(20_000)).toBe(focused);
    await next.blur();
    await untilNext();

    await carousel.getByRole('button', { name: english.text('app:motion.stop') }).click();
    const play = carousel.getByRole('button', { name: english.text('app:motion.start') });
    await play.blur();
    await page.mouse.move(5, 5);
    const paused = await position.textContent();
    expect(await run(20_000)).toBe(paused);
    await play.click();
    await carousel.getByRole('button', { name: english.text('app:motion.stop') }).blur();
    await page.mouse.move(5, 5);
    await untilNext();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`HO-01 HO-02 HO-03 all content is readable and all links work (${language.locale})`, async ({
      page,
      browserErrors,
    }) => {
      // With JavaScript disabled, the browser refuses to load scripts ahead of time and logs errors.
      browserErrors.allow(/^\/assets\//);
      await page.goto(language.path.home);
      await page.getByRole('link', { name: language.text('home:anchors.reviews') }).click();
      const reviews = page.locator('#reviews');
      await expect(reviews.getByRole('heading')).toBeInViewport();
      for (const review of await reviews.locator('blockquote').all()) await expect(review).toBeVisible();
      await expect(page.getByRole('link', { name: language.text('home:intro.watch') })).toHaveAttribute(
        'href',
        '/films/intro.mp4',
      );
      await expect(page.locator('#own-server noscript')).toBeAttached();
    });
  }
});

test.describe('in a country of the euro', () => {
  test.use({ country: 'DE' });

  test('BU-03 the first screen names the lowest price per month in the shop (de-de) @phone', async ({
    page,
  }) => {
    const facts = page.locator('.landing-hero__facts');
    await page.goto(german.path.home);
    await expect(facts).toBeInViewport();
    const words = (await facts.textContent()) ?? '';
    const [price = 'missing'] = /\d+,\d\d\s€/u.exec(words) ?? [];
    expect(words).toContain(german.text('home:hero.from', { price }));
    await waitForHydration(page);
    await expect(facts).toHaveText(words);
    await page
      .getByRole('main')
      .getByRole('link', { name: german.text('navigation:play.buy') })
      .first()
      .click();
    await expect(page.getByRole('main').getByText(price).first()).toBeVisible();
  });
});

test.describe('in a country that the web server does not know', () => {
  test.use({ country: 'unknown' });

  test('BU-03 the first screen names no price and requests no offers', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(page.locator('.landing-hero__facts')).toHaveText(
      `${english.text('home:hero.facts')} ${english.text('renewal:onePayment')}`,
    );
    expect(requested.filter((path) => /^\/api\/products\/(campaigns|products)/.test(path))).toEqual([]);
  });
});
