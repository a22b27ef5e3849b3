import type { BackEndTexts } from '../../content/generated/backEndTexts';
import type { Language } from '../../src/domain/language/Locale';
import { html } from '../platform/html';
import { linkedPage } from './linkedPage';

/** The page runs no script and loads nothing; its style is inline. */
export const confirmationPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

export const confirmationPage = (
  language: Language,
  texts: BackEndTexts['newsletterConfirmed'],
  homeUrl: string,
): string =>
  linkedPage(
    language,
    texts.title,
    html`<p>${texts.text}</p>
      <p><a href="${homeUrl}">${texts.home}</a></p>`,
  );
