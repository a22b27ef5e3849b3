import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { LoadDacs } from '../coupons/LoadDacs';
import { SharedAccountRequests } from '../products/SharedAccountRequests';
import { useCase } from '../useCase';

/** What the player can use or give away; 0 if there is none. */
export interface WaitingGifts {
  /** Months of game time from the store that the player has not claimed yet. */
  readonly claimableMonths: number;
  readonly dacs: number;
  /** Beta keys that others have sent to the player. */
  readonly receivedKeys: number;
  /** Beta keys that the player can send. */
  readonly betaKeys: number;
}

@useCase
export class LoadWaitingGifts {
  constructor(
    private readonly requests: SharedAccountRequests,
    private readonly loadDacs: LoadDacs,
  ) {}

  async execute(): Promise<Result<WaitingGifts, CallFailure>> {
    const [claimable, dacs, keys] = await Promise.all([
      this.requests.findClaimable(),
      this.loadDacs.execute(),
      this.requests.findBetaKeys(),
    ]);
    if (!dacs.ok) return dacs;
    if (!keys.ok) return keys;
    return succeed({
      claimableMonths: claimable?.months ?? 0,
      dacs: dacs.value.kind === 'enabled' ? dacs.value.owned : 0,
      receivedKeys: keys.value.received.length,
      betaKeys: keys.value.available,
    });
  }
}
