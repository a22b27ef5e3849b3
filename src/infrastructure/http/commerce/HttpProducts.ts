import {
  IsArray,
  IsBoolean,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Length,
  Max,
  Min,
  MinLength,
} from 'class-validator';
import { injectable } from 'inversify';
import { Products } from '../../../application/commerce/Products';
import { ErrorReporter } from '../../../application/shared/ErrorReporter';
import { isCurrency, moneyOf } from '../../../domain/commerce/Money';
import type { Pricing, Product } from '../../../domain/commerce/Product';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { ApiClient, asCallFailure } from '../shared/ApiClient';
import { malformed, readAnswer } from '../shared/readAnswer';

/** Major units; a price above it is a mistake that nobody should be asked to pay. */
const highestPrice = 100_000;

class PricingAnswer {
  @IsString()
  @MinLength(1)
  id!: string;

  @IsString()
  currency!: string;

  @IsOptional()
  @IsString()
  @Length(2, 2)
  country!: string | null;

  @IsNumber()
  @Min(0)
  @Max(highestPrice)
  price!: number;

  @IsBoolean()
  isDefault!: boolean;
}

class ProductAnswer {
  @IsString()
  @MinLength(1)
  id!: string;

  @IsString()
  type!: string;

  @IsString()
  name!: string;

  @IsString()
  description!: string;

  @IsString()
  paymentProviderId!: string;

  @IsString()
  templateId!: string;

  @IsNumber()
  @Min(0)
  @Max(1)
  discount!: number;

  @IsInt()
  @Min(0)
  subscriptionFreeMonths!: number;

  @IsArray()
  pricings!: unknown[];
}

/**
 * GET /api/products/products?campaignId=. A product or price that can't be read is reported and left out rather than
 * shown wrong: the others can still be bought.
 */
@injectable()
export class HttpProducts extends Products {
  constructor(
    private readonly api: ApiClient,
    private readonly errors: ErrorReporter,
  ) {
    super();
  }

  async of(campaignId: string): Promise<Result<readonly Product[], CallFailure>> {
    const answer = await this.api.send({
      method: 'GET',
      path: '/api/products/products',
      query: { campaignId },
    });
    if (!answer.ok) return fail(asCallFailure(answer.error));
    const { body } = answer.value;
    if (!Array.isArray(body)) return malformed;
    const products = this.readable(ProductAnswer, body).map((product) => this.productFrom(product));
    return products.length > 0 || body.length === 0 ? succeed(products) : malformed;
  }

  private productFrom(answer: ProductAnswer): Product {
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
      pricings: this.readable(PricingAnswer, pricings).flatMap(pricingFrom),
    };
  }

  private readable<T extends object>(Shape: new () => T, entries: readonly unknown[]): readonly T[] {
    const read = entries.flatMap((entry) => {
      const result = readAnswer(Shape, entry);
      return result.ok ? [result.value] : [];
    });
    const left = entries.length - read.length;
    if (left > 0) this.errors.report(new Error(`GET /api/products/products: ${left} left out`));
    return read;
  }
}

/** A price in a currency that this site does not sell in is for somebody else. */
const pricingFrom = ({ id, currency, country, price, isDefault }: PricingAnswer): readonly Pricing[] =>
  isCurrency(currency)
    ? [{ id, price: moneyOf(price, currency), ...(country && { country: country.toUpperCase() }), isDefault }]
    : [];
