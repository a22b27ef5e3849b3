import type { BetaKeys } from '../../domain/beta-keys/BetaKey';
import type { Language } from '../../domain/language/Locale';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** The beta keys that a player gives away (KY-01). Refusals are told apart by the server's code. */
export abstract class KeyGifts {
  abstract list(): Promise<Result<BetaKeys, CallFailure>>;

  /** Sends an available key by email. A recipient who has an unused key of the player gets no second one. */
  abstract send(recipient: string, language: Language): Promise<Result<void, CallFailure>>;

  /** The key can be sent again; the one in the email is void. May be sent twice. */
  abstract cancel(id: string): Promise<Result<void, CallFailure>>;
}
