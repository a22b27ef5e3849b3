import type {
  AssertionRequest,
  NewPasskey,
  PasskeyAssertion,
  PasskeyRequest,
} from '../../domain/devices/Passkey';
import type { Result } from '../../domain/shared/Result';

/**
 * - `passkey-canceled`: the visitor closed the dialog, or there is no passkey that could answer; browsers don't tell which
 * - `passkey-known`: this device holds a passkey of the account already
 * - `passkey-unusable`: this browser cannot use passkeys here
 */
export interface PasskeyNotUsed {
  readonly kind: 'passkey-canceled' | 'passkey-known' | 'passkey-unusable';
}

/** The page was left while it offered passkeys, and the browser shows it again. */
export interface PageLeft {
  readonly kind: 'page-left';
}

/** What makes and uses passkeys in this browser. It shows a dialog of its own. */
export abstract class PasskeyDevice {
  abstract readonly isSupported: boolean;
  abstract make(request: PasskeyRequest): Promise<Result<NewPasskey, PasskeyNotUsed>>;
  abstract use(request: AssertionRequest): Promise<Result<PasskeyAssertion, PasskeyNotUsed>>;
  /** Whether the browser can offer passkeys among the suggestions for a field. */
  abstract mayOffer(): Promise<boolean>;
  /**
   * As `use`, but without a dialog: the browser offers the passkeys where a field has `autocomplete="… webauthn"`, until
   * one is chosen, `ended` aborts, or another call begins. It ends when the page is left, as the browser would not keep the
   * page for a return otherwise.
   */
  abstract offer(
    request: AssertionRequest,
    ended: AbortSignal,
  ): Promise<Result<PasskeyAssertion, PasskeyNotUsed | PageLeft>>;
}
