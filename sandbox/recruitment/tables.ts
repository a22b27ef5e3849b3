import type { Moment } from '../platform/moments';

export interface RecruitmentTables {
  /** A player has at most one recruiter. */
  recruits: {
    recruit_id: string;
    recruiter_id: string;
    recruited_at: Moment;
  };
  /** Packs stay unlocked when recruits delete their accounts. */
  unlocked_packs: {
    player_id: string;
    pack: number;
    unlocked_at: Moment;
  };
}
