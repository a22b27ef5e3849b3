import { expect, type Page } from '@playwright/test';

/** Counts the visible headings and links of the document, and lists content that is skipped or not loaded. */
const inspectDocument = (page: Page) =>
  page.evaluate(() => {
    const isExposed = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"], [inert]') === null;
    const count = (selector: string): number =>
      [...document.querySelectorAll(selector)].filter(isExposed).length;
    const describe = ({ tagName, className }: Element): string => `${tagName} ${className}`;
    const skipped = [...document.querySelectorAll('body *')].filter(
      (element) => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
    );
    const unloaded = [...document.images].filter(
      (image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0),
    );
    return {
      headings: count('h1, h2, h3, h4, h5, h6, [role="heading"]'),
      links: count('a[href]'),
      skipped: skipped.map(describe),
      unloaded: unloaded.map(({ currentSrc, src }) => currentSrc || src),
    };
  });

const countAccessible = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const count = (role: string): number =>
    nodes.filter((node) => !node.ignored && node.role?.value === role).length;
  return { headings: count('heading'), links: count('link') };
};

/**
 * Expects every visible heading and link of an untouched page to be in the accessibility tree, no layout to be skipped,
 * and all images to be loaded.
 */
export const expectComplete = async (page: Page): Promise<void> => {
  await expect(async () => {
    const { headings, links, skipped, unloaded } = await inspectDocument(page);
    expect({ skipped, unloaded }).toEqual({ skipped: [], unloaded: [] });
    expect(await countAccessible(page)).toEqual({ headings, links });
  }).toPass({ timeout: 40_000 });
};
