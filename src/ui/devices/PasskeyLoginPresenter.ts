import { Configuration } from '#application/configuration/Configuration';
import { PasskeyDevice, type PasskeyFailure } from '#application/devices/PasskeyDevice';
import type { PasskeyRefused } from '#application/devices/Passkeys';
import { OfferPasskeys } from '#application/devices/OfferPasskeys';
import { SignInByAssertion } from '#application/devices/SignInByAssertion';
import { SignInWithPasskey, type PasskeySignInProblem } from '#application/devices/SignInWithPasskey';
import type { CookiesBlocked } from '#application/session/Session';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Renewal interval of an offer, in milliseconds. Its challenge is valid for five minutes. */
const renewalIntervalMs = 240_000;

type Outcome = (PasskeyFailure | PasskeyRefused)['kind'];

/** Signs in with a passkey instead of email and password. */
@presenter
export class PasskeyLoginPresenter implements DisposablePresenter {
  /**
   * Whether to offer passkeys. Browser support is unknown until the view is shown. The server-rendered page offers them
   * because nearly all browsers support them.
   */
  isOffered: boolean;
  /** Set while the browser offers passkeys in the email field. */
  private offering: AbortController | undefined;

  constructor(
    private readonly sending: Submission<void, PasskeySignInProblem>,
    private readonly signInWithPasskey: SignInWithPasskey,
    private readonly offerPasskeys: OfferPasskeys,
    private readonly signInByAssertion: SignInByAssertion,
    private readonly renewal: Timer,
    private readonly device: PasskeyDevice,
    private readonly configuration: Configuration,
  ) {
    this.isOffered = this.configuration.has('passkeys');
    makePresenterObservable(this);
  }

  onShow(): void {
    this.isOffered = this.device.isSupported && this.configuration.has('passkeys');
  }

  /** Whether a sign-in is in progress. Remains true after success, until the next page replaces the form. */
  get isBusy(): boolean {
    return this.sending.isSending || this.sending.isDone;
  }

  /** Why signing in with the passkey failed. */
  get outcome(): Outcome | undefined {
    const { problem } = this.sending;
    return problem?.kind.startsWith('passkey-')
      ? (problem as PasskeyFailure | PasskeyRefused).kind
      : undefined;
  }

  get failure(): CallFailure | CookiesBlocked | UnexpectedFailure | undefined {
    const { problem } = this.sending;
    return this.outcome === undefined
      ? (problem as CallFailure | CookiesBlocked | UnexpectedFailure | undefined)
      : undefined;
  }

  /**
   * Lets the browser offer passkeys among its suggestions for the email field.
   *
   * @returns a function that stops the offer
   */
  offer(): () => void {
    if (this.isOffered) this.restartOffering();
    return this.stopOffering;
  }

  /** @param email as typed; may be empty */
  async signIn(email: string): Promise<void> {
    if (this.isBusy) return;
    const { offering } = this;
    this.stopOffering();
    const signedIn = await this.sending.run(() => this.signInWithPasskey.execute(email));
    if (offering && signedIn?.ok === false) this.restartOffering();
  }

  dispose(): void {
    this.stopOffering();
    this.sending.dispose();
  }

  private stopOffering(): void {
    this.offering?.abort();
    this.offering = undefined;
    this.renewal.dispose();
  }

  private restartOffering(): void {
    this.stopOffering();
    const offering = new AbortController();
    this.offering = offering;
    this.renewal.start(renewalIntervalMs, this.restartOffering);
    void this.signInWithOffered(offering.signal);
  }

  private async signInWithOffered(ended: AbortSignal): Promise<void> {
    const assertion = await this.offerPasskeys.execute(ended);
    if (!assertion || ended.aborted || this.isBusy) return;
    const signedIn = await this.sending.run(() => this.signInByAssertion.execute(assertion));
    if (signedIn?.ok === false && !ended.aborted) this.restartOffering();
  }
}
