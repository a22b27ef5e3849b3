import { isForOne, routes, type Route } from '../../src/domain/navigation/routes';
import { inlineStyles } from '../pages/inlineStyles';

const all: readonly Route[] = routes;

/**
 * The style sheets of pages for everybody, as they stand in the HTML of the pages; without those of the home page.
 * @param filesOf the files of each page's chunk
 */
export const publicStyles = async (
  siteFolder: string,
  filesOf: Readonly<Record<string, readonly string[]>>,
): Promise<string> => {
  const sheetsOf = (id: string): readonly string[] =>
    (filesOf[`page-${id}`] ?? []).filter((file) => file.endsWith('.css'));
  const sheets = new Set(all.filter((route) => !isForOne(route)).flatMap(({ id }) => sheetsOf(id)));
  for (const sheet of sheetsOf('home')) sheets.delete(sheet);
  const links = [...sheets].map((sheet) => `<link rel="stylesheet" href="/${sheet}" />`);
  return (await inlineStyles(links.join(''), siteFolder)).html;
};
