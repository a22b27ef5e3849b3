import { backEndTexts } from '#content/generated/backEndTexts';
import type { OrderRejection } from '#domain/commerce/PurchaseOrder';
import type { Language } from '#domain/language/Locale';
import { fillIn } from '../platform/fillIn';
import { html, type Html } from '../platform/html';
import { testCards, type TestCardOutcome } from './cards';

/** Content security policy of the payment page, which the site frames. It allows only its own script and server. */
export const paymentPageCsp =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export const storePageCsp =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** State of the order that the page shows. Only in the state `card` can it be paid. */
export type PageState = 'card' | 'paid' | 'refused' | OrderRejection;

export interface PaymentContent {
  readonly language: Language;
  readonly token: string;
  readonly product: string;
  readonly amount: string;
  readonly state: PageState;
}

export interface Page {
  readonly language: Language;
  readonly title: string;
  readonly content: Html;
  readonly bodyAttributes?: Html;
  readonly script?: string;
}

/** Creates the HTML document of a mock page. */
export const standInPage = ({ language, title, content, bodyAttributes, script }: Page): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Farstead</title>
        <link rel="stylesheet" href="/sandbox/paystation/style.css" />
        ${script === undefined ? '' : html`<script src="${script}" defer></script>`}
      </head>
      <body ${bodyAttributes ?? ''}>
        <main aria-label="${title}">${content}</main>
      </body>
    </html>`.markup;

const grouped = (card: string): string => card.replace(/(.{4})(?=.)/g, '$1 ');

/** Returns an expiry date about two years from now, so that it is always valid. */
const someExpiry = (now: Date): string => `12/${String((now.getUTCFullYear() + 2) % 100).padStart(2, '0')}`;

export const paymentPage = (
  { language, token, product, amount, state }: PaymentContent,
  now: Date,
): string => {
  const texts = backEndTexts[language].payment;
  const step = (name: string, heading: string, content: Html): Html =>
    html`<section data-step="${name}" aria-labelledby="${name}-title" hidden>
      <h2 id="${name}-title" tabindex="-1">${heading}</h2>
      ${content}
    </section>`;
  const field = (name: string, label: string, wrong: string, autocomplete: string, hint = ''): Html =>
    html`<div class="field">
      <label for="${name}">${label}${hint === '' ? '' : ` (${hint})`}</label>
      <span class="plate">
        <input
          id="${name}"
          name="${name}"
          inputmode="numeric"
          autocomplete="${autocomplete}"
          aria-describedby="${name}-error"
          required
        />
      </span>
      <p class="error" id="${name}-error" hidden>${wrong}</p>
    </div>`;
  const closing = html`<div class="row"><button type="button" data-leave>${texts.close}</button></div>`;
  const kinds = Object.keys(testCards) as TestCardOutcome[];
  return standInPage({
    language,
    title: `${texts.title}: ${product}`,
    bodyAttributes: html`data-access-token="${token}" data-state="${state}"`,
    script: '/sandbox/paystation/page.js',
    content: html`<header>
        <h1>${product}</h1>
        <p class="amount">${amount}</p>
      </header>
      <p class="notice">${texts.notice}</p>
      ${
        state === 'card'
          ? html`<section data-step="card" aria-labelledby="card-title">
              <h2 id="card-title" tabindex="-1">${texts.card}</h2>
              <p class="error" id="declined" role="alert" tabindex="-1" hidden>${texts.declined}</p>
              <form novalidate>
                ${field('number', texts.number, texts.numberWrong, 'cc-number')}
                <div class="pair">
                  ${field('expiry', texts.expiry, texts.expiryWrong, 'cc-exp', texts.expiryHint)}
                  ${field('code', texts.code, texts.codeWrong, 'cc-csc')}
                </div>
                <button type="submit">${fillIn(texts.pay, { amount })}</button>
                <button type="button" class="second" data-leave>${texts.leave}</button>
              </form>
              <div class="cards">
                <h2>${texts.testCards}</h2>
                <p class="quiet">${texts.testCardsHint}</p>
                <ul>
                  ${kinds.map(
                    (kind) =>
                      html`<li>
                        <button
                          type="button"
                          class="second slim"
                          data-card="${testCards[kind]}"
                          data-expiry="${someExpiry(now)}"
                        >
                          <span>${grouped(testCards[kind])}</span> <span>${texts.cards[kind]}</span>
                        </button>
                      </li>`,
                  )}
                </ul>
              </div>
            </section>`
          : ''
      }
      ${step('wait', texts.wait, html`<p>${texts.waitText}</p>`)}
      ${step(
        'bank',
        texts.bank,
        html`<p>${fillIn(texts.bankText, { amount })}</p>
          <div class="row">
            <button type="button" data-confirm>${texts.confirm}</button>
            <button type="button" class="second" data-refuse>${texts.refuse}</button>
          </div>`,
      )}
      ${step('paid', texts.paid, html`<p>${texts.paidText}</p>`)}
      ${step(
        'troubled',
        texts.troubled,
        html`<p>${texts.troubledText}</p>
          ${closing}`,
      )}
      ${step(
        'refused',
        texts.refused,
        html`<p>${texts.refusedText}</p>
          ${closing}`,
      )}
      ${step(
        'sold-out',
        texts.soldOut,
        html`<p>${texts.soldOutText}</p>
          ${closing}`,
      )}
      ${step(
        'already-owned',
        texts.owned,
        html`<p>${texts.ownedText}</p>
          ${closing}`,
      )}
      ${step(
        'failed',
        texts.failed,
        html`<p>${texts.failedText}</p>
          <div class="row"><button type="button" data-again>${texts.again}</button></div>`,
      )}`,
  });
};

export interface StoreContent {
  readonly language: Language;
  readonly transaction: string;
  /** URL on the site that the store redirects to after the payment. */
  readonly returnUrl: string;
  readonly product: string;
  readonly account: string;
  readonly amount: string;
  readonly isOpen: boolean;
}

export const storePage = (content: StoreContent): string => {
  const { language, transaction, returnUrl, product, account, amount, isOpen } = content;
  const texts = backEndTexts[language].store;
  const answer = (value: string, label: string, look: string): Html =>
    html`<button class="${look}" name="answer" value="${value}">${label}</button>`;
  return standInPage({
    language,
    title: isOpen ? texts.title : texts.ended,
    bodyAttributes: html`class="store"`,
    content: html`<h1>${isOpen ? texts.title : texts.ended}</h1>
      <p class="notice">${texts.notice}</p>
      <p>${isOpen ? texts.lead : texts.endedText}</p>
      <dl>
        <dt>${texts.product}</dt>
        <dd>${product}</dd>
        <dt>${texts.account}</dt>
        <dd>${account}</dd>
        <dt>${texts.price}</dt>
        <dd class="amount">${amount}</dd>
      </dl>
      <form method="post" action="/sandbox/store">
        <input type="hidden" name="transaction" value="${transaction}" />
        <input type="hidden" name="returnUrl" value="${returnUrl}" />
        <div class="row">
          ${
            isOpen
              ? html`${answer('approve', fillIn(texts.approve, { amount }), 'first')}${answer('cancel', texts.cancel, 'second')}`
              : answer('back', texts.back, 'first')
          }
        </div>
      </form>`,
  });
};

export const unknownPaymentPage = (): string => {
  const title = 'There is no such payment.';
  return standInPage({ language: 'en', title, content: html`<h1>${title}</h1>` });
};
