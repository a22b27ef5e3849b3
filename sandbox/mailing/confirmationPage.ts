import type { BackEndTexts } from '../../content/generated/backEndTexts';
import type { Language } from '../../src/domain/language/Locale';
import { html } from '../platform/html';

/** The page runs no script and loads nothing; its style is inline. */
export const confirmationPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

const style = `
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 16px; padding: 24px;
    background: #070b12; color: #f4eee3; font: 16px/1.6 system-ui, sans-serif; }
  h1 { margin: 0; font-size: 32px; line-height: 1.25; }
  p { margin: 0; max-width: 60ch; }
  a { color: #ffae42; }
`;

/** The page that opens from the link of an email. */
export const confirmationPage = (
  language: Language,
  texts: BackEndTexts['newsletterConfirmed'],
  homeUrl: string,
): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts.title} · Farstead</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>${texts.title}</h1>
          <p>${texts.text}</p>
          <p><a href="${homeUrl}">${texts.home}</a></p>
        </main>
      </body>
    </html>`.markup;
