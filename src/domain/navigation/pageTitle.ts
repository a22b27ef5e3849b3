/** The document's title: the page's own, a separator, the product's name (SH-06). */
export const pageTitle = (title: string, product: string): string =>
  title === product || title === '' ? product : `${title} · ${product}`;
