import { CurrentPurchase } from '../../../application/commerce/CurrentPurchase';
import { SuggestCurrency, type SuggestedCurrency } from '../../../application/commerce/SuggestCurrency';
import { defaultCurrency } from '../../../domain/commerce/currencyByCountry';
import type { Currency } from '../../../domain/commerce/Money';
import type { Product } from '../../../domain/commerce/Product';
import { observed, presenter } from '../../presenter';

/** The currency that prices are shown in, and the choice of another (BU-03). */
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

  /** The options of the switcher; none where there is no choice. */
  get choices(): readonly Currency[] {
    return this.suggested?.choices ?? [];
  }

  /** Of the visitor; prices may differ by it. */
  get country(): string | undefined {
    return this.suggested?.country;
  }

  choose(currency: Currency): void {
    this.chosen = currency;
  }

  /** Suggests a currency for products; visitors who come back from the confirmation see the one they chose in. */
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
