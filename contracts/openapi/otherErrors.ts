import { couponKeyRefusals } from '#domain/coupons/couponRefusals';
import { codeFormatRefusals } from '#domain/products/codeRefusals';
import { generalRefusals } from '#domain/shared/generalRefusals';
import type { RefusalCode } from '#domain/shared/Refusal';

const coupons = [generalRefusals.forbidden, couponKeyRefusals['key-used']];

/** Errors that the site cannot cause, so the pact does not contain them, by operation. */
export const otherErrors: Readonly<Record<string, readonly RefusalCode[]>> = {
  'GET /api/mailing/': [generalRefusals.forbidden],
  'POST /api/inventory/dualaccesscoupon/convert': coupons,
  'POST /api/inventory/dualaccesscoupon/transfer': coupons,
  'POST /api/register': [codeFormatRefusals['malformed-code']],
};
