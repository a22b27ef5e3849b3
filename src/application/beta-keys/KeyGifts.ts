import type { BetaKeys } from '#domain/beta-keys/BetaKey';
import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/** Beta keys that a player gives away (KY-01). The server's error codes distinguish the rejections. */
export abstract class KeyGifts {
  abstract list(): Promise<Result<BetaKeys, CallFailure>>;

  /** Emails an available key. A recipient with an unused key from this player does not get a second one. */
  abstract send(recipient: string, language: Language): Promise<Result<void, CallFailure>>;

  /** Invalidates the emailed key, so that it can be sent again. Safe to retry. */
  abstract cancel(id: string): Promise<Result<void, CallFailure>>;
}
