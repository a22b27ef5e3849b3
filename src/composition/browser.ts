import { rest } from '../infrastructure/browser/rest';
import type { Composition } from './Composition';

/** The site as players use it. Its adapters are evaluated in separate tasks. */
export const compose = async (): Promise<Composition> => {
  await import(/* webpackMode: "eager" */ './browserAdapters');
  await rest();
  await import(/* webpackMode: "eager" */ '../infrastructure/http/shared/ApiClient');
  await rest();
  await import(/* webpackMode: "eager" */ './httpAdapters');
  await rest();
  const { composeBrowser } = await import(/* webpackMode: "eager" */ './composeBrowser');
  await rest();
  return composeBrowser();
};
