import { locales, type Locale } from '../../../src/domain/language/Locale';

/**
 * The languages that views are tested in. The content files are compared language by language, so a view needs one that
 * differs from English in its paths, numbers and dates; the exhaustive run takes all.
 */
export const viewLocales: readonly Locale[] = process.env.TEST_SCOPE === 'all' ? locales : ['de-de'];
