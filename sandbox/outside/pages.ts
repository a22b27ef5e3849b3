import { backEndTexts } from '#content/generated/backEndTexts';
import type { Language } from '#domain/language/Locale';
import { standInPage } from '../payment/pages';
import { html, type Html } from '../platform/html';
import { sampleDiscordAccounts, sampleStoreAccounts, storeOwnerships } from '#samples/externalAccounts';

/** `action` is the URL of the page with its query, so that submitting the form repeats the original query. */
interface AccountChoice {
  readonly language: Language;
  readonly action: string;
}

type Texts = Omit<(typeof backEndTexts)['en']['storeSignIn'], 'accounts'>;

interface Account {
  readonly value: string;
  readonly name: string;
  readonly about: string;
}

const accountButton = ({ value, name, about }: Account): Html =>
  html`<li>
    <button class="second slim" name="account" value="${value}">
      <span>${name}</span> <span>${about}</span>
    </button>
  </li>`;

const accountChoicePage = (
  { language, action }: AccountChoice,
  texts: Texts,
  accounts: readonly Account[],
  others: Html,
): string =>
  standInPage({
    language,
    title: texts.title,
    bodyAttributes: html`class="store"`,
    content: html`<h1>${texts.title}</h1>
      <p class="notice">${texts.notice}</p>
      <p>${texts.lead}</p>
      <form method="post" action="${action}" class="cards">
        <h2>${texts.choose}</h2>
        <ul>
          ${accounts.map(accountButton)}
        </ul>
      </form>
      <form method="post" action="${action}" class="cards">
        <h2>${texts.other}</h2>
        <div class="field">
          <label for="name">${texts.name}</label>
          <span class="plate">
            <input
              id="name"
              name="name"
              maxlength="40"
              autocomplete="off"
              spellcheck="false"
              aria-describedby="name-hint"
              required
            />
          </span>
          <p class="quiet" id="name-hint">${texts.nameHint}</p>
        </div>
        ${others}
      </form>
      <form method="post" action="${action}">
        <div class="row"><button class="second" name="answer" value="cancel">${texts.cancel}</button></div>
      </form>`,
  });

export const discordPage = (requested: AccountChoice): string => {
  const texts = backEndTexts[requested.language].discord;
  const accounts = sampleDiscordAccounts.map((name) => ({ value: name, name, about: '' }));
  return accountChoicePage(
    requested,
    texts,
    accounts,
    html`<div class="row"><button name="account" value="other">${texts.allow}</button></div>`,
  );
};

export const storeSignInPage = (requested: AccountChoice): string => {
  const texts = backEndTexts[requested.language].storeSignIn;
  const accounts = storeOwnerships.map((kind) => ({
    value: kind,
    name: sampleStoreAccounts[kind],
    about: texts.accounts[kind],
  }));
  return accountChoicePage(
    requested,
    texts,
    accounts,
    html`<ul>
      ${storeOwnerships.map((kind) => accountButton({ value: kind, name: texts.allow, about: texts.accounts[kind] }))}
    </ul>`,
  );
};

/** Creates an error page, because errors must not be redirected to an unknown URI (RFC 6749 §4.1.2.1). */
export const refusedPage = (language: Language): string => {
  const { refused, refusedText } = backEndTexts[language].discord;
  return standInPage({
    language,
    title: refused,
    bodyAttributes: html`class="store"`,
    content: html`<h1>${refused}</h1>
      <p>${refusedText}</p>`,
  });
};
