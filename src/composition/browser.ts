import { yieldToMain } from '#infrastructure/browser/yieldToMain';
import type { Composition } from './Composition';

/** Composes the site for players. Its adapters are evaluated in separate tasks. */
export const compose = async (): Promise<Composition> => {
  await import(/* webpackMode: "eager" */ './browserAdapters');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ '#infrastructure/http/shared/ApiClient');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './httpAdapters');
  await yieldToMain();
  const { composeBrowser } = await import(/* webpackMode: "eager" */ './composeBrowser');
  await yieldToMain();
  return composeBrowser();
};
