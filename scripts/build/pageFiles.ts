import { routes, type Route } from '../../src/domain/navigation/routes';

/**
 * The files of each page of the site by the name of its chunk. The frame of its section comes first: the host's HTML has
 * the page in its frame.
 *
 * @param chunks the names of all chunks
 * @param filesOf the files of a chunk and of those it needs
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
