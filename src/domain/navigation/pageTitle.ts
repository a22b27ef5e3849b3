export const pageTitle = (title: string, product: string): string =>
  title === product || title === '' ? product : `${title} · ${product}`;

/** Number of characters. Browsers and search engines cut off longer titles. */
export const maxTitleLength = 64;

/**
 * Returns the document title for a step of a page. Omits the page's own title if the result would be too long.
 *
 * @param page title of the page, including the product
 */
export const stepTitle = (step: string, page: string, product: string): string => {
  const whole = pageTitle(step, page);
  return whole.length <= maxTitleLength ? whole : pageTitle(step, product);
};
