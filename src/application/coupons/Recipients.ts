import type { recipientRefusals } from '#domain/coupons/couponRefusals';
import type { Recipient, RecipientAccount } from '#domain/coupons/Recipient';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { RefusalOf } from '#domain/shared/Refusal';
import type { Result } from '#domain/shared/Result';

export type RecipientRejection = RefusalOf<typeof recipientRefusals> | CallFailure;

export abstract class Recipients {
  /** @param text at least three characters */
  abstract search(text: string): Promise<Result<readonly Recipient[], CallFailure>>;

  abstract find(id: string): Promise<Result<RecipientAccount, RecipientRejection>>;
}
