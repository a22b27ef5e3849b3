import { consentCookie } from '../../domain/consent/storedItems';
import { isEuropean } from '../../domain/consent/resolveConsent';
import { countryAttribute } from '../protocol';
import { readCookie } from '../../infrastructure/browser/cookies';

/** Whether this visitor has to be asked for consent (CC-03); false when their country cannot be found out. */
export const isAskedHere = async (): Promise<boolean> => {
  if (readCookie(document, consentCookie.name) !== undefined) return false;
  try {
    const answer = await fetch('/api/products/location', { headers: { accept: 'application/json' } });
    const { country_code: country } = (await answer.json()) as { readonly country_code?: unknown };
    if (typeof country !== 'string') return false;
    document.documentElement.setAttribute(countryAttribute, country);
    return isEuropean(country);
  } catch {
    return false;
  }
};
