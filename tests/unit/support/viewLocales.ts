import { locales, type Locale } from '#domain/language/Locale';

/**
 * Languages of the view tests. The content files of all languages are compared with each other. A view is therefore
 * only tested in one that differs from English in paths, numbers and dates. The exhaustive run uses all languages.
 */
export const viewLocales: readonly Locale[] = process.env.TEST_SCOPE === 'all' ? locales : ['de-de'];
