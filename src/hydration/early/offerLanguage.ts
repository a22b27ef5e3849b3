import { localeItem, tokenCookie } from '#domain/consent/storedItems';
import {
  closedLanguageOffer,
  preferredLocale,
  serializeChosenLanguage,
} from '#domain/language/ChosenLanguage';
import { isLocale, localeOfPath } from '#domain/language/Locale';
import { readCookie } from '#infrastructure/browser/cookies';
import { carryInput } from '#infrastructure/browser/carriedInput';
import { read, write } from '#infrastructure/browser/storage';
import { languageChoiceAttribute } from '../protocol';
import { onceLoaded } from './onceLoaded';

const area = (): Storage => window.localStorage;

/**
 * Stores a language that is chosen before the application runs, or while another page replaces it. The page in that
 * language gets what the visitor has entered on this one.
 */
const onClick = (event: MouseEvent): void => {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${languageChoiceAttribute}]`) : null;
  const locale = link?.getAttribute(languageChoiceAttribute) ?? '';
  if (!link || !isLocale(locale)) return;
  write(area, localeItem.name, serializeChosenLanguage({ locale, isUnsaved: true }));
  if (ctrlKey || metaKey || shiftKey || locale === localeOfPath(location.pathname)) return;
  const carry = (): void => carryInput(window, link.pathname);
  carry();
  // The choice may first be saved in the account. Meanwhile, the visitor may continue to type.
  for (const type of ['input', 'change']) document.addEventListener(type, carry, true);
};

/**
 * Offers the page in the browser's language, if it differs from the page's and the visitor has not chosen one yet. Not
 * to players, whose account has a language.
 */
const offerPreferred = (): void => {
  const current = localeOfPath(location.pathname);
  const locale = preferredLocale(navigator.languages);
  if (locale === undefined || locale === current) return;
  if (read(area, localeItem.name) !== undefined || readCookie(document, tokenCookie) !== undefined) return;
  const link = document.querySelector<HTMLAnchorElement>(`a[${languageChoiceAttribute}="${locale}"]`);
  if (!link) return;
  const keep = (): void => write(area, localeItem.name, closedLanguageOffer);
  void import(/* webpackChunkName: "language-offer" */ './showLanguageOffer').then(({ showLanguageOffer }) =>
    showLanguageOffer(link, keep),
  );
};

export const offerLanguage = (): void => {
  document.addEventListener('click', onClick, true);
  onceLoaded(offerPreferred);
};
