import type { Documents } from '#infrastructure/content/Documents';
import { documentAt } from '../../infrastructure/content/contentFiles';
import { EditedDocuments, renderPage } from '../../support/renderPage';

type Data = Readonly<Record<string, unknown>>;

export const dataOf = (type: string, locale: Parameters<typeof documentAt>[0] = 'en-us'): Data =>
  documentAt(locale, `${type}/${type}.json`).data as Data;

/** The `main` element of a page as rendered by the server, with some fields of its English document replaced. */
export const renderServedPage = async (
  path: string,
  { type, edit = {} }: { readonly type?: string; readonly edit?: Data } = {},
): Promise<HTMLElement> => {
  const documents: Documents | undefined =
    type === undefined ? undefined : new EditedDocuments({ [`${type}-en-us`]: { ...dataOf(type), ...edit } });
  const { html } = await renderPage(path, { ...(documents && { documents }) });
  document.body.innerHTML = html;
  const main = document.querySelector('main');
  if (!main) throw new Error(`${path} has no main part`);
  return main;
};
