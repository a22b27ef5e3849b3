import type { AssertionRequest, NewPasskey, PasskeyAssertion, PasskeyRequest } from '#domain/devices/Passkey';
import type { Result } from '#domain/shared/Result';

/**
 * - `passkey-canceled`: the visitor closed the dialog or no passkey matches; browsers do not distinguish the two
 * - `passkey-known`: this device already has a passkey of the account
 * - `passkey-unusable`: this browser cannot use passkeys here
 */
export interface PasskeyFailure {
  readonly kind: 'passkey-canceled' | 'passkey-known' | 'passkey-unusable';
}

/** The page was left while it offered passkeys, and is shown again now. */
export interface PasskeyOfferInterrupted {
  readonly kind: 'page-left';
}

/** Creates and uses passkeys in this browser, which shows its own dialog. */
export abstract class PasskeyDevice {
  abstract readonly isSupported: boolean;
  abstract create(request: PasskeyRequest): Promise<Result<NewPasskey, PasskeyFailure>>;
  abstract getAssertion(request: AssertionRequest): Promise<Result<PasskeyAssertion, PasskeyFailure>>;
  /** Whether the browser can offer passkeys in a field's autofill suggestions. */
  abstract canOffer(): Promise<boolean>;
  /**
   * Like `use`, but without a dialog: the browser offers the passkeys in fields with `autocomplete="… webauthn"`.
   * Ends when a passkey is chosen, `ended` aborts, or another call begins. It also ends when the page is left,
   * because the browser would not put the page into its back/forward cache otherwise.
   */
  abstract offer(
    request: AssertionRequest,
    ended: AbortSignal,
  ): Promise<Result<PasskeyAssertion, PasskeyFailure | PasskeyOfferInterrupted>>;
}
