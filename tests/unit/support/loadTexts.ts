import type { Locale } from '#domain/language/Locale';
import type { Namespace } from '#ui/content/texts';
import { Translations } from '#ui/content/Translations';
import type { Application } from './compose';

/** Loads the shell's texts and those of these namespaces. */
export const loadTexts = async (
  application: Application,
  locale: Locale,
  namespaces: readonly Namespace[] = [],
): Promise<void> => {
  const translations = application.get(Translations);
  await translations.load(locale);
  await translations.ensureLoaded(namespaces);
};
