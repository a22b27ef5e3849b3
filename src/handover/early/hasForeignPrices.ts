import { currencyByCountry } from '../../domain/commerce/currencyByCountry';
import { pricedAttribute } from '../protocol';
import type { FindCountry } from './visitorCountry';

/** Whether the page shows prices in another currency than that of the visitor's country. */
export const hasForeignPrices = async (find: FindCountry): Promise<boolean> => {
  const shown = document.querySelector(`[${pricedAttribute}]`)?.getAttribute(pricedAttribute);
  if (shown === undefined) return false;
  const country = await find();
  return country !== undefined && currencyByCountry(country) !== shown;
};
