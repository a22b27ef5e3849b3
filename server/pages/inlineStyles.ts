import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { policyHash } from './policyHash';

const link = /<link rel="stylesheet" href="(\/[^"]+)" ?\/?>/g;

interface StyledPage {
  readonly html: string;
  /** Hashes of the inlined style sheets, for the content security policy. */
  readonly styleHashes: readonly string[];
}

/**
 * Inlines the linked style sheets to save a request before the first paint. Each keeps its URL in `data-href`, so that
 * scripts do not load the style sheet again.
 * @param document HTML with links to files of the built site
 */
export const inlineStyles = async (document: string, siteFolder: string): Promise<StyledPage> => {
  const hrefs = [...document.matchAll(link)].map(([, href = '']) => href);
  const sheets = await Promise.all(hrefs.map((href) => readFile(join(siteFolder, href), 'utf8')));
  const styleOf = new Map(hrefs.map((href, index) => [href, sheets[index] ?? '']));
  const html = document.replace(
    link,
    (_, href: string) => `<style data-href="${href}">${styleOf.get(href) ?? ''}</style>`,
  );
  return { html, styleHashes: [...styleOf.values()].map(policyHash) };
};
