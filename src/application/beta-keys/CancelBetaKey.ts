import type { CallFailure } from '#domain/shared/CallFailure';
import { useCase } from '../useCase';
import type { KeyChange } from './KeyChange';
import { KeyGifts } from './KeyGifts';

@useCase
export class CancelBetaKey {
  constructor(private readonly gifts: KeyGifts) {}

  async execute(id: string): Promise<KeyChange<CallFailure>> {
    const outcome = await this.gifts.cancel(id);
    return { outcome, keys: await this.gifts.list() };
  }
}
