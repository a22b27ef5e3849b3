import type { AssertionRequest, NewPasskey, PasskeyAssertion, PasskeyRequest } from '#domain/devices/Passkey';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/**
 * - `passkey-canceled`: the visitor closed the dialog, or no passkey matches; browsers do not distinguish these cases
 * - `passkey-known`: this device already has a passkey for the account
 * - `passkey-unusable`: this browser cannot use passkeys on this site
 */
export interface PasskeyFailure {
  readonly kind: 'passkey-canceled' | 'passkey-known' | 'passkey-unusable';
}

/** The offer ended because the visitor left the page. The page is visible again, so passkeys can be offered again. */
export interface PasskeyOfferInterrupted {
  readonly kind: 'page-left';
}

/** Creates and uses passkeys. The browser shows its own dialogs for this. */
export abstract class PasskeyDevice {
  abstract readonly isSupported: boolean;
  abstract create(request: PasskeyRequest): Promise<Result<NewPasskey, PasskeyFailure | CallFailure>>;
  abstract getAssertion(
    request: AssertionRequest,
  ): Promise<Result<PasskeyAssertion, PasskeyFailure | CallFailure>>;
  /** Whether the browser can offer passkeys in a field's autofill suggestions. */
  abstract canOffer(): Promise<boolean>;
  /**
   * Like `getAssertion`, but without a dialog: the browser suggests passkeys in fields with
   * `autocomplete="… webauthn"`. Ends when the visitor chooses a passkey, `ended` aborts, or another call begins. It
   * also ends when the visitor leaves the page, because a pending offer would keep the page out of the back/forward
   * cache.
   */
  abstract offer(
    request: AssertionRequest,
    ended: AbortSignal,
  ): Promise<Result<PasskeyAssertion, PasskeyFailure | PasskeyOfferInterrupted>>;
}
