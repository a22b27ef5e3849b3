import { CurrentPurchase } from '../../../application/commerce/CurrentPurchase';
import { SuggestCurrency, type SuggestedCurrency } from '../../../application/commerce/SuggestCurrency';
import { defaultCurrency } from '../../../domain/commerce/currencyByCountry';
import type { Currency } from '../../../domain/commerce/Money';
import type { Product } from '../../../domain/commerce/Product';
import { observed, presenter } from '../../presenter';

@presenter
export class CurrencyPresenter {
  private suggested: SuggestedCurrency | undefined;
  private chosen: Currency | undefined;

  constructor(
    private readonly suggestCurrency: SuggestCurrency,
    private readonly purchase: CurrentPurchase,
  ) {
    observed(this);
  }

  get current(): Currency {
    return this.chosen ?? this.suggested?.currency ?? defaultCurrency;
  }

  /** Empty when there is no choice. */
  get choices(): readonly Currency[] {
    return this.suggested?.choices ?? [];
  }

  /** The visitor's country; prices may depend on it. */
  get country(): string | undefined {
    return this.suggested?.country;
  }

  choose(currency: Currency): void {
    this.chosen = currency;
  }

  /** Visitors who return from the confirmation see the currency of their plan. */
  async suggest(products: readonly Product[], country: Promise<string | undefined>): Promise<void> {
    const suggested = await this.suggestCurrency.execute(products, country);
    const before = this.purchase.unpaid?.selection.total.currency;
    const currency = suggested.choices.find((choice) => choice === before) ?? suggested.currency;
    this.setSuggested({ ...suggested, currency });
  }

  private setSuggested(suggested: SuggestedCurrency): void {
    this.suggested = suggested;
  }
}
