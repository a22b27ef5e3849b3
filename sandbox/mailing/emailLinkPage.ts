import type { FastifyReply } from 'fastify';
import type { Language } from '#domain/language/Locale';
import { html, type Html } from '../platform/html';

const style = `
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 16px; padding: 24px;
    background: #070b12; color: #f4eee3; font: 16px/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
  main { display: grid; gap: 16px; }
  h1 { margin: 0; font-size: 32px; line-height: 1.25; }
  p { margin: 0; max-width: 60ch; }
  a { color: #ffae42; }
  button { padding: 14px 26px; border: 1px solid transparent; background: #ffae42; color: #070b12; font: inherit; font-weight: 600;
    cursor: pointer; }
  button:focus-visible, a:focus-visible { outline: 3px solid #5cd6ff; outline-offset: 3px; }
`;

/** Content security policy of these pages: no scripts, inline styles, and forms that submit to this web server only. */
const emailLinkPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export const sendEmailLinkPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-security-policy': emailLinkPagePolicy, 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(page);

/** Creates a page that an emailed link opens. It runs no scripts and loads no other files. */
export const emailLinkPage = (language: Language, title: string, content: Html): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Farstead</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.markup;
