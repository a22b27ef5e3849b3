import { injectable } from 'inversify';
import { Recipients, type RecipientRejection } from '#application/coupons/Recipients';
import { safeAvatar, type Recipient, type RecipientAccount } from '#domain/coupons/Recipient';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { toDate } from '../shared/toDate';
import { findRecipient, searchRecipients } from './calls';

@injectable()
export class HttpRecipients extends Recipients {
  constructor(private readonly api: CallSender) {
    super();
  }

  async search(text: string): Promise<Result<readonly Recipient[], CallFailure>> {
    const found = await this.api.send(searchRecipients, { path: { displayNamePart: text } });
    return found.ok ? succeed(found.value.map(({ id, displayName }) => ({ id, displayName }))) : found;
  }

  async find(recipientId: string): Promise<Result<RecipientAccount, RecipientRejection>> {
    const found = await this.api.send(findRecipient, { path: { recipientId } });
    if (!found.ok) return found;
    const { id, displayName } = found.value;
    const avatar = safeAvatar(found.value.avatar);
    const memberSince = toDate(found.value.joinedAt);
    return succeed({
      id,
      displayName,
      ...(avatar !== undefined && { avatar }),
      ...(memberSince && { memberSince }),
    });
  }
}
