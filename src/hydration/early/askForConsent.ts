import { agreedToAll, declinedAll, serializeChoices } from '#domain/consent/ConsentChoices';
import { parseCountryCode } from '#domain/consent/parseCountryCode';
import { consentCookie } from '#domain/consent/storedItems';
import { isEuropean } from '#domain/consent/resolveConsent';
import { readCookie, writeCookie } from '#infrastructure/browser/cookies';
import { closeConsentBar } from '../closeConsentBar';
import {
  consentChoiceAttribute,
  consentBannerId,
  countryAttribute,
  hydratedAttribute,
  rootId,
} from '../protocol';

const isHydrated = (): boolean => document.getElementById(rootId)?.hasAttribute(hydratedAttribute) === true;

/** Shows the consent bar, without starting the application, to visitors whose consent is required (CC-03). */
export const askForConsent = async (): Promise<void> => {
  const bar = document.getElementById(consentBannerId);
  if (!bar || consentCookie.pattern.test(readCookie(document, consentCookie) ?? '')) return;
  const country = await findCountry();
  if (country === undefined) return;
  document.documentElement.setAttribute(countryAttribute, country);
  if (isHydrated() || !isEuropean(country)) return;
  bar.hidden = false;
  const onClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest(`[${consentChoiceAttribute}]`) : null;
    if (!button || !bar.contains(button)) return;
    closeConsentBar(bar);
    if (!isHydrated()) storeConsent(button.getAttribute(consentChoiceAttribute) === 'agree');
  };
  document.addEventListener('click', onClick, true);
};

/** Stores the choice, because the visitor may leave the page before the application has started. */
const storeConsent = (isAgreed: boolean): void => {
  writeCookie(window, consentCookie, serializeChoices(isAgreed ? agreedToAll : declinedAll));
};

/** Returns the visitor's country; undefined if it cannot be determined. */
const findCountry = async (): Promise<string | undefined> => {
  try {
    const answer = await fetch('/api/products/location', { headers: { accept: 'application/json' } });
    const { country_code: country } = (await answer.json()) as { readonly country_code?: unknown };
    return parseCountryCode(country);
  } catch {
    return undefined;
  }
};
