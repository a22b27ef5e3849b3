import type { Recipient, RecipientAccount } from '#domain/coupons/Recipient';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { UnknownRecipient } from './Dacs';

export abstract class Recipients {
  /** @param text at least three characters */
  abstract search(text: string): Promise<Result<readonly Recipient[], CallFailure>>;

  abstract find(id: string): Promise<Result<RecipientAccount, UnknownRecipient | CallFailure>>;
}
