import { backEndTexts, type BackEndTexts } from '../../content/generated/backEndTexts';
import { defaultLocale, homePath, localeOfLanguage, type Language } from '../../src/domain/language/Locale';
import { html } from '../platform/html';
import { linkedPage, type LinkedSite } from './linkedPage';

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

export const confirmedPage = (site: LinkedSite): string =>
  outcome(site, backEndTexts[site.language].newsletterConfirmed);

export const expiredLinkPage = (site: LinkedSite): string =>
  outcome(site, backEndTexts[site.language].newsletterLinkExpired);

const outcome = (
  { language, rootUrl }: LinkedSite,
  { title, text, home }: BackEndTexts['newsletterConfirmed'],
): string =>
  linkedPage(
    language,
    title,
    html`<p>${text}</p>
      <p><a href="${rootUrl}${homePath(localeOfLanguage(language) ?? defaultLocale)}">${home}</a></p>`,
  );
