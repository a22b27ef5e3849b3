import { isDecided, optionalCategories, type ConsentChoices } from './ConsentChoices';

/** Countries whose visitors are asked (document 1 §9); Greece is EL there and GR in most look-ups (D-16). */
const askedCountries = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE EL GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE NO IS LI'.split(' '),
);

export const isEuropean = (country: string): boolean => askedCountries.has(country.toUpperCase());

export type ConsentResolution =
  /** Everything is decided, or nothing can be decided yet. */
  | { readonly kind: 'settled' }
  | { readonly kind: 'ask' }
  | { readonly kind: 'agreed'; readonly choices: ConsentChoices };

/**
 * Decides about choices that are still unknown (CC-03): visitors in the listed countries are asked; for other
 * countries they are agreed to; while the country is unknown nothing is decided.
 *
 * @param country ISO 3166-1 alpha-2
 * @param isGlobalPrivacyControlOn targeting and social are then never agreed to automatically (D-17)
 */
export const resolveConsent = (
  choices: ConsentChoices,
  country: string | undefined,
  isGlobalPrivacyControlOn: boolean,
): ConsentResolution => {
  if (isDecided(choices) || country === undefined) return { kind: 'settled' };
  if (isEuropean(country)) return { kind: 'ask' };
  const agreed = optionalCategories.reduce<ConsentChoices>((made, category) => {
    if (made[category] !== 'unknown') return made;
    const isRefused = isGlobalPrivacyControlOn && (category === 'targeting' || category === 'social');
    return { ...made, [category]: isRefused ? 'decline' : 'agree' };
  }, choices);
  return { kind: 'agreed', choices: agreed };
};
