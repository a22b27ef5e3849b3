import type { Moment } from '../platform/moments';

export interface RecruitmentTables {
  /** A player has one recruiter at most. */
  recruits: {
    recruit_id: string;
    recruiter_id: string;
    recruited_at: Moment;
  };
  /** Packs stay unlocked, whoever of the recruits leaves. */
  unlocked_packs: {
    player_id: string;
    pack: number;
    unlocked_at: Moment;
  };
}
