import { injectable } from 'inversify';
import { KeyGifts, type KeyGift } from '#application/beta-keys/KeyGifts';
import type { BetaKey, BetaKeys, ReceivedKey } from '#domain/beta-keys/BetaKey';
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
    const { keys, available, received } = found.value;
    const list = keys.map(({ id, recipient, usedBy, usageTimestamp }): BetaKey => {
      const usedAt = toDate(usageTimestamp);
      return { id, recipient: recipient ?? '', ...(usedBy && { usedBy }), ...(usedAt && { usedAt }) };
    });
    const inbox = (received ?? []).map(({ id, sender, note }): ReceivedKey => ({
      id,
      ...(sender && { sender }),
      ...(note && { note }),
    }));
    return succeed({ keys: list, available, received: inbox });
  }

  async send({ recipient, note }: KeyGift, lang: Language): Promise<Result<void, CallFailure>> {
    return this.api.send(sendBetaKey, { query: { lang }, body: { recipient, ...(note && { note }) } });
  }

  async cancel(id: string): Promise<Result<void, CallFailure>> {
    return this.api.send(cancelBetaKey, { path: { id } });
  }
}
