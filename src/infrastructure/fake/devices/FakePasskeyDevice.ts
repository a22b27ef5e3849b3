import { injectable } from 'inversify';
import {
  PasskeyDevice,
  type PasskeyOfferInterrupted,
  type PasskeyFailure,
} from '#application/devices/PasskeyDevice';
import { UuidGenerator } from '#application/shared/UuidGenerator';
import type { AssertionRequest, NewPasskey, PasskeyAssertion, PasskeyRequest } from '#domain/devices/Passkey';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeBackend } from '../backend/FakeBackend';
import { allPasskeys } from './assertions';

/** Holds every passkey of the fake back end and never prompts the visitor. */
@injectable('Singleton')
export class FakePasskeyDevice extends PasskeyDevice {
  isSupported = true;
  /** Failure that the browser dialog reports; undefined if the visitor approves. */
  refusal: PasskeyFailure['kind'] | undefined;

  /** Whether passkeys are offered as autofill. The visitor selects a passkey only when `choose` is called. */
  isOfferAvailable = false;
  private settle: ((how: 'chosen' | 'canceled' | 'left') => void) | undefined;

  constructor(
    private readonly backend: FakeBackend,
    private readonly uuids: UuidGenerator,
  ) {
    super();
  }

  async create({ challenge }: PasskeyRequest): Promise<Result<NewPasskey, PasskeyFailure>> {
    if (this.refusal) return fail({ kind: this.refusal });
    return succeed({ credentialId: this.uuids.generate(), clientData: challenge, attestation: 'none' });
  }

  async getAssertion({
    challenge,
    allowed,
  }: AssertionRequest): Promise<Result<PasskeyAssertion, PasskeyFailure>> {
    if (this.refusal) return fail({ kind: this.refusal });
    const held = allPasskeys(this.backend).map(({ credentialId }) => credentialId);
    const credentialId = held.find((id) => allowed.length === 0 || allowed.includes(id));
    if (credentialId === undefined) return fail({ kind: 'passkey-canceled' });
    return succeed({ credentialId, clientData: challenge, authenticatorData: '', signature: 'signed' });
  }

  async canOffer(): Promise<boolean> {
    return this.isOfferAvailable;
  }

  async offer(
    request: AssertionRequest,
    ended: AbortSignal,
  ): Promise<Result<PasskeyAssertion, PasskeyFailure | PasskeyOfferInterrupted>> {
    const how = await new Promise<'chosen' | 'canceled' | 'left'>((settle) => {
      this.settle = settle;
      ended.addEventListener('abort', () => settle('canceled'), { once: true });
    });
    if (how === 'left') return fail({ kind: 'page-left' });
    return how === 'chosen' ? this.getAssertion(request) : fail({ kind: 'passkey-canceled' });
  }

  /** Simulates the visitor choosing the offered passkey. */
  choose(): void {
    this.settle?.('chosen');
  }

  leaveAndReturn(): void {
    this.settle?.('left');
  }
}
