import type { Recruitment } from '../../domain/recruitment/Recruitment';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** The keys under which the error list of the account has a text. */
export interface RefusedRecruitment {
  readonly kind: 'refused';
  readonly keys: readonly string[];
}

export type RecruitingRejection = RefusedRecruitment | CallFailure;

/** Recruit-a-friend (RC-01). */
export abstract class Recruiting {
  abstract context(): Promise<Result<Recruitment, CallFailure>>;

  /** The numbers of the packs that the player's recruits have unlocked. */
  abstract unlockedPacks(playerId: string): Promise<Result<readonly number[], CallFailure>>;

  abstract invite(email: string): Promise<Result<void, RecruitingRejection>>;

  abstract linkRecruiter(code: string): Promise<Result<void, RecruitingRejection>>;
}
