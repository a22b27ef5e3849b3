import type { Recruitment } from '#domain/recruitment/Recruitment';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/** The server rejected the request. `keys` are the keys of texts in the error list of the account pages. */
export interface RefusedRecruitment {
  readonly kind: 'refused';
  readonly keys: readonly string[];
}

export type RecruitingRejection = RefusedRecruitment | CallFailure;

/** Recruit-a-friend (RC-01). */
export abstract class Recruiting {
  abstract find(): Promise<Result<Recruitment, CallFailure>>;

  /** Returns the numbers of the packs that the player's recruits have unlocked. */
  abstract findUnlockedPacks(playerId: string): Promise<Result<readonly number[], CallFailure>>;

  abstract invite(email: string): Promise<Result<void, RecruitingRejection>>;

  abstract linkRecruiter(code: string): Promise<Result<void, RecruitingRejection>>;
}
