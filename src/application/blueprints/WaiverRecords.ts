import type { waiverRefusals } from '#domain/blueprints/blueprintRefusals';
import type { WaiverHolder, Waivers } from '#domain/blueprints/Waivers';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { RefusalOf } from '#domain/shared/Refusal';
import type { Result } from '#domain/shared/Result';

export type WaiverRejection = RefusalOf<typeof waiverRefusals> | CallFailure;

/** Waivers of the signed-in player and of the organizations that they represent (BP-02). */
export abstract class WaiverRecords {
  abstract find(): Promise<Result<Waivers, CallFailure>>;

  /** Safe to retry; the last value wins. */
  abstract change(holder: WaiverHolder, isWaived: boolean): Promise<Result<void, WaiverRejection>>;
}
