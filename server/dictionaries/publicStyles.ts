import { isVisitorSpecific, routes, type Route } from '#domain/navigation/routes';
import { inlineStyles } from '../pages/inlineStyles';

const all: readonly Route[] = routes;

/**
 * Returns the style sheets of the public pages as they are inlined in HTML, except those of the home page.
 * @param filesOf files by the name of a page's chunk
 */
export const publicStyles = async (
  siteFolder: string,
  filesOf: Readonly<Record<string, readonly string[]>>,
): Promise<string> => {
  const sheetsOf = (id: string): readonly string[] =>
    (filesOf[`page-${id}`] ?? []).filter((file) => file.endsWith('.css'));
  const sheets = new Set(all.filter((route) => !isVisitorSpecific(route)).flatMap(({ id }) => sheetsOf(id)));
  for (const sheet of sheetsOf('home')) sheets.delete(sheet);
  const links = [...sheets].map((sheet) => `<link rel="stylesheet" href="/${sheet}" />`);
  return (await inlineStyles(links.join(''), siteFolder)).html;
};
