export interface Recruit {
  readonly displayName: string;
  /** The player's avatar; absent if there is none. */
  readonly avatar?: string;
}

/** A player's recruits, and the player's own recruiter. */
export interface Recruitment {
  readonly recruiter?: Recruit;
  readonly avatar?: string;
  readonly canBeRecruited: boolean;
  readonly recruits: readonly Recruit[];
}

export const canLinkRecruiter = ({ canBeRecruited, recruiter }: Recruitment): boolean =>
  canBeRecruited && !recruiter;

/** Number of days after registration during which a player can link a recruiter. */
export const recruitableDays = 30;
