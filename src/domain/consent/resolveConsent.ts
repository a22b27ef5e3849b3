import { isDecided, optionalCategories, type ConsentChoices } from './ConsentChoices';

/** Countries that require consent (document 1 §9). Greece is EL in that list, and GR in most lookups (D-16). */
const europeanCountries = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE EL GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE NO IS LI'.split(' '),
);

export const isEuropean = (country: string): boolean => europeanCountries.has(country);

export type ConsentResolution =
  | { readonly kind: 'settled' }
  | { readonly kind: 'ask' }
  | { readonly kind: 'agreed'; readonly choices: ConsentChoices };

/**
 * Determines whether consent is settled, granted automatically or required (CC-03, D-17).
 * @param country ISO 3166-1 alpha-2
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
