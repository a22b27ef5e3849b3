import { nextTask } from '../infrastructure/browser/nextTask';
import type { Composition } from './Composition';

/** The site as players use it. Its adapters are evaluated in tasks of their own. */
export const compose = async (): Promise<Composition> => {
  await import(/* webpackMode: "eager" */ './browserAdapters');
  await nextTask();
  await import(/* webpackMode: "eager" */ './httpAdapters');
  await nextTask();
  const { composeBrowser } = await import(/* webpackMode: "eager" */ './composeBrowser');
  await nextTask();
  return composeBrowser();
};
