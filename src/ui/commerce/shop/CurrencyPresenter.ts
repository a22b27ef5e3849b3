import { CurrentPurchase } from '../../../application/commerce/CurrentPurchase';
import { SuggestCurrency, type SuggestedCurrency } from '../../../application/commerce/SuggestCurrency';
import { Clock } from '../../../application/shared/Clock';
import { defaultCurrency } from '../../../domain/commerce/currencyByCountry';
import type { Currency } from '../../../domain/commerce/Money';
import type { Product } from '../../../domain/commerce/Product';
import { observed, presenter } from '../../presenter';

/** Timeout for the country lookup, so that a hanging request does not keep the shop closed. */
const longestWaitMilliseconds = 1500;
const late = Symbol('late');

@presenter
export class CurrencyPresenter {
  private suggested: SuggestedCurrency | undefined;
  private chosen: Currency | undefined;

  constructor(
    private readonly suggestCurrency: SuggestCurrency,
    private readonly purchase: CurrentPurchase,
    private readonly clock: Clock,
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

  /** Starts a page that was rendered with prices: uses the currency for visitors whose country is unknown. */
  async begin(products: readonly Product[]): Promise<void> {
    const { currency } = await this.suggestCurrency.execute(products, Promise.resolve(undefined));
    this.setSuggested({ currency, choices: [] });
  }

  /**
   * Visitors who return from the confirmation page see the currency of their plan. If the country lookup times out, the
   * default currency is used. A late response then only adds the choices: displayed prices never change by themselves.
   */
  async suggest(products: readonly Product[], country: Promise<string | undefined>): Promise<void> {
    const known = await this.inTime(country);
    if (known === late) void this.addChoices(products, country);
    const wait = Promise.resolve(known === late ? undefined : known);
    const suggested = await this.suggestCurrency.execute(products, wait);
    const before = this.purchase.unpaid?.selection.total.currency;
    const currency = suggested.choices.find((choice) => choice === before) ?? suggested.currency;
    this.setSuggested({ ...suggested, currency });
  }

  private async inTime(country: Promise<string | undefined>): Promise<string | undefined | typeof late> {
    let cancel: () => void = () => undefined;
    const timeout = new Promise<typeof late>((resolve) => {
      cancel = this.clock.after(longestWaitMilliseconds, () => resolve(late));
    });
    const known = await Promise.race([country, timeout]);
    cancel();
    return known;
  }

  private async addChoices(
    products: readonly Product[],
    country: Promise<string | undefined>,
  ): Promise<void> {
    const { choices } = await this.suggestCurrency.execute(products, country);
    const { currency } = this.suggested ?? { currency: this.current };
    if (choices.includes(currency)) this.setSuggested({ ...this.suggested, currency, choices });
  }

  private setSuggested(suggested: SuggestedCurrency): void {
    this.suggested = suggested;
  }
}
