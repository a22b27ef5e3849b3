import type { WaiverHolder, Waivers } from '../../domain/blueprints/Waivers';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export type WaiverRejection =
  /** It is gone, or the player does not speak for it any more. */
  { readonly kind: 'unknown-organization' } | CallFailure;

/** The waivers of the signed-in player and of the organizations that they speak for (BP-02). */
export abstract class WaiverRecords {
  abstract find(): Promise<Result<Waivers, CallFailure>>;

  /** May be sent twice; the last value counts. */
  abstract change(holder: WaiverHolder, isWaived: boolean): Promise<Result<void, WaiverRejection>>;
}
