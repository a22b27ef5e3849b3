const separator = ' · ';

export const pageTitle = (title: string, product: string): string =>
  title === product || title === '' ? product : title + separator + product;

/** Number of characters. Browsers and search engines cut off longer titles. */
const maxLength = 64;

/**
 * Title of a step of a page. Leaves out the page if the title would be too long.
 *
 * @param page title of the page, including the product
 */
export const stepTitle = (step: string, page: string): string => {
  const whole = step + separator + page;
  return whole.length <= maxLength ? whole : step + separator + (page.split(separator).at(-1) ?? page);
};
