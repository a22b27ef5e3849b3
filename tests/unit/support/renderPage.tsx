import { enableStaticRendering } from 'mobx-react-lite';
import { PrerenderedSale } from '#application/commerce/PrerenderedSale';
import { Documents } from '#infrastructure/content/Documents';
import { languageOf, localeOfPath } from '#domain/language/Locale';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { AppPresenter } from '#ui/app/AppPresenter';
import { PagePresenter } from '#ui/app/PagePresenter';
import { renderHtml } from '#ui/app/renderHtml';
import { siteFrames } from '#ui/app/siteFrames';
import { sitePages } from '#ui/app/sitePages';
import { composeUnconfigured } from './compose';

export { EditedDocuments } from './EditedDocuments';

enableStaticRendering(true);

interface RenderedPage {
  readonly html: string;
  readonly title: string;
}

interface RenderOptions {
  readonly documents?: Documents;
  readonly as?: PersonKey;
  /** Lowest price per month that the server knows. */
  readonly monthlyPrice?: PrerenderedSale['findMonthlyPrice'];
}

/**
 * Renders a page of the site with the fake back end, as the server would.
 *
 * @throws errors of the page's views, presenters and use cases
 */
export const renderPage = async (
  path: string,
  { documents, as, monthlyPrice }: RenderOptions = {},
): Promise<RenderedPage> => {
  const application = composeUnconfigured({ path, pages: sitePages, frames: siteFrames, ...(as && { as }) });
  if (documents) application.replace(Documents, documents);
  if (monthlyPrice) {
    application.replace(PrerenderedSale, { find: async () => undefined, findMonthlyPrice: monthlyPrice });
  }
  if (as) application.backend.person(as).language = languageOf(localeOfPath(path));
  await application.get(AppPresenter).start();
  const [error] = application.errors.reports;
  if (error !== undefined) throw error;
  const { state } = application.get(PagePresenter);
  if (state.kind !== 'shown') throw new Error(`${path} is ${state.kind}`);
  return { html: await renderHtml(application.container), title: state.page.title };
};

const inline = 'a|abbr|b|code|em|i|mark|small|span|strong|sub|sup|time';

/** Visible texts of a page by block, including text attributes such as `alt` and `aria-label`. */
export const visibleTexts = (html: string): readonly string[] => {
  const attributes = [...html.matchAll(/\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  const blocks = html
    .replace(/<!--.*?-->/gs, '')
    .replace(new RegExp(`</?(?:${inline})(?:\\s[^>]*)?>`, 'g'), '')
    .split(/<[^>]*>/);
  return [...attributes, ...blocks].map((text) => unescaped(text).trim()).filter((text) => text !== '');
};

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

const unescaped = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');
