import { backEndTexts, type BackEndTexts } from '../../content/generated/backEndTexts';
import { defaultLocale, homePath, localeOfLanguage, type Language } from '../../src/domain/language/Locale';
import { html } from '../platform/html';
import { linkedPage } from './linkedPage';

/** The pages run no script; their style is inline, and their form goes to this host. */
export const confirmationPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

interface Site {
  readonly language: Language;
  readonly rootUrl: string;
}

export const confirmationPage = (language: Language, key: string): string => {
  const { title, text, confirm } = backEndTexts[language].newsletterConfirm;
  return linkedPage(
    language,
    title,
    html`<p>${text}</p>
      <form method="post" action="?lang=${language}&key=${key}">
        <button>${confirm}</button>
      </form>`,
  );
};

export const confirmedPage = (site: Site): string =>
  outcome(site, backEndTexts[site.language].newsletterConfirmed);

export const expiredLinkPage = (site: Site): string =>
  outcome(site, backEndTexts[site.language].newsletterLinkExpired);

const outcome = (
  { language, rootUrl }: Site,
  { title, text, home }: BackEndTexts['newsletterConfirmed'],
): string =>
  linkedPage(
    language,
    title,
    html`<p>${text}</p>
      <p><a href="${rootUrl}${homePath(localeOfLanguage(language) ?? defaultLocale)}">${home}</a></p>`,
  );
