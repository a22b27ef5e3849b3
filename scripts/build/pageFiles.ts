import { routes, type Route } from '#domain/navigation/routes';

/**
 * Returns the files of each page by the page's chunk name. The files of the section's frame come first,
 * because the server renders the page inside that frame.
 *
 * @param chunks names of all chunks
 * @param filesOf returns the files of a chunk and its dependencies
 */
export const pageFiles = (
  chunks: Iterable<string>,
  filesOf: (chunk: string) => readonly string[],
): Readonly<Record<string, readonly string[]>> => {
  const built = new Set(chunks);
  const table: readonly Route[] = routes;
  const ofRoute = table.map(({ id, section }) => {
    const parts = [`frame-${section}`, `page-${id}`].filter((chunk) => built.has(chunk));
    return [`page-${id}`, [...new Set(parts.flatMap(filesOf))]] as const;
  });
  return Object.fromEntries(ofRoute.filter(([page]) => built.has(page)));
};
