import { Configuration } from '../../application/configuration/Configuration';
import { PasskeyDevice, type PasskeyNotUsed } from '../../application/devices/PasskeyDevice';
import type { PasskeyRefused } from '../../application/devices/Passkeys';
import { SignInWithPasskey, type PasskeySignInProblem } from '../../application/devices/SignInWithPasskey';
import type { CookiesBlocked } from '../../application/session/Session';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { Submission, type Unexpected } from '../forms/Submission';
import { observed, presenter, type Disposable } from '../presenter';

type Outcome = (PasskeyNotUsed | PasskeyRefused)['kind'];

/** Signs in with a passkey, beside the form for email and password. */
@presenter
export class PasskeyLoginPresenter implements Disposable {
  /** The page from the server is the same for every browser, so it is known once the view is shown. */
  isOffered = false;

  constructor(
    private readonly sending: Submission<void, PasskeySignInProblem>,
    private readonly signInWithPasskey: SignInWithPasskey,
    private readonly device: PasskeyDevice,
    private readonly configuration: Configuration,
  ) {
    observed(this);
  }

  shown(): () => void {
    this.isOffered = this.device.isSupported && this.configuration.has('passkeys');
    return () => undefined;
  }

  /** Until the next page replaces the form. */
  get isBusy(): boolean {
    return this.sending.isSending || this.sending.isDone;
  }

  /** What became of the passkey, when it did not sign in. */
  get outcome(): Outcome | undefined {
    const { problem } = this.sending;
    return problem?.kind.startsWith('passkey-')
      ? (problem as PasskeyNotUsed | PasskeyRefused).kind
      : undefined;
  }

  get failure(): CallFailure | CookiesBlocked | Unexpected | undefined {
    const { problem } = this.sending;
    return this.outcome === undefined
      ? (problem as CallFailure | CookiesBlocked | Unexpected | undefined)
      : undefined;
  }

  /** @param email as typed; may be empty */
  async signIn(email: string): Promise<void> {
    if (this.isBusy) return;
    await this.sending.run(() => this.signInWithPasskey.execute(email));
  }

  dispose(): void {
    this.sending.dispose();
  }
}
