import { CurrentPurchase } from '#application/commerce/CurrentPurchase';
import { SuggestCurrency, type SuggestedCurrency } from '#application/commerce/SuggestCurrency';
import { Clock } from '#application/shared/Clock';
import { defaultCurrency } from '#domain/commerce/currencyByCountry';
import type { Currency } from '#domain/commerce/Money';
import type { Product } from '#domain/commerce/Product';
import { makePresenterObservable, presenter } from '../../presenter';

/** Timeout in milliseconds for the country lookup, so that a slow response does not block the shop. */
const maxWaitMs = 1500;
const timedOut = Symbol('late');

@presenter
export class CurrencyPresenter {
  private suggestion: SuggestedCurrency | undefined;
  private chosen: Currency | undefined;

  constructor(
    private readonly suggestCurrency: SuggestCurrency,
    private readonly purchase: CurrentPurchase,
    private readonly clock: Clock,
  ) {
    makePresenterObservable(this);
  }

  get current(): Currency {
    return this.chosen ?? this.suggestion?.currency ?? defaultCurrency;
  }

  /** Whether prices can be shown. They are hidden until then, so that they never change to another currency. */
  get isKnown(): boolean {
    return this.suggestion !== undefined;
  }

  /** Currencies to choose from. Empty if only one is available. */
  get choices(): readonly Currency[] {
    return this.suggestion?.choices ?? [];
  }

  /** The visitor's country; prices may depend on it. */
  get country(): string | undefined {
    return this.suggestion?.country;
  }

  choose(currency: Currency): void {
    this.chosen = currency;
  }

  /** Sets the currency of a page that was rendered with prices for a country. */
  async prime(products: readonly Product[], country: string): Promise<void> {
    const { currency } = await this.suggestCurrency.execute(products, Promise.resolve(country));
    this.suggestion = { country, currency, choices: [] };
  }

  /**
   * Visible prices keep their currency and country. Visitors who return from the confirmation page see the currency of
   * their plan. If the country lookup times out, the default currency is used, and a late response only adds the choices.
   */
  async suggest(products: readonly Product[], country: Promise<string | undefined>): Promise<void> {
    const known = await this.withTimeout(country);
    if (known === timedOut) void this.addChoices(products, country);
    const wait = Promise.resolve(known === timedOut ? undefined : known);
    const suggested = await this.suggestCurrency.execute(products, wait);
    const { suggestion } = this;
    const before = suggestion?.currency ?? this.purchase.unpaid?.selection.total.currency;
    const currency = suggested.choices.find((choice) => choice === before) ?? suggested.currency;
    if (suggestion?.currency === currency) this.suggestion = { ...suggestion, choices: suggested.choices };
    else this.suggestion = { ...suggested, currency };
  }

  private async withTimeout(
    country: Promise<string | undefined>,
  ): Promise<string | undefined | typeof timedOut> {
    let cancel: () => void = () => undefined;
    const timeout = new Promise<typeof timedOut>((resolve) => {
      cancel = this.clock.schedule(maxWaitMs, () => resolve(timedOut));
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
    const { currency } = this.suggestion ?? { currency: this.current };
    if (choices.includes(currency)) this.suggestion = { ...this.suggestion, currency, choices };
  }
}
