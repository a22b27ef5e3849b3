import type * as WebAuthn from '@simplewebauthn/browser';
import { injectable } from 'inversify';
import {
  PasskeyDevice,
  type PasskeyOfferInterrupted,
  type PasskeyFailure,
} from '#application/devices/PasskeyDevice';
import { CodeLoader } from '#application/shared/CodeLoader';
import type { AssertionRequest, NewPasskey, PasskeyAssertion, PasskeyRequest } from '#domain/devices/Passkey';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { BrowserWindow } from './BrowserWindow';

/** Creates and uses passkeys with the Web Authentication API. */
@injectable()
export class WebAuthnPasskeyDevice extends PasskeyDevice {
  constructor(
    private readonly browser: BrowserWindow,
    private readonly code: CodeLoader,
  ) {
    super();
  }

  get isSupported(): boolean {
    return typeof this.browser.window.PublicKeyCredential === 'function';
  }

  async create(request: PasskeyRequest): Promise<Result<NewPasskey, PasskeyFailure | CallFailure>> {
    const library = await this.loadLibrary();
    if (!library.ok) return library;
    try {
      const { id, response } = await library.value.startRegistration({
        optionsJSON: {
          challenge: request.challenge,
          rp: request.site,
          user: request.user,
          pubKeyCredParams: request.algorithms.map((alg) => ({ alg, type: 'public-key' })),
          excludeCredentials: request.known.map(credential),
          // Makes the passkey work without an email address and count as a second factor.
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          attestation: 'none',
        },
      });
      return succeed({
        credentialId: id,
        clientData: response.clientDataJSON,
        attestation: response.attestationObject,
      });
    } catch (error) {
      return fail(passkeyFailureOf(error));
    }
  }

  async getAssertion(
    request: AssertionRequest,
  ): Promise<Result<PasskeyAssertion, PasskeyFailure | CallFailure>> {
    const library = await this.loadLibrary();
    return library.ok ? sign(library.value, request, {}) : library;
  }

  async canOffer(): Promise<boolean> {
    if (!this.isSupported) return false;
    const { PublicKeyCredential: passkeys } = this.browser.window;
    const older: Partial<typeof PublicKeyCredential> = passkeys;
    return (await older.isConditionalMediationAvailable?.()) ?? false;
  }

  async offer(
    request: AssertionRequest,
    ended: AbortSignal,
  ): Promise<Result<PasskeyAssertion, PasskeyFailure | PasskeyOfferInterrupted>> {
    // Nobody requested the passkeys, so a library that does not load is no failure to report.
    const library = await this.code.tryLoad(
      () => import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser'),
    );
    if (!library || ended.aborted) return fail({ kind: 'passkey-canceled' });
    const { WebAuthnAbortService } = library;
    // Abort only while the passkey is offered: the library would also abort the dialog that replaced it.
    const settled = new AbortController();
    const { signal } = settled;
    const { window } = this.browser;
    let shownAgain: Promise<unknown> | undefined;
    const leave = () => {
      shownAgain = new Promise((shown) => window.addEventListener('pageshow', shown, { once: true }));
      WebAuthnAbortService.cancelCeremony();
    };
    ended.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { signal });
    window.addEventListener('pagehide', leave, { signal });
    const used = await sign(library, request, { useBrowserAutofill: true });
    settled.abort();
    if (!shownAgain) return used;
    await shownAgain;
    return fail({ kind: 'page-left' });
  }

  /** Loads the library when a passkey is first used. */
  private loadLibrary(): Promise<Result<typeof WebAuthn, CallFailure>> {
    return this.code.load(() => import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser'));
  }
}

const sign = async (
  { startAuthentication }: typeof WebAuthn,
  request: AssertionRequest,
  how: { readonly useBrowserAutofill?: boolean },
): Promise<Result<PasskeyAssertion, PasskeyFailure>> => {
  try {
    const { id, response } = await startAuthentication({
      ...how,
      optionsJSON: {
        challenge: request.challenge,
        rpId: request.siteId,
        allowCredentials: request.allowed.map(credential),
        userVerification: 'required',
      },
    });
    return succeed({
      credentialId: id,
      clientData: response.clientDataJSON,
      authenticatorData: response.authenticatorData,
      signature: response.signature,
    });
  } catch (error) {
    return fail(passkeyFailureOf(error));
  }
};

const credential = (id: string) => ({ id, type: 'public-key' }) as const;

/** Uses the error names of the specification, which the library preserves. */
const passkeyFailureOf = (error: unknown): PasskeyFailure => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return { kind: 'passkey-canceled' };
  return { kind: name === 'InvalidStateError' ? 'passkey-known' : 'passkey-unusable' };
};
