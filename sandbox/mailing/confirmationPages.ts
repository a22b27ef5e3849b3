import { backEndTexts, type BackEndTexts } from '#content/generated/backEndTexts';
import { defaultLocale, homePath, localeOfLanguage, type Language } from '#domain/language/Locale';
import { html } from '../platform/html';
import { emailLinkPage, type EmailLinkContext } from './emailLinkPage';

export const confirmationPage = (language: Language, key: string): string => {
  const { title, text, confirm } = backEndTexts[language].newsletterConfirm;
  return emailLinkPage(
    language,
    title,
    html`<p>${text}</p>
      <form method="post" action="?lang=${language}&key=${key}">
        <button>${confirm}</button>
      </form>`,
  );
};

export const confirmedPage = (site: EmailLinkContext): string =>
  outcome(site, backEndTexts[site.language].newsletterConfirmed);

export const expiredLinkPage = (site: EmailLinkContext): string =>
  outcome(site, backEndTexts[site.language].newsletterLinkExpired);

const outcome = (
  { language, rootUrl }: EmailLinkContext,
  { title, text, home }: BackEndTexts['newsletterConfirmed'],
): string =>
  emailLinkPage(
    language,
    title,
    html`<p>${text}</p>
      <p><a href="${rootUrl}${homePath(localeOfLanguage(language) ?? defaultLocale)}">${home}</a></p>`,
  );
