import { isCompanyAccount, isSearchLongEnough, type Recipient } from '#domain/coupons/Recipient';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { cleanDisplayName } from '#domain/shared/spellings';
import { useCase } from '../useCase';
import { Recipients } from './Recipients';

/** Searches for recipients (DC-01). Sends no request until the player has entered at least three characters. */
@useCase
export class SearchRecipients {
  constructor(private readonly recipients: Recipients) {}

  async execute(typed: string): Promise<Result<readonly Recipient[], CallFailure>> {
    if (!isSearchLongEnough(typed)) return succeed([]);
    const found = await this.recipients.search(cleanDisplayName(typed));
    return found.ok ? succeed(found.value.filter((recipient) => !isCompanyAccount(recipient))) : found;
  }
}
