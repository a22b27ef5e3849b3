export const pageTitle = (title: string, product: string): string =>
  title === product || title === '' ? product : `${title} · ${product}`;
