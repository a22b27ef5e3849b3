import { injectable } from 'inversify';
import { KeyGifts } from '#application/beta-keys/KeyGifts';
import type { BetaKey, BetaKeys } from '#domain/beta-keys/BetaKey';
import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { toDate } from '../shared/toDate';
import { cancelBetaKey, findBetaKeys, sendBetaKey } from './calls';

@injectable()
export class HttpKeyGifts extends KeyGifts {
  constructor(private readonly api: CallSender) {
    super();
  }

  async list(): Promise<Result<BetaKeys, CallFailure>> {
    const found = await this.api.send(findBetaKeys);
    if (!found.ok) return found;
    const { keys, available } = found.value;
    const list = keys.map(({ id, recipient, usedBy, usageTimestamp }): BetaKey => {
      const usedAt = toDate(usageTimestamp);
      return { id, recipient: recipient ?? '', ...(usedBy && { usedBy }), ...(usedAt && { usedAt }) };
    });
    return succeed({ keys: list, available });
  }

  async send(recipient: string, lang: Language): Promise<Result<void, CallFailure>> {
    return this.api.send(sendBetaKey, { query: { lang }, body: { recipient } });
  }

  async cancel(id: string): Promise<Result<void, CallFailure>> {
    return this.api.send(cancelBetaKey, { path: { id } });
  }
}
