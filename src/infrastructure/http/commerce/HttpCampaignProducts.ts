import { injectable } from 'inversify';
import { CampaignProducts } from '#application/commerce/CampaignProducts';
import { ErrorReporter } from '#application/shared/ErrorReporter';
import { validEntries, type RuleValue, type Rule } from '#application/shared/rules';
import { isCurrency, moneyOf } from '#domain/commerce/Money';
import type { Pricing, Product } from '#domain/commerce/Product';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { SessionlessCallSender } from '../shared/SessionlessCallSender';
import { findProducts, pricing, product } from './calls';

/** Reports and omits invalid products and prices, so that customers can still buy the others. */
@injectable()
export class HttpCampaignProducts extends CampaignProducts {
  constructor(
    private readonly api: SessionlessCallSender,
    private readonly errors: ErrorReporter,
  ) {
    super();
  }

  async list(campaignId: string): Promise<Result<readonly Product[], CallFailure>> {
    const answer = await this.api.send(findProducts, { query: { campaignId } });
    if (!answer.ok) return answer;
    return succeed(this.readable(product, answer.value).map((one) => this.productFrom(one)));
  }

  private productFrom(answer: RuleValue<typeof product>): Product {
    const { id, type, name, description, paymentProviderId, templateId, discount, pricings } = answer;
    return {
      id,
      type,
      name,
      description,
      paymentProviderId,
      templateId,
      discount,
      freeMonths: answer.subscriptionFreeMonths,
      pricings: this.readable(pricing, pricings).flatMap(pricingFrom),
    };
  }

  private readable<T>(of: Rule<T>, entries: readonly unknown[]): readonly T[] {
    const read = validEntries(of, entries);
    const leftOut = entries.length - read.length;
    if (leftOut > 0) this.errors.report(new Error(`GET ${findProducts.path}: ${leftOut} left out`));
    return read;
  }
}

/** Omits prices in unsupported currencies. */
const pricingFrom = ({
  id,
  currency,
  country,
  price,
  isDefault,
}: RuleValue<typeof pricing>): readonly Pricing[] =>
  isCurrency(currency)
    ? [{ id, price: moneyOf(price, currency), ...(country && { country: country.toUpperCase() }), isDefault }]
    : [];
