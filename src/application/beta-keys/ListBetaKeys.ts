import type { BetaKeys } from '#domain/beta-keys/BetaKey';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { KeyGifts } from './KeyGifts';

@useCase
export class ListBetaKeys {
  constructor(private readonly gifts: KeyGifts) {}

  execute(): Promise<Result<BetaKeys, CallFailure>> {
    return this.gifts.list();
  }
}
