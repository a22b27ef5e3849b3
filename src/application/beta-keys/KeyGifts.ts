import type { BetaKeys } from '#domain/beta-keys/BetaKey';
import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { GiftNote } from '#domain/shared/giftNote';
import type { Result } from '#domain/shared/Result';

export interface KeyGift {
  /** Email address. */
  readonly recipient: string;
  readonly note?: GiftNote | undefined;
}

/** Beta keys that a player gives away (KY-01). The server's error code identifies the reason for a rejection. */
export abstract class KeyGifts {
  abstract list(): Promise<Result<BetaKeys, CallFailure>>;

  /** Emails an available key. Does not send a second key to a recipient who has not used the first one. */
  abstract send(gift: KeyGift, language: Language): Promise<Result<void, CallFailure>>;

  /** Invalidates the emailed key and makes it available again. Safe to retry. */
  abstract cancel(id: string): Promise<Result<void, CallFailure>>;
}
