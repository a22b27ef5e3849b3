import { countryAttribute } from '../protocol';

/** Nothing when it cannot be found out. */
export type FindCountry = () => Promise<string | undefined>;

/** Asks when it is first called, once; the application does not ask again. */
export const visitorCountry = (): FindCountry => {
  let found: Promise<string | undefined> | undefined;
  return () => (found ??= findCountry());
};

const findCountry: FindCountry = async () => {
  try {
    const answer = await fetch('/api/products/location', { headers: { accept: 'application/json' } });
    const { country_code: country } = (await answer.json()) as { readonly country_code?: unknown };
    if (typeof country !== 'string' || !/^[a-z]{2}$/i.test(country)) return undefined;
    document.documentElement.setAttribute(countryAttribute, country);
    return country;
  } catch {
    return undefined;
  }
};
