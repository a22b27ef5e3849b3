import type { BackEndTexts } from '#content/generated/backEndTexts';
import { defaultLocale, homePath, localeOfLanguage, type Language } from '#domain/language/Locale';
import type { EmailLinkContext } from '../platform/emailLink';
import { html } from '../platform/html';
import { emailLinkPage } from './emailLinkPage';

type Outcome = BackEndTexts['newsletterConfirmed'];

/** Page with a button that confirms a request. */
export const confirmationPage = (
  language: Language,
  key: string,
  { title, text, confirm }: BackEndTexts['newsletterConfirm'],
): string =>
  emailLinkPage(
    language,
    title,
    html`<p>${text}</p>
      <form method="post" action="?lang=${language}&key=${key}">
        <button>${confirm}</button>
      </form>`,
  );

/** Page about the outcome of a confirmation, with a link to the home page. */
export const outcomePage = (
  { language, rootUrl }: EmailLinkContext,
  { title, text, home }: Outcome,
): string =>
  emailLinkPage(
    language,
    title,
    html`<p>${text}</p>
      <p><a href="${rootUrl}${homePath(localeOfLanguage(language) ?? defaultLocale)}">${home}</a></p>`,
  );
