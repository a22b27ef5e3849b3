import { backEndTexts } from '#content/generated/backEndTexts';
import { defaultLocale, homePath, localeOfLanguage, type Language } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { maskEmail } from '#domain/registration/LinkOwner';
import { unsubscribePath, type EmailLinkContext } from '../platform/emailLink';
import { fillIn } from '../platform/fillIn';
import { html, type Html } from '../platform/html';
import { interestName } from './interests';
import { emailLinkPage } from './emailLinkPage';
import type { Unsubscription } from './unsubscribeKeys';

export const unsubscribePage = (
  { language }: EmailLinkContext,
  unsubscription: Unsubscription,
  key: string,
): string => {
  const { title, text, confirm } = backEndTexts[language].unsubscribe;
  return emailLinkPage(
    language,
    title,
    html`<p>${describe(text, language, unsubscription)}</p>
      <form method="post" action="${unsubscribePath}?lang=${language}&key=${key}">
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <button>${confirm}</button>
      </form>`,
  );
};

export const unsubscribedPage = (site: EmailLinkContext, unsubscription: Unsubscription): string => {
  const { language } = site;
  const { doneTitle, doneText } = backEndTexts[language].unsubscribe;
  return emailLinkPage(
    language,
    doneTitle,
    html`<p>${describe(doneText, language, unsubscription)}</p>
      ${linksTo(site)}`,
  );
};

export const unknownLinkPage = (site: EmailLinkContext): string => {
  const { unknownTitle, unknownText } = backEndTexts[site.language].unsubscribe;
  return emailLinkPage(
    site.language,
    unknownTitle,
    html`<p>${unknownText}</p>
      ${linksTo(site)}`,
  );
};

const linksTo = ({ language, rootUrl }: EmailLinkContext): Html => {
  const { preferences, home } = backEndTexts[language].unsubscribe;
  const locale = localeOfLanguage(language) ?? defaultLocale;
  return html`<p><a href="${rootUrl}${pathOf('preferences', locale)}">${preferences}</a></p>
    <p><a href="${rootUrl}${homePath(locale)}">${home}</a></p>`;
};

const describe = (text: string, language: Language, { email, interest }: Unsubscription): string =>
  fillIn(text, { email: maskEmail(email), interest: interestName(interest, language) });
